import * as v from 'valibot'
import { aboutBundles } from '../changes.ts'
import { del, get, put, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { CompleteStatus } from './overview.ts'
import { Cents, Day, Months, Quantity } from './parts.ts'
import { ContractDocument } from './simcard.ts'
import { BindingPeriodType, BundleCode, SubscribedStatus } from './subscription.ts'

/** Something that is offered, by the month (spec 3 bundle option). Its id goes with its period and its price. */
export const BundleOption = v.object({
  id: v.string(),
  /** Cents a month now; with a discount `originalPrice` comes after it. */
  price: Cents,
  originalPrice: v.nullable(Cents),
  /** How many months the discount lasts for a customer who chooses it now; 0 without one. */
  discountMonths: Months,
  /** Of the customer's own discount. */
  discountMonthsLeft: v.optional(Months, 0),
  /** MB or minutes. With Compleet `additionalCompleteSize` comes on top. */
  size: Quantity,
  additionalCompleteSize: Quantity,
  unit: v.nullable(v.picklist(['MB', 'MIN', 'SMS'])),
  isUnlimited: v.boolean(),
  subscribedStatus: v.nullable(SubscribedStatus),
  /** Cannot be chosen, or left out. */
  blocked: v.boolean(),
  /** Not sold any more: a customer who leaves it cannot come back. */
  deprecated: v.boolean(),
})
export type BundleOption = v.InferOutput<typeof BundleOption>

/** One kind of bundle: what the customer has of it, what is on its way, and what can be chosen. */
export const BundleCategory = v.object({
  code: BundleCode,
  subscribedBundles: v.array(BundleOption),
  pendingBundles: v.array(BundleOption),
  bundleOptions: v.array(BundleOption),
})
export type BundleCategory = v.InferOutput<typeof BundleCategory>

/** Everything that is sold with one binding period. */
export const PeriodGroup = v.object({
  subscribed: v.boolean(),
  available: v.boolean(),
  bundleOptionCategories: v.array(BundleCategory),
})
export type PeriodGroup = v.InferOutput<typeof PeriodGroup>

/**
 * What this customer can choose (spec 3 postpaidOptions). A change starts on `startsOn`. `pendingPeriod` is the period of a change that is on
 * its way. `pendingComplete`: complete was asked for with that change and is not on yet. Taking the change back takes complete back too.
 */
export const PostpaidOptions = v.object({
  portfolioName: v.string(),
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  startsOn: Day,
  pendingPeriod: v.nullable(BindingPeriodType),
  /** Names that change as it is now, for an order that replaces it; null: there is none, or it cannot be replaced. */
  pendingId: v.optional(v.nullable(v.string()), null), // not in the spec
  pendingComplete: v.optional(v.boolean(), false),
  /** It extends the subscription. */
  pendingRenewal: v.optional(v.boolean(), false),
  /** It follows from a withdrawal, or came with a phone, and cannot be taken back by itself. */
  pendingFinal: v.optional(v.boolean(), false),
  /** It came with a phone: withdrawing that order takes it back. */
  pendingWithPhone: v.optional(v.boolean(), false),
  /** The last day of the contract from then on; null: it can be ended every month. */
  pendingContractEnd: v.optional(v.nullable(Day)),
  contractEndDate: v.nullable(Day),
  monthBindingPeriod: PeriodGroup,
  yearBindingPeriod: PeriodGroup,
  twoYearBindingPeriod: PeriodGroup,
  retentionBindingPeriod: PeriodGroup,
})
export type PostpaidOptions = v.InferOutput<typeof PostpaidOptions>

/** A subscription: one period and, of every kind, one option or none. */
export const Composition = v.object({
  period: BindingPeriodType,
  MAIN: v.nullable(BundleOption),
  ADDON_INET: v.nullable(BundleOption),
  ADDON_SMS: v.nullable(BundleOption),
  DATA_CAP: v.nullable(BundleOption),
})
export type Composition = v.InferOutput<typeof Composition>

/** What is agreed to with a change: what it was, what it will be, and from when. */
export const ChangeTerms = v.object({
  from: Composition,
  to: Composition,
  /** The first day of it; null when only complete is asked for. */
  startsOn: v.nullable(Day),
  /** The new internet bundle works at once, and is paid for from `startsOn`: there was none. */
  internetNow: v.boolean(),
  /** The last day of a new contract for a term. */
  contractEnd: v.nullable(Day),
  /** A new contract: it can be withdrawn up to and including this day. */
  reflectionUntil: v.nullable(Day),
  /** Complete is asked for along with it: the day on which it is on at the latest. */
  completeBy: v.nullable(Day),
})
export type ChangeTerms = v.InferOutput<typeof ChangeTerms>

/** A change that was ordered. */
export const ChangeReceipt = v.object({ orderNumber: OrderNumber, ...ChangeTerms.entries })
export type ChangeReceipt = v.InferOutput<typeof ChangeReceipt>

/** What the order of a change says (spec 7 changeCampaignOptions). `campaignIDs` has one option of every chosen kind, all of one binding period. */
export type ChangeCampaignOptions = {
  activateComplete: boolean
  campaignIDs: string[]
  contractAccepted: boolean
  /**
   * The `pendingId` of the change on its way that this one takes the place of: that is taken back first, as `undoPostpaidChange` does. Left
   * out when none is on its way. So nothing is replaced that the customer has not seen.
   */
  replaces?: string | undefined // not in the spec
}

export const getPostpaidOptionsV2 = get('getPostpaidOptionsV2', PostpaidOptions)

/**
 * An option of `getPostpaidOptionsRetention` extends the subscription, with a new contract.
 *
 * Refused: 403 NOT_ALLOWED (cancelled, or who may not extend), 409 CHANGE_PENDING (one is on its way that is not named, or is not the one that
 * is named, or stays), NO_CHANGE_PENDING (the one that is named is not there any more), PRICE_CHANGED (an option that has another price now)
 * or NOTHING_CHANGED (what the customer has, or what is on its way), 422 TOO_SMALL_FOR_PHONE, NOT_AVAILABLE (not with this period, or not sold) or CONTRACT_NOT_ACCEPTED.
 */
export const changePostpaidCampaigns = put('changePostpaidCampaigns', ChangeReceipt, aboutBundles, takes<ChangeCampaignOptions>())

/** What a contract would be summarized of. */
type SummarizedOptions = Pick<ChangeCampaignOptions, 'campaignIDs' | 'replaces'>

/** The summary of the contract that a choice would be (domain 1.14), before it is agreed to. Refused as the change itself is. */
export const getChangeSummary = get('getChangeSummary', ContractDocument, takes<SummarizedOptions>()) // not in the spec

/** Takes back a change that has not started. Refused 409 NO_CHANGE_PENDING. */
export const undoPostpaidChange = del('undoPostpaidChange', v.literal(true), aboutBundles) // not in the spec
