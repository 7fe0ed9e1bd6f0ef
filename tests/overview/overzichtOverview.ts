import type { DataBundle, Overview } from '#model/overview/contract.ts'

/** 20 November 2026, 14:09 in Amsterdam. */
export const now = Date.parse('2026-11-20T13:09:00Z')

/** 10 GB of November, 200 MB on each of the 20 days so far: 6 GB left. */
export const dataBundle: DataBundle = {
  size: 10_000,
  additionalCompleteSize: 0,
  isInfiniteBundle: false,
  autoExtend: true,
  from: '2026-11-01',
  until: '2026-11-30',
  used: 4000,
  usedPerDay: Array.from({ length: 20 }, () => 200),
  outside: 0,
  topUps: [],
}

/** An ordinary customer with a subscription. */
export const overview: Overview = {
  dataBundle,
  voiceSmsBundle: {
    size: 200,
    additionalCompleteSize: 0,
    isUnlimited: false,
    used: 80,
    outside: 0,
    topUps: [],
    smsUsed: 12,
    from: '2026-11-01',
    until: '2026-11-30',
  },
  smsUnlimited: false,
  mutualBundle: null,
  dataCap: { active: false },
  autoTopUps: [],
  balance: null,
  creditValidUntil: null,
  currentCosts: { fixed: [{ title: 'Bundels', amount: 1250 }], outside: [], total: 1250, invoiceOn: '2026-12-01' },
  lastInvoiceOn: null,
  costLimit: null,
  settlement: null,
  nextInvoice: {
    date: '2026-12-01',
    amount: 1250,
    fixed: [{ title: 'Internetbundel 10 GB', amount: 1250 }],
    outside: [],
    once: [],
  },
  calls: { minutes: 80, sms: 12 },
  standstill: null,
  fixMeBarItems: [],
  fixMeTiles: [],
  tiles: [],
  giftBundles: [],
  completeStatus: 'NOT_ELIGIBLE',
  buyDataEligible: true,
  subscriptionActive: true,
  terminationDate: null,
  updatedAt: '2026-11-20T13:00:00.000Z',
}

/** A prepaid customer with € 12,50 and no bundle. */
export const prepaidOverview: Overview = {
  ...overview,
  dataBundle: null,
  voiceSmsBundle: null,
  dataCap: null,
  currentCosts: null,
  mutualBundle: { active: false, size: 0, used: 0, until: null },
  balance: 1250,
  creditValidUntil: '2027-04-20',
}

export const usps = {
  dataCapPrice: 100,
  dataCostOutsideBundle: 10,
  voiceCostOutsideBundle: 20,
  smsCostOutsideBundle: 15,
  voiceCostEurope: 22,
  extraDataBundleSize: 1000,
  extraDataBundleUnit: 'MB',
  extraDataPrice: 300,
  extraVoiceBundleSize: 100,
  extraVoiceBundleUnit: 'MIN',
  extraVoicePrice: 500,
} as const

export const withData = (change: Partial<DataBundle>, more: Partial<Overview> = {}): Overview => ({
  ...overview,
  ...more,
  dataBundle: { ...dataBundle, ...change },
})
