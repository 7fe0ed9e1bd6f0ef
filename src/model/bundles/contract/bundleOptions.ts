import * as v from 'valibot'
import { Cents, Day, known, Months, Quantity, unlessNewer } from '#kit/parts.ts'
import { aboutBundles } from '#model/changes.ts'
import { del, get, put, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { CompleteStatus } from '#model/overview/contract.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'
import { BindingPeriodType, BundleCode, SubscribedStatus } from '#model/subscription/contract/subscription.ts'

/** An option with a monthly price (spec 3 bundle option). The id is specific to a binding period and a price. */
export const BundleOption = v.object({
  id: v.string(),
  /** Cents a month now; `originalPrice` applies after the discount. */
  price: Cents,
  originalPrice: v.nullable(Cents),
  /** The months of discount for a customer who chooses this option now; 0 without a discount. */
  discountMonths: Months,
  /** The months left of the customer's current discount. */
  discountMonthsLeft: v.optional(Months, 0),
  /** MB or minutes. Compleet adds `additionalCompleteSize`. */
  size: Quantity,
  additionalCompleteSize: Quantity,
  unit: v.nullable(unlessNewer(v.picklist(['MB', 'MIN', 'SMS']), null)),
  isUnlimited: v.boolean(),
  subscribedStatus: v.nullable(SubscribedStatus),
  /** The customer can neither choose nor drop this option. */
  blocked: v.boolean(),
  /** No longer sold: a customer who drops it cannot return to it. */
  deprecated: v.boolean(),
})
export type BundleOption = v.InferOutput<typeof BundleOption>

/** One kind of bundle: the current, pending and available options. */
export const BundleCategory = v.object({
  code: BundleCode,
  subscribedBundles: v.array(BundleOption),
  pendingBundles: v.array(BundleOption),
  bundleOptions: v.array(BundleOption),
})
export type BundleCategory = v.InferOutput<typeof BundleCategory>

/** The options sold with one binding period. */
export const PeriodGroup = v.object({
  subscribed: v.boolean(),
  available: v.boolean(),
  bundleOptionCategories: known(BundleCategory, 'code'),
})
export type PeriodGroup = v.InferOutput<typeof PeriodGroup>

/**
 * The options for this customer (spec 3 postpaidOptions). A change starts on `startsOn`. `pendingPeriod`: the binding period of the
 * pending change. `pendingComplete`: that change also requested complete, which is not on yet; undoing the change undoes both.
 */
export const PostpaidOptions = v.object({
  portfolioName: v.string(),
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  startsOn: Day,
  pendingPeriod: v.nullable(BindingPeriodType),
  /** The id of the pending change, for an order that replaces it; null when there is none or it cannot be replaced. */
  pendingId: v.optional(v.nullable(v.string()), null), // not in the spec
  pendingComplete: v.optional(v.boolean(), false),
  /** The pending change renews the subscription. */
  pendingRenewal: v.optional(v.boolean(), false),
  /** The pending change follows from a withdrawal or came with a phone, and cannot be undone on its own. */
  pendingFinal: v.optional(v.boolean(), false),
  /** The pending change came with a phone: withdrawing that order undoes it. */
  pendingWithPhone: v.optional(v.boolean(), false),
  /** The last day of the contract after the pending change; null: it can be cancelled monthly. */
  pendingContractEnd: v.optional(v.nullable(Day)),
  contractEndDate: v.nullable(Day),
  monthBindingPeriod: PeriodGroup,
  yearBindingPeriod: PeriodGroup,
  twoYearBindingPeriod: PeriodGroup,
  retentionBindingPeriod: PeriodGroup,
})
export type PostpaidOptions = v.InferOutput<typeof PostpaidOptions>

/** A subscription: a binding period, and one option or none per kind of bundle. */
export const Composition = v.object({
  period: BindingPeriodType,
  MAIN: v.nullable(BundleOption),
  ADDON_INET: v.nullable(BundleOption),
  ADDON_SMS: v.nullable(BundleOption),
  DATA_CAP: v.nullable(BundleOption),
})
export type Composition = v.InferOutput<typeof Composition>

/** The terms of a change that the customer agrees to: before, after and start date. */
export const ChangeTerms = v.object({
  from: Composition,
  to: Composition,
  /** The first day of the change; null when only complete is requested. */
  startsOn: v.nullable(Day),
  /** The customer had no internet bundle: the new one works at once and is charged from `startsOn`. */
  internetNow: v.boolean(),
  /** The last day of the new fixed-term contract. */
  contractEnd: v.nullable(Day),
  /** The last day on which the new contract can be withdrawn. */
  reflectionUntil: v.nullable(Day),
  /** Complete is requested too: the day by which it will be on. */
  completeBy: v.nullable(Day),
})
export type ChangeTerms = v.InferOutput<typeof ChangeTerms>

export const ChangeReceipt = v.object({ orderNumber: OrderNumber, ...ChangeTerms.entries })
export type ChangeReceipt = v.InferOutput<typeof ChangeReceipt>

/** The body of a change order (spec 7 changeCampaignOptions). `campaignIDs`: one option per chosen kind, all of one binding period. */
export type ChangeCampaignOptions = {
  activateComplete: boolean
  campaignIDs: string[]
  contractAccepted: boolean
  /**
   * The `pendingId` of the change that this order replaces, which is undone first; left out when none is pending. It guarantees that the
   * customer has seen the change that is replaced.
   */
  replaces?: string | undefined // not in the spec
  /** The first day of the bundles as shown to the customer; left out when only complete is requested. */
  startsOn?: Day | undefined // not in the spec
}

export const getPostpaidOptionsV2 = get('getPostpaidOptionsV2', PostpaidOptions)

/**
 * Orders a change of bundles. An option of `getPostpaidOptionsRetention` renews the subscription with a new contract. Refused: 403
 * NOT_ALLOWED (cancelled, or not allowed to renew), 409 CHANGE_PENDING (the pending change was not named, is another one, or cannot be
 * undone), NO_CHANGE_PENDING (the named change is gone), PRICE_CHANGED, PERIOD_CHANGED, NOTHING_CHANGED (same as the current or pending
 * bundles), 422 TOO_SMALL_FOR_PHONE, NOT_AVAILABLE (not sold, or not with this period) or CONTRACT_NOT_ACCEPTED.
 */
export const changePostpaidCampaigns = put('changePostpaidCampaigns', ChangeReceipt, aboutBundles, takes<ChangeCampaignOptions>())

type SummarizedOptions = Pick<ChangeCampaignOptions, 'campaignIDs' | 'replaces'>

/** The contract summary of a choice, before the customer agrees (domain 1.14). Refused like `changePostpaidCampaigns`. */
export const getChangeSummary = get('getChangeSummary', ContractDocument, takes<SummarizedOptions>()) // not in the spec

/** Undoes a change that has not started. Refused 409 NO_CHANGE_PENDING, 403 NOT_ALLOWED (cancelled). */
export const undoPostpaidChange = del('undoPostpaidChange', v.literal(true), aboutBundles) // not in the spec
