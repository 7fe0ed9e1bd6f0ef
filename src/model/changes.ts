import type { ReadName } from '#model/readNames.ts'

/** The change when somebody becomes another kind of customer. */
export const EVERYTHING = 'everything'

/** The reads whose answers a write makes stale. */
export type Changes = readonly ReadName[] | typeof EVERYTHING

/** The reads about the bundles of a subscription: costs, end dates, choices and withdrawal. */
export const aboutBundles = [
  'completeStatus',
  'getInvoices',
  'getNextInvoice',
  'getPostpaidOptionsRetention',
  'getPostpaidOptionsV2',
  'getPostpaidSubscription',
  'getSimOnlyOffer',
  'getTerminateData',
  'getTimeline',
  'getUser',
  'getWithdrawals',
  'postpaidOverview',
] as const satisfies readonly ReadName[]

/** The reads about prepaid credit and how it was spent. */
export const aboutCredit = [
  'getAutoTopUp',
  'getPayments',
  'getPre2PostStanding',
  'getTimeline',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

/** The reads about the simcard and about features that need a working one. */
export const aboutSim = [
  'getAutoTopUp',
  'getEsim',
  'getMfaSettings',
  'getNumberLock',
  'getPre2PostStanding',
  'getPrepaidTopupBundlesV3',
  'getSecurityLog',
  'getSimCard',
  'getSimcardDetails',
  'getSimcardOffer',
  'getTimeline',
  'getUsage',
  'postpaidOverview',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

export const aboutPorting = [
  'getSecurityLog',
  'getSimcardContract',
  'getTimeline',
  'numberportingGetStatus',
  'postpaidOverview',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

/** The reads about invoices and open amounts. */
export const aboutInvoices = [
  'getInvoice',
  'getInvoices',
  'getPaymentArrangements',
  'getPayments',
  'getTimeline',
  'getUsage',
  'postpaidOverview',
] as const satisfies readonly ReadName[]
