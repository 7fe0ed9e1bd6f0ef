import type { SwitchOrder } from '#model/switching/contract.ts'
import { type Row, refusals } from '../law/refusals.ts'
import { switchOrder as order, SWITCH_RETURN } from './switchOrder.ts'

const { changeCampaignOptions, personal, address } = order
const chosen = (change: Partial<SwitchOrder['changeCampaignOptions']>) => ({
  changeCampaignOptions: { ...changeCampaignOptions, ...change },
})
const person = (change: Partial<SwitchOrder['personal']>) => ({ personal: { ...personal, ...change } })
const pays = (Amount: number, ReturnURL = SWITCH_RETURN) => ({ AccountPayment: { Amount, Issuer: null, ReturnURL } })
const blocked = { blocked: true, reason: 'STOLEN' }

const orders: readonly (readonly [when: string, refusal: Row[1], change: Partial<SwitchOrder>])[] = [
  ['the contract is not accepted', '422 CONTRACT_NOT_ACCEPTED', chosen({ contractAccepted: false })],
  ['a bundle is unknown', '422 NOT_AVAILABLE', chosen({ campaignIDs: ['INET-1.year.1', 'MAIN-UNL.year.550'] })],
  ['there is no calling', '422 NOT_AVAILABLE', chosen({ campaignIDs: ['INET-10000.year.700'] })],
  [
    'the bundles are for renewals',
    '422 NOT_AVAILABLE',
    chosen({ campaignIDs: ['INET-10000.retention.600', 'MAIN-UNL.retention.500'] }),
  ],
  [
    'a bundle is not sold any more',
    '422 NOT_AVAILABLE',
    chosen({ campaignIDs: ['INET-2000-OUD.month.325', 'MAIN-UNL.month.600'] }),
  ],
  ['another price was shown', '409 PRICE_CHANGED', chosen({ campaignIDs: ['INET-10000.year.1', 'MAIN-UNL.year.550'] })],
  ['another first day was shown', '409 PERIOD_CHANGED', chosen({ startsOn: '2020-01-31' })],
  ['the customer is 9', '422 TOO_YOUNG', person({ BirthDate: '2017-12-01' })],
  ['a minor has no guardian', '422 GUARDIAN_MISSING', person({ BirthDate: '2010-12-01' })],
  ['the name is HTML', '422 DETAILS_INVALID', person({ LastName: '<b>' })],
  ['the address is no mailbox', '422 DETAILS_INVALID', person({ Email: 'gerrit' })],
  ['the postcode is none', '422 DETAILS_INVALID', { address: { ...address, Zip: '0000 SS' } }],
  ['the account is none', '422 IBAN_INVALID', { Iban: 'NL00WADB9000000036' }],
  ['there is no payment', '422 NOT_POSSIBLE', { AccountPayment: null }],
  ['the payment is a euro', '422 NOT_POSSIBLE', pays(100)],
  ['the bank would send the customer elsewhere', '422 NOT_POSSIBLE', pays(1, 'https://evil.example/')],
]

refusals(
  'switching',
  [
    ...orders.map(([when, refusal, change]): Row => [when, refusal, 'pre2PostTransfer', 36, { ...order, ...change }]),
    ['the customer has old rates', '403 OLD_RATES', 'pre2PostTransfer', 34, order],
    [
      'a switch is on its way',
      '403 ALREADY',
      'pre2PostTransfer',
      36,
      order,
      async ({ pay }) => void (await pay('paid', { ...order, startNow: false }, 'pre2PostTransfer')),
    ],
    [
      'the bank is slow',
      '403 ALREADY',
      'pre2PostTransfer',
      36,
      order,
      async ({ pay }) => void (await pay('slow', order, 'pre2PostTransfer')),
    ],
    ['the credit expires soon', '403 CREDIT_EXPIRING', 'pre2PostTransfer', 36, order, { clock: '2027-05-01T12:00:00+01:00' }],
    ['the card is blocked', '403 SIM_BLOCKED', 'pre2PostTransfer', 36, order, ['settingsChangeSimcardBlock', blocked]],
    ['the customer has a subscription', '403', 'pre2PostTransfer', 1, order],
    ['no switch is on its way', '409 NOT_COMING', 'undoPre2PostTransfer', 36, {}],
    [
      'a bundle is unknown',
      '422 NOT_AVAILABLE',
      'getPre2PostSummary',
      36,
      { campaignIDs: ['INET-1.year.1', 'MAIN-UNL.year.550'], startNow: true },
    ],
  ],
  { today: '2026-12-02', never: ['pre2PostTransfer 403 OTHER'] },
)
