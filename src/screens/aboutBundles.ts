import { getPostpaidOptionsV2 } from '../api/contract/bundleOptions.ts'
import { completeStatus } from '../api/contract/complete.ts'
import { postpaidOverview } from '../api/contract/overview.ts'
import { getPostpaidSubscription } from '../api/contract/subscription.ts'

/** What tells a customer's bundles and what they cost: asked again after every change of bundles, Compleet or data cap. */
export const aboutBundles = [getPostpaidOptionsV2, getPostpaidSubscription, postpaidOverview, completeStatus] as const
