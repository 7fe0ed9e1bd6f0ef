import { payment } from '../law/payment.ts'
import { type Row, refusals } from '../law/refusals.ts'

const low = { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }
const auto = (setting: object, amount: number) => ({ for: { kind: 'auto-top-up', setting }, ...payment(amount) })
const invoice = (id: string, amount: number) => ({ for: { kind: 'invoices', ids: [id] }, ...payment(amount) })
const topUp = (amount: number) => ({ for: { kind: 'top-up' }, ...payment(amount) })
const open = invoice('h3icua4gnf', 3635)

refusals('payment', [
  [
    'the invoice was credited',
    '409 PRICE_CHANGED',
    'createPayment',
    6,
    invoice('2pw12lxrle', 1435),
    async ({ ask }) => void (await ask('POST', '/demo/happen', { kind: 'invoice-credited', amount: 50 })),
  ],
  [
    'automatic top-up is on',
    '409 ALREADY_ON',
    'createPayment',
    30,
    auto(low, 2000),
    async ({ pay }) => void (await pay('paid', auto(low, 2000))),
  ],
  ['no bundle runs', '409 NO_BUNDLE', 'createPayment', 30, auto({ ...low, type: 'BUNDLE', amount: 1000, threshold: null }, 1000)],
  ['the invoice is paid', '409 ALREADY_PAID', 'createPayment', 1, invoice('6kjfmtful1', 1430)],
  ['the invoice is paid in terms', '409 IN_ARRANGEMENT', 'createPayment', 5, invoice('n05wms8wai', 4200)],
  [
    'the direct debit is announced',
    '409 DEBIT_ANNOUNCED',
    'createPayment',
    1,
    invoice('8w30ywrdq7', 1400),
    { clock: '2027-03-03T12:00:00+01:00' },
  ],
  ['a bank processes it', '409 PAYMENT_PENDING', 'createPayment', 6, open, async ({ pay }) => void (await pay('slow', open))],
  ['another term is next', '409 TERM_CHANGED', 'createPayment', 5, { for: { kind: 'term', number: 3 }, ...payment(2910) }],
  ['another amount is paid than set', '422 NOT_POSSIBLE', 'createPayment', 30, auto(low, 1000)],
  ['the amount is not offered', '422 NOT_POSSIBLE', 'createPayment', 30, auto({ ...low, amount: 1500 }, 1500)],
  ['the threshold is not offered', '422 NOT_POSSIBLE', 'createPayment', 30, auto({ ...low, threshold: 0 }, 2000)],
  [
    'the day is the 31st',
    '422 NOT_POSSIBLE',
    'createPayment',
    30,
    auto({ type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: 31 }, 1000),
  ],
  [
    'the day is no number',
    '422 NOT_POSSIBLE',
    'createPayment',
    30,
    auto({ type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: 1.5 }, 1000),
  ],
  [
    'the credit would exceed € 150',
    '422 MAX_BALANCE',
    'createPayment',
    34,
    auto({ ...low, amount: 5000 }, 5000),
    async ({ pay }) => void (await pay('paid', topUp(5000))),
    async ({ pay }) => void (await pay('paid', topUp(5000))),
  ],
  ['the invoice is unknown', '404 UNKNOWN_INVOICE', 'createPayment', 6, invoice('onbekend', 3635)],
  ['the customer has a subscription', '403', 'createPayment', 1, topUp(1000)],
  ['no phone is ordered', '409 NOT_WAITING', 'createPayment', 15, { for: { kind: 'handset' }, ...payment(2741) }],
  [
    'it is of another customer',
    '404',
    'cancelPayment',
    31,
    {},
    async ({ done, as }) => {
      const { id } = Object((await done('createPayment', topUp(1000))).payment)
      await as(30)
      return { id }
    },
  ],
  ['it is paid', '409 ALREADY_PAID', 'cancelPayment', 31, {}, async ({ pay }) => ({ id: await pay('paid', topUp(1000)) })],
  [
    'a bank processes it',
    '409 PAYMENT_PENDING',
    'cancelPayment',
    31,
    {},
    async ({ pay }) => ({ id: await pay('slow', topUp(1000)) }),
  ],
  ['the payment is unknown', '404', 'getPaymentReceipt', 31, { id: 'onbekend' }],
  [
    'it is not paid',
    '409 NOT_PAID',
    'getPaymentReceipt',
    31,
    {},
    async ({ pay }) => ({ id: await pay('cancelled', topUp(1000)) }),
  ],
  ...['', '__proto__', 'x'.repeat(60)].map(
    (id): Row => [`the invoice is called “${id}”`, '404 UNKNOWN_INVOICE', 'createPayment', 6, invoice(id, 3635)],
  ),
  ['the invoice is of another customer', '404 UNKNOWN_INVOICE', 'createPayment', 1, open],
  ['there are no invoices', '400', 'createPayment', 6, { for: { kind: 'invoices', ids: [] }, ...payment(0) }],
  [
    'one of two invoices is paid',
    '409 PRICE_CHANGED',
    'createPayment',
    6,
    { ...open, for: { kind: 'invoices', ids: ['h3icua4gnf', '2pw12lxrle'] } },
  ],
  [
    'an invoice is named twice',
    '409 PRICE_CHANGED',
    'createPayment',
    6,
    { for: { kind: 'invoices', ids: ['h3icua4gnf', 'h3icua4gnf'] }, ...payment(7270) },
  ],
  ['there are no terms', '409 TERM_CHANGED', 'createPayment', 6, { for: { kind: 'term', number: 1 }, ...payment(100) }],
  ['the customer gets invoices', '403', 'createPayment', 6, topUp(1000)],
  ['a top-up is 1 cent', '422 NOT_POSSIBLE', 'createPayment', 31, topUp(1)],
  ['a top-up is € 1000', '422 NOT_POSSIBLE', 'createPayment', 31, topUp(100_000)],
  ...[
    { Issuer: '__proto__' },
    { ReturnURL: 'https://evil.example/betaling-controleren' },
    { ReturnURL: 'javascript:alert(1)' },
  ].map(
    (wrong): Row => [
      `the payment has ${JSON.stringify(wrong)}`,
      '422 NOT_POSSIBLE',
      'createPayment',
      31,
      { for: { kind: 'top-up' }, AccountPayment: { ...payment(1000).AccountPayment, ...wrong } },
    ],
  ),
  ['the payment is called __proto__', '404', 'getPaymentReceipt', 31, { id: '__proto__' }],
])
