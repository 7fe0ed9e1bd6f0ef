import type { ReadName } from './readNames.ts'

/** What changes when somebody becomes another kind of customer. */
export const EVERYTHING = 'everything'

/** The reads that answer something else after a write. */
export type Changes = readonly ReadName[] | typeof EVERYTHING

/** What tells of the bundles of a subscription: what they cost, how they end, what can be chosen, and whether they can be withdrawn. */
export const aboutBundles = [
  'completeStatus',
  'getInvoices',
  'getNextInvoice',
  'getPostpaidOptionsRetention',
  'getPostpaidOptionsV2',
  'getPostpaidSubscription',
  'getSimOnlyOffer',
  'getTerminateData',
  'getUser',
  'getWithdrawals',
  'postpaidOverview',
] as const satisfies readonly ReadName[]

/** What tells how much credit there is, and what became of it. */
export const aboutCredit = [
  'getAutoTopUp',
  'getPayments',
  'getPre2PostStanding',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

/** What tells of the card, and what hangs on whether it works. */
export const aboutSim = [
  'getEsim',
  'getMfaSettings',
  'getPre2PostStanding',
  'getSimCard',
  'getSimcardDetails',
  'getSimcardOffer',
  'getUsage',
  'postpaidOverview',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

/** What tells of a number that comes over from another provider. */
export const aboutPorting = [
  'getSimcardContract',
  'numberportingGetStatus',
  'postpaidOverview',
  'prepaidOverview',
] as const satisfies readonly ReadName[]

/** What tells of invoices and of what is to be paid. */
export const aboutInvoices = [
  'getInvoice',
  'getInvoices',
  'getPaymentArrangements',
  'getPayments',
  'getUsage',
  'postpaidOverview',
] as const satisfies readonly ReadName[]
