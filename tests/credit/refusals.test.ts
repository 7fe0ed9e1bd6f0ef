import { payment } from '../law/payment.ts'
import { type Refused, type Row, refusals } from '../law/refusals.ts'

const low = { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }
const forBundle = { type: 'BUNDLE', amount: 1000, threshold: null, dayOfMonth: null }
const bundle = (id: string, price: number) => ({ id, price, autoExtend: false })
const topUp =
  (...amounts: number[]) =>
  async (customer: Refused) => {
    for (const amount of amounts) await customer.pay('paid', { for: { kind: 'top-up' }, ...payment(amount) })
  }

refusals('credit', [
  ['it is off', '409 NOT_ON', 'updateAutoTopUp', 30, low],
  ['no bundle runs', '409 NO_BUNDLE', 'updateAutoTopUp', 32, forBundle],
  [
    'another price of the bundle was shown',
    '409 PRICE_CHANGED',
    'updateAutoTopUp',
    32,
    forBundle,
    ['topupPrepaidBundle', { id: 'PP-S', price: 500, autoExtend: true }],
  ],
  ['the amount is not offered', '422 NOT_POSSIBLE', 'updateAutoTopUp', 32, { ...low, amount: 1500 }],
  ['it is off', '409 NOT_ON', 'stopAutoTopUp', 30, {}],
  ['the check digit is wrong', '422 CODE_INVALID', 'redeemTopUpCode', 31, { code: '2000000000000015' }],
  ['nobody bought the code', '422 CODE_UNKNOWN', 'redeemTopUpCode', 31, { code: '2000000000000055' }],
  ['the code was used', '422 CODE_USED', 'redeemTopUpCode', 31, { code: '2000000000000030' }],
  ['the code has expired', '422 CODE_EXPIRED', 'redeemTopUpCode', 31, { code: '2000000000000048' }],
  [
    'the credit would exceed € 150',
    '422 MAX_BALANCE',
    'redeemTopUpCode',
    31,
    { code: '2000000000000022' },
    topUp(5000, 5000, 2000),
  ],
  [
    'five codes were wrong',
    '429 CODE_BLOCKED',
    'redeemTopUpCode',
    31,
    { code: '2000000000000014' },
    ({ tries }) => tries(5, 'redeemTopUpCode', { code: '4111111111111111' }),
  ],
  ['the credit is too low', '403 BALANCE_TOO_LOW', 'topupPrepaidBundle', 30, bundle('PP-M', 1000)],
  ['the bundle is unknown', '404', 'topupPrepaidBundle', 30, bundle('INET-1000', 1000)],
  ['on-net calling is active', '409 ALREADY_ACTIVE', 'topupPrepaidBundle', 33, bundle('PP-ONDERLING', 250)],
  ['another price was shown', '409 PRICE_CHANGED', 'topupPrepaidBundle', 30, bundle('PP-DAG', 50)],
  ['another last day was shown', '409 PERIOD_CHANGED', 'topupPrepaidBundle', 34, { ...bundle('PP-S', 500), until: '2020-01-31' }],
  ['the bundle does not run', '404', 'setAutoExtendPrepaidDataCampaign', 30, { id: 'PP-M', autoExtend: true }],
  ['they were chosen already', '409 ALREADY_NEWEST', 'chooseNewestPrices', 34, {}, ['chooseNewestPrices', {}]],
  ['the credit is too low for on-net calling', '403 BALANCE_TOO_LOW', 'topupPrepaidBundle', 30, bundle('PP-ONDERLING', 250)],
  [
    'another last day of on-net calling was shown',
    '409 PERIOD_CHANGED',
    'topupPrepaidBundle',
    34,
    { ...bundle('PP-ONDERLING', 250), until: '2020-01-31' },
  ],
  ['on-net calling does not run', '404', 'setAutoExtendPrepaidDataCampaign', 30, { id: 'PP-ONDERLING', autoExtend: true }],
  ['the customer never bought a bundle', '404', 'setAutoExtendPrepaidDataCampaign', 36, { id: 'PP-M', autoExtend: true }],
  ['the code has four digits', '422 CODE_INVALID', 'redeemTopUpCode', 31, { code: '1234' }],
  ...(
    [
      ['topupPrepaidBundle', bundle('PP-M', 1000)],
      ['setAutoExtendPrepaidDataCampaign', { id: 'PP-M', autoExtend: true }],
      ['updateAutoTopUp', low],
      ['getPrepaidTopupBundlesV3', {}],
      ['getAutoTopUp', {}],
    ] as const
  ).map(([operation, input]): Row => ['the customer has a subscription', '403', operation, 1, input]),
])
