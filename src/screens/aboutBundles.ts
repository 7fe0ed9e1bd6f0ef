import { getPostpaidOptionsV2 } from '../api/contract/bundleOptions.ts'
import { completeStatus } from '../api/contract/complete.ts'
import { postpaidOverview } from '../api/contract/overview.ts'
import { getUser } from '../api/contract/session.ts'
import { getPostpaidSubscription } from '../api/contract/subscription.ts'
import { getTerminateData } from '../api/contract/termination.ts'
import { getWithdrawals } from '../api/contract/withdrawal.ts'

/** The reads about a customer's bundles, costs, end date and withdrawals. Refetched after every change of bundles, Compleet or data cap. */
export const aboutBundles = [
  getPostpaidOptionsV2,
  getPostpaidSubscription,
  postpaidOverview,
  completeStatus,
  getTerminateData,
  getWithdrawals,
  getUser,
] as const
