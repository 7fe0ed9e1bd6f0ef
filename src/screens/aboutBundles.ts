import { getPostpaidOptionsV2 } from '../api/contract/bundleOptions.ts'
import { completeStatus } from '../api/contract/complete.ts'
import { postpaidOverview } from '../api/contract/overview.ts'
import { getPostpaidSubscription } from '../api/contract/subscription.ts'
import { getTerminateData } from '../api/contract/termination.ts'
import { getWithdrawals } from '../api/contract/withdrawal.ts'

/** What tells a customer's bundles, what they cost and how they end: asked again after every change of bundles, Compleet or data cap. */
export const aboutBundles = [
  getPostpaidOptionsV2,
  getPostpaidSubscription,
  postpaidOverview,
  completeStatus,
  getTerminateData,
  getWithdrawals,
] as const
