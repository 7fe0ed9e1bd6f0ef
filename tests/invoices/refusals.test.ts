import { payment } from '../law/payment.ts'
import { type Row, refusals } from '../law/refusals.ts'

const terms = { terms: 3, amount: 5070, firstOn: '2026-11-27' }
const question = { invoice: 'ol7p7k67xk', line: 5, amount: 495, reason: 'unknown', text: '' }
const invoices = { ...payment(3635), for: { kind: 'invoices', ids: ['h3icua4gnf'] } }

refusals('invoices', [
  ['another amount was shown', '409 PRICE_CHANGED', 'requestPaymentArrangement', 6, { ...terms, amount: 5000 }],
  ['nothing is open', '409 NOTHING_OPEN', 'requestPaymentArrangement', 1, { terms: 2, amount: 0, firstOn: '' }],
  ['too little is open', '409 TOO_LITTLE', 'requestPaymentArrangement', 3, { terms: 2, amount: 0, firstOn: '' }],
  ['an arrangement runs', '409 RUNNING', 'requestPaymentArrangement', 6, terms, ['requestPaymentArrangement', terms]],
  [
    'an arrangement was stopped after a missed term',
    '409 STOPPED',
    'requestPaymentArrangement',
    6,
    terms,
    ['requestPaymentArrangement', terms],
    { clock: '2026-12-20T12:00:00+01:00' },
  ],
  [
    'a bank processes the payment of an invoice',
    '409 PAYMENT_PENDING',
    'requestPaymentArrangement',
    6,
    terms,
    async ({ pay }) => void (await pay('slow', invoices)),
  ],
  ['there is one term', '422 NOT_POSSIBLE', 'requestPaymentArrangement', 6, { ...terms, terms: 1 }],
  ['the invoice is unknown', '404', 'askAboutInvoice', 2, { ...question, invoice: 'zzz' }],
  ['the invoice has no such line', '404', 'askAboutInvoice', 2, { ...question, line: 99 }],
  ['another amount was shown', '409 PRICE_CHANGED', 'askAboutInvoice', 2, { ...question, amount: 494 }],
  ['the line has a question', '409 ALREADY', 'askAboutInvoice', 2, question, ['askAboutInvoice', question]],
  ['the question is unknown', '404', 'withdrawInvoiceQuestion', 2, { id: 'VR-26002-001' }],
  [
    'the question has its answer',
    '409 TOO_LATE',
    'withdrawInvoiceQuestion',
    2,
    { id: 'VR-26002-001' },
    ['askAboutInvoice', question],
    { clock: '2026-11-24T12:00:00+01:00' },
  ],
  ['the customer has a subscription', '403', 'getPayments', 1, {}],
  ['the invoice is of another customer', '404', 'getInvoiceDocument', 1, { id: '2pw12lxrle' }],
  ['there are seven terms', '422 NOT_POSSIBLE', 'requestPaymentArrangement', 6, { ...terms, terms: 7 }],
  ['the terms are no whole number', '422 NOT_POSSIBLE', 'requestPaymentArrangement', 6, { ...terms, terms: 2.5 }],
  ...['2099-01-01', '2020-01-01', 'morgen'].map(
    (firstOn): Row => [`the first day is ${firstOn}`, '422 NOT_POSSIBLE', 'requestPaymentArrangement', 6, { ...terms, firstOn }],
  ),
  ['the customer is prepaid', '403', 'getPaymentArrangements', 30, {}],
])
