import { type Row, refusals } from '../law/refusals.ts'

const change = (bundles: string) => ({ activateComplete: false, campaignIDs: bundles.split(' '), contractAccepted: true })
const larger = change('INET-20000.year.750 MAIN-UNL.year.550')
const cancelled = ['terminateSubscription', { reason: 'OTHER', message: '', fee: 4932, endsOn: '2026-12-20' }] as const

refusals('bundles', [
  ['the subscription is cancelled', '403 NOT_ALLOWED', 'changePostpaidCampaigns', 4, larger],
  [
    'a change is on its way',
    '409 CHANGE_PENDING',
    'changePostpaidCampaigns',
    23,
    change('INET-40000.year.1250 MAIN-UNL.year.550'),
  ],
  [
    'the change to replace has begun',
    '409 NO_CHANGE_PENDING',
    'changePostpaidCampaigns',
    23,
    {
      ...change('INET-40000.year.1250 MAIN-UNL.year.550'),
      replaces: '2026-12-01.year.INET-20000.MAIN-UNL.false.false.false.',
    },
    { clock: '2026-12-01T12:00:00+01:00' },
  ],
  ['another price was shown', '409 PRICE_CHANGED', 'changePostpaidCampaigns', 1, change('INET-20000.year.700 MAIN-UNL.year.550')],
  ['another first day was shown', '409 PERIOD_CHANGED', 'changePostpaidCampaigns', 1, { ...larger, startsOn: '2020-01-31' }],
  [
    'the bundles are those of now',
    '409 NOTHING_CHANGED',
    'changePostpaidCampaigns',
    1,
    change('INET-10000.year.700 MAIN-UNL.year.550'),
  ],
  [
    'the phone needs more internet',
    '422 TOO_SMALL_FOR_PHONE',
    'changePostpaidCampaigns',
    16,
    change('INET-3000.twoYears.350 MAIN-UNL.twoYears.500'),
  ],
  [
    'the contract would be shorter',
    '422 NOT_AVAILABLE',
    'changePostpaidCampaigns',
    1,
    change('INET-20000.month.1050 MAIN-UNL.month.600'),
  ],
  [
    'the contract is not accepted',
    '422 CONTRACT_NOT_ACCEPTED',
    'changePostpaidCampaigns',
    1,
    { ...larger, contractAccepted: false },
  ],
  ['a change is on its way', '409 CHANGE_PENDING', 'getChangeSummary', 23, { campaignIDs: larger.campaignIDs }],
  ['no change is on its way', '409 NO_CHANGE_PENDING', 'undoPostpaidChange', 1, {}],
  [
    'the subscription is cancelled',
    '403 NOT_ALLOWED',
    'undoPostpaidChange',
    28,
    {},
    { clock: '2026-12-10T12:00:00+01:00' },
    ['changePostpaidCampaigns', change('INET-10000.twoYears.600 MAIN-UNL.twoYears.500')],
    { clock: '2026-12-28T12:00:00+01:00' },
    async ({ read, done }) => {
      const { terminationFee: fee } = Object((await read('getTerminateData')).body.result)
      await done('terminateSubscription', { reason: 'OTHER', message: '', fee, endsOn: '2027-01-28' })
    },
  ],
  ['the subscription is cancelled', '403 NOT_ALLOWED', 'activateComplete', 1, {}, cancelled],
  ['it is on', '409 NOT_ELIGIBLE', 'activateComplete', 13, {}],
  ['the subscription has ended', '403 STOPPED', 'activateGiftBundle', 3, { id: 'gift-3-1' }],
  ['the gift is of another customer', '404', 'activateGiftBundle', 19, { id: 'gift-1-1' }],
  [
    'the gift was unwrapped',
    '409 GIFT_UNWRAPPED',
    'activateGiftBundle',
    19,
    { id: 'gift-19-1' },
    ['activateGiftBundle', { id: 'gift-19-1' }],
  ],
  [
    'the gift has expired',
    '409 GIFT_EXPIRED',
    'activateGiftBundle',
    19,
    { id: 'gift-19-1' },
    { clock: '2028-01-01T12:00:00+01:00' },
  ],
  ['the subscription has ended', '403 NOT_ELIGIBLE', 'topupPostpaidBundle', 3, { id: 'EXTRA-DATA', price: 300 }],
  ['calling is unlimited', '404', 'topupPostpaidBundle', 1, { id: 'EXTRA-VOICE', price: 500 }],
  ['another price was shown', '409 PRICE_CHANGED', 'topupPostpaidBundle', 28, { id: 'EXTRA-DATA', price: 250 }],
  [
    'another last day was shown',
    '409 PERIOD_CHANGED',
    'topupPostpaidBundle',
    28,
    { id: 'EXTRA-DATA', price: 300, until: '2020-01-31' },
  ],
  ...[
    'INET-20000.year.750 MAIN-UNL.month.600',
    'INET-20000.year.750',
    'INET-2000-OUD.year.325 MAIN-UNL.year.550',
    'NIETS.year.1 MAIN-UNL.year.550',
  ].map((ids): Row => [`the bundles are ${ids}`, '422 NOT_AVAILABLE', 'changePostpaidCampaigns', 1, change(ids)]),
  ...[2, 20, 21].map((account): Row => [`it is account ${account}`, '409 NOT_ELIGIBLE', 'activateComplete', account, {}]),
  ['the customer is prepaid', '403', 'activateComplete', 30, {}],
])
