import * as v from 'valibot'
import { Day, known } from '#kit/parts.ts'
import { get } from '#model/operation.ts'
import { CompleteStatus } from '#model/overview/contract.ts'

export const CancelSubscriptionStatus = v.picklist(['Active', 'Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'])
export type CancelSubscriptionStatus = v.InferOutput<typeof CancelSubscriptionStatus>

/** The binding period: a month, one year or two (spec 9 binding periods). */
export const BindingPeriodType = v.picklist([
  'monthBindingPeriod',
  'yearBindingPeriod',
  'twoYearBindingPeriod',
  'retentionBindingPeriod',
])
export type BindingPeriodType = v.InferOutput<typeof BindingPeriodType>

export const BundleCode = v.picklist(['MAIN', 'ADDON_INET', 'ADDON_SMS', 'DATA_CAP'])
export type BundleCode = v.InferOutput<typeof BundleCode>

export const SubscribedStatus = v.picklist(['Pending', 'Subscribed', 'Expiring'])
export type SubscribedStatus = v.InferOutput<typeof SubscribedStatus>

/** A bundle that is active, ending (Expiring) or coming (Pending). */
export const SubscribedBundle = v.object({ code: BundleCode, id: v.string(), subscribedStatus: SubscribedStatus })
export type SubscribedBundle = v.InferOutput<typeof SubscribedBundle>

/** A postpaid subscription (spec 3). An unknown status makes the answer a broken one, because rights depend on it. */
export const PostpaidSubscription = v.object({
  portfolioName: v.string(),
  /** Not in the spec: the first day, when known. */
  startDate: v.optional(v.nullable(Day), null),
  /** The last day of a cancelled subscription. */
  terminationDate: v.nullable(Day),
  /** The first day of a renewal that a cancellation set aside, and that is back for who stays. */
  renewalIfStaying: v.optional(v.nullable(Day), null),
  /** null: there is no fixed-term contract. */
  contract: v.nullable(v.object({ contractEndDate: Day, isRenewalEligible: v.boolean() })),
  bindingPeriodType: BindingPeriodType,
  complete: v.object({ completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE') }),
  buyDataEligible: v.boolean(),
  buyMinuteEligible: v.boolean(),
  cancelSubscriptionStatus: CancelSubscriptionStatus,
  bundles: known(SubscribedBundle, 'code'),
})
export type PostpaidSubscription = v.InferOutput<typeof PostpaidSubscription>

export const getPostpaidSubscription = get('getPostpaidSubscription', PostpaidSubscription)
