import type { RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import { type Refused, type Row, refusals } from '../law/refusals.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { ARTICLE, PHONE_RETURN, phoneOrder, TWO_YEARS, wealthy } from './phoneOrder.ts'

const TODAY = '2026-12-02'
const order = phoneOrder()
const small = phoneOrder({ monthly: 100 })
/** The input of the three documents. */
const asked = { ArticleCode: ARTICLE, MonthlyCreditAmount: 2200, campaignIDs: TWO_YEARS }
const repair = { problem: 'SCREEN', message: '' }

type Order = RetentionHandsetOrder
const handset = (change: Partial<Order['HandsetOrder']>) => ({ HandsetOrder: { ...order.HandsetOrder, ...change } })
const identity = (change: Partial<Order['identity']>) => ({ identity: { ...order.identity, ...change } })
const person = (change: Partial<Order['personal']>) => ({ personal: { ...order.personal, ...change } })
const contract = (change: Partial<Order['changeCampaignOptions']>) => ({
  changeCampaignOptions: { ...order.changeCampaignOptions, ...change },
})
const bundles = (...ids: string[]) => contract({ campaignIDs: ids })
const pays = (Amount: number, Issuer: string | null = 'TESTNL01', ReturnURL = PHONE_RETURN) => ({
  AccountPayment: { Amount, Issuer, ReturnURL },
})

const orders: readonly (readonly [when: string, refusal: Row[1], change: Partial<Order>])[] = [
  ['the phone is not sold', '422 NOT_AVAILABLE', handset({ ArticleCode: 'TUR-NIETS' })],
  ['the colour is sold out', '409 SOLD_OUT', handset({ ArticleCode: 'TUR-ZEP-AIR-128-ROZE' })],
  ['the phone is sold out', '409 SOLD_OUT', handset({ ArticleCode: 'TUR-ORV-CLASSIC-64-ZWART' })],
  ['another price was shown', '409 PRICE_CHANGED', handset({ SalesPrice: 50_000 })],
  ['another discount was shown', '409 PRICE_CHANGED', handset({ DiscountAmount: 100 })],
  ['another levy was shown', '409 PRICE_CHANGED', { costs: { ...order.costs, HomeCopyFee: 0 } }],
  ['other costs of delivery were shown', '409 PRICE_CHANGED', { costs: { ...order.costs, DeliveryCosts: 500 } }],
  ['the monthly amount exceeds the slider', '422 CREDIT_TOO_HIGH', handset({ MonthlyCreditAmount: 2300 })],
  ['the monthly amount is not in whole euros', '422 CREDIT_TOO_HIGH', handset({ MonthlyCreditAmount: 2150 })],
  ['the first payment does not fit', '422 NOT_POSSIBLE', handset({ InitialPayment: 2000 })],
  ['the loan does not fit', '422 NOT_POSSIBLE', handset({ TotalCreditAmount: 52_900 })],
  ['the term does not fit', '422 NOT_POSSIBLE', handset({ PeriodDuration: 12 })],
  ['the bundles are for a year', '422 NOT_AVAILABLE', bundles('INET-10000.year.700', 'MAIN-UNL.year.550')],
  ['the bundles are by the month', '422 NOT_AVAILABLE', bundles('INET-10000.month.800', 'MAIN-UNL.month.600')],
  ['another price of a bundle was shown', '409 PRICE_CHANGED', bundles('INET-10000.twoYears.500', 'MAIN-UNL.twoYears.500')],
  ['there is no internet bundle', '422 NOT_AVAILABLE', bundles('MAIN-UNL.twoYears.500')],
  ['the bundle is 3 GB', '422 TOO_SMALL_FOR_PHONE', bundles('INET-3000.twoYears.350', 'MAIN-UNL.twoYears.500')],
  ['the bundle is 0 GB', '422 TOO_SMALL_FOR_PHONE', bundles('INET-0.twoYears.0', 'MAIN-UNL.twoYears.500')],
  ['the contract is not accepted', '422 CONTRACT_NOT_ACCEPTED', contract({ contractAccepted: false })],
  ['another month was shown', '409 PERIOD_CHANGED', contract({ startsOn: '2026-12-01' })],
  ['there is no last name', '422 DETAILS_INVALID', person({ LastName: '' })],
  ['the initials are a digit', '422 DETAILS_INVALID', person({ Initials: '7' })],
  ['the address is not the one on file', '422 DETAILS_INVALID', { address: { ...order.address, HouseNumber: 1 } }],
  ['the number cannot be called', '422 DETAILS_INVALID', handset({ ContactPhoneNumber: '12' })],
  ['the number of a passport has the letter O', '422 DETAILS_INVALID', identity({ PersonalID: 'NOA1BC2D3' })],
  ['the number is none of a licence', '422 DETAILS_INVALID', identity({ PersonalIDType: 'NETHERLANDS_DRIVERS_LICENCE' })],
  ['the document is of today', '422 DETAILS_INVALID', identity({ PersonalIDIssuingDate: TODAY })],
  ['the document expires today', '422 DETAILS_INVALID', identity({ PersonalIDExpiryDate: TODAY })],
  ['the document lasts ten years and two days', '422 DETAILS_INVALID', identity({ PersonalIDExpiryDate: '2035-05-04' })],
  ['a Dutch passport is of another country', '422 DETAILS_INVALID', identity({ PersonalIDIssuingCountry: 'BE' })],
  ['the country does not exist', '400', identity({ PersonalIDIssuingCountry: 'XX' })],
  ['the income is missing', '422 CREDIT_ANSWERS_MISSING', { creditCheck: null }],
  ['the income is too low', '422 CREDIT_TOO_HIGH', { creditCheck: { ...wealthy, netIncomePerMonth: 200_000 } }],
  ['the income is beyond belief', '400', { creditCheck: { ...wealthy, netIncomePerMonth: 1e9 } }],
  ['the payment is too low', '422 NOT_POSSIBLE', pays(2700)],
  ['there is no payment', '422 NOT_POSSIBLE', { AccountPayment: null }],
  ['the bank is unknown', '422 NOT_POSSIBLE', pays(2741, 'NIETS')],
  ['the bank would send the customer elsewhere', '422 NOT_POSSIBLE', pays(2741, null, 'https://elders.example/')],
]

const customers: readonly (readonly [account: number, refusal: Row[1]])[] = [
  [16, '403 OPEN_HANDSET_ORDER'],
  [18, '403 OPEN_HANDSET_ORDER'],
  [25, '403 OPEN_INVOICE'],
  [23, '403 OTHER'],
  [2, '403 OTHER'],
  [3, '403 OTHER'],
  [4, '403 OTHER'],
  [30, '403'],
]

/** Orders, up to the code. */
const ordered = async ({ done }: Refused) => ({ flowInstanceId: (await done('createRetentionHandset', order)).flowInstanceId })
/** Orders and pays with a document whose number ends so, which the provider rejects. */
const rejected = (ending: string) => async (customer: Refused) => {
  const { flowInstanceId } = await customer.done('createRetentionHandset', {
    ...order,
    ...identity({ PersonalID: `NXA1BC2${ending}` }),
  })
  await customer.pay('paid', { flowInstanceId, code: '123456' }, 'verifyRetentionHandsetCode')
}
/** Asks for ten codes, a minute apart. */
const tenCodes = async ({ done, wait }: Refused) => {
  for (let time = 0; time < 10; time += 1) {
    await done('createRetentionHandset', order)
    wait(1)
  }
}
const minor = { ...switchOrder, guardian: true, Iban: 'BE68 5390 0754 7034', AccountPayment: null }
const at = (minute: number) => ({ clock: `2026-12-02T12:0${minute}:00+01:00` })
const RESEND = 'handsetorderretentionResendSmsValidationCode'

refusals(
  'phones',
  [
    ...orders.map(([when, refusal, change]): Row => [when, refusal, 'createRetentionHandset', 15, { ...order, ...change }]),
    ...customers.map(
      ([account, refusal]): Row => [`it is account ${account}`, refusal, 'createRetentionHandset', account, order],
    ),
    ...[
      ['13', '403 CREDIT_REGISTER_REJECTED'] as const,
      ['14', '403 CREDIT_CHECK_REJECTED'] as const,
      ['15', '403 IDENTIFICATION_REJECTED'] as const,
    ].map(
      ([ending, refusal]): Row => [
        `the document of the last order ended with ${ending}`,
        refusal,
        'createRetentionHandset',
        15,
        order,
        rejected(ending),
      ],
    ),
    [
      'the customer is a minor',
      '403 TOO_YOUNG',
      'createRetentionHandset',
      36,
      order,
      ['pre2PostTransfer', { ...minor, personal: { ...switchOrder.personal, BirthDate: '2010-12-01' } }],
    ],
    [
      'a change of bundles is on its way',
      '409 CHANGE_PENDING',
      'createRetentionHandset',
      15,
      order,
      [
        'changePostpaidCampaigns',
        { activateComplete: false, campaignIDs: ['INET-20000.twoYears.850', 'MAIN-UNL.twoYears.500'], contractAccepted: true },
      ],
    ],
    [
      'the newest rules ask for the income with every loan',
      '422 CREDIT_ANSWERS_MISSING',
      'createRetentionHandset',
      15,
      { ...small, creditCheck: null },
      { shop: { newCreditRules: true } },
    ],
    ['ten codes were sent today', '429 RESEND_LIMIT', 'createRetentionHandset', 15, order, tenCodes],
    ['no phone is ordered', '409 NOT_WAITING', 'verifyRetentionHandsetCode', 15, { flowInstanceId: 'onbekend', code: '123456' }],
    [
      'the code is of another order',
      '409 NOT_WAITING',
      'verifyRetentionHandsetCode',
      15,
      { code: '123456' },
      ordered,
      async () => ({ flowInstanceId: 'onbekend' }),
    ],
    ['the code is wrong', '422 CODE_WRONG', 'verifyRetentionHandsetCode', 15, { code: '111111' }, ordered],
    ['the code has expired', '410 CODE_EXPIRED', 'verifyRetentionHandsetCode', 15, { code: '000000' }, ordered],
    ['the fifth code is wrong', '429 CODE_BLOCKED', 'verifyRetentionHandsetCode', 15, { code: '999999' }, ordered],
    [
      'the phone has sold out meanwhile',
      '409 SOLD_OUT',
      'verifyRetentionHandsetCode',
      15,
      { code: '123456' },
      ordered,
      { shop: { soldOut: ARTICLE } },
    ],
    [
      'the price has risen meanwhile',
      '409 PRICE_CHANGED',
      'verifyRetentionHandsetCode',
      15,
      { code: '123456' },
      ordered,
      { priceRise: 100 },
    ],
    [
      'the month has ended meanwhile',
      '409 PERIOD_CHANGED',
      'verifyRetentionHandsetCode',
      15,
      { code: '123456' },
      { clock: '2026-12-31T23:50:00+01:00' },
      ordered,
      { clock: '2027-01-01T00:05:00+01:00' },
    ],
    ['no phone is ordered', '409 NOT_WAITING', RESEND, 15, {}],
    ['a code was sent within the minute', '429', RESEND, 15, {}, ordered],
    [
      'three codes were sent again',
      '429 RESEND_LIMIT',
      RESEND,
      15,
      {},
      ordered,
      ...[2, 4, 6].flatMap((minute) => [at(minute), [RESEND, {}] as const]),
      at(8),
    ],
    ['the phone is not sold', '422 NOT_AVAILABLE', 'getRetentionHandsetOverview', 15, { ...asked, ArticleCode: 'TUR-NIETS' }],
    ['the phone is not sold', '422 NOT_AVAILABLE', 'getRetentionHandsetSummary', 15, { ...asked, ArticleCode: 'TUR-NIETS' }],
    ['the phone is not sold', '422 NOT_AVAILABLE', 'getRetentionHandsetCredit', 15, { ...asked, ArticleCode: 'TUR-NIETS' }],
    [
      'the phone is sold out',
      '409 SOLD_OUT',
      'getRetentionHandsetCredit',
      15,
      { ...asked, ArticleCode: 'TUR-ORV-CLASSIC-64-ZWART' },
    ],
    ['there is no loan', '422 NOT_AVAILABLE', 'getRetentionHandsetCredit', 15, { ...asked, MonthlyCreditAmount: 0 }],
    ['the phone is unknown', '404 UNKNOWN_DEVICE', 'getHandsetDevice', 15, { name: 'onbekend' }],
    ['the order is unknown', '404', 'getOrderDocument', 15, { orderNumber: 'onbekend' }],
    ...(
      [
        ['SCREEN', 'x'.repeat(501)],
        ['OTHER', ' '],
        ['ROBOT', ''],
        ['__proto__', ''],
      ] as const
    ).map(
      ([problem, message]): Row => [
        `the problem is ${problem} with ${message.trim().length} characters`,
        '400',
        'requestRepair',
        16,
        { problem, message },
      ],
    ),
    ['the customer is prepaid', '403', 'requestRepair', 31, repair],
    ['no phone was bought here', '409 NO_PHONE', 'requestRepair', 1, repair],
    ['a repair is asked for', '409 ALREADY', 'requestRepair', 16, repair, ['requestRepair', repair]],
  ],
  { today: TODAY, never: ['createRetentionHandset 403 ADDRESS_ABROAD'] },
)
