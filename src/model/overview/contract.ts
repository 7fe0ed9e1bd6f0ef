import * as v from 'valibot'
import {
  BundleTopUp,
  Cents,
  CostLine,
  Day,
  GivenAway,
  isSpan,
  known,
  Moment,
  paying,
  perDay,
  Quantity,
  Standstill,
  unlessNewer,
} from '#kit/parts.ts'
import { get } from '#model/operation.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'

/** Sizes in MB. `until` is the last day; the bundle renews or stops the day after. */
export const DataBundle = v.pipe(
  v.object({
    /** As sold; Compleet adds `additionalCompleteSize`. */
    size: Quantity,
    additionalCompleteSize: Quantity,
    isInfiniteBundle: v.boolean(),
    /** True when a new period starts after `until`; false for a prepaid bundle that stops. */
    autoExtend: v.boolean(),
    from: Day,
    until: Day,
    /** MB in the Netherlands and the EU, where the bundle applies. */
    used: Quantity,
    /** The part of `used` (MB) outside the bundle, which was charged. */
    outside: v.optional(Quantity, 0),
    /** MB per day, from `from` to today; the sum is `used`. */
    usedPerDay: perDay(Quantity),
    topUps: v.array(BundleTopUp),
    /** Not in the spec: what the customer gave away of it, oldest first. */
    givenAway: v.optional(v.array(GivenAway)),
  }),
  v.check((period) => isSpan(period)),
)

export const VoiceSmsBundle = v.pipe(
  v.object({
    size: Quantity,
    additionalCompleteSize: Quantity,
    isUnlimited: v.boolean(),
    used: Quantity,
    /** The part of `used` (minutes) outside the bundle, which was charged. */
    outside: v.optional(Quantity, 0),
    topUps: v.optional(v.array(BundleTopUp), []),
    smsUsed: Quantity,
    from: Day,
    until: Day,
  }),
  v.check((period) => isSpan(period)),
)

/** On-net calling (prepaid): minutes to other customers of the provider. */
export const MutualBundle = v.object({ active: v.boolean(), size: Quantity, used: Quantity, until: v.nullable(Day) })

/** An automatic top-up (prepaid), `amount` and `threshold` in cents. */
export const AutoCreditTopUp = v.object({
  type: v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']),
  amount: Cents,
  /** BALANCE: top up when the balance drops below this. */
  threshold: v.nullable(Cents),
  /** MONTHLY: 1 to 28. */
  dayOfMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
})

const Titled = v.object({ title: v.string(), amount: Cents })

/** Costs so far this period (postpaid): fixed, and outside the bundle. `total` is their sum. */
export const CurrentCosts = v.object({
  fixed: v.array(Titled),
  outside: v.array(CostLine),
  total: Cents,
  /** Not in the spec: what this month adds to what is fixed: use outside the bundle, and extra bundles that were bought. */
  extra: v.optional(Cents),
  invoiceOn: Day,
})

/**
 * Not in the spec: the forecast of the next invoice without further use. `amount` is the sum of `fixed`, which is charged ahead for the month
 * of the invoice, and of `outside` and `once`, which are new since the latest invoice.
 */
export const OverviewInvoice = v.pipe(
  v.object({
    date: Day,
    amount: Cents,
    fixed: v.array(Titled),
    outside: v.array(CostLine),
    once: v.array(Titled),
    /** A discount on the bundles has ended and is on it no more. */
    discountEnded: v.optional(v.boolean()),
  }),
  v.check(
    ({ amount, fixed, outside, once }) => [...fixed, ...outside, ...once].reduce((sum, line) => sum + line.amount, 0) === amount,
    'expected lines that add up to the amount',
  ),
)
export type OverviewInvoice = v.InferOutput<typeof OverviewInvoice>

/** Not in the spec: the status of the latest invoice, as in the list of invoices. It is not stored on the device. */
export const LatestInvoice = v.object(paying)
export type LatestInvoice = v.InferOutput<typeof LatestInvoice>

export const FixMeType = v.picklist([
  'portingSms',
  'portingSent',
  'portingApproved',
  'portingRejected',
  'portingDone',
  'porting',
  'simActivation',
  'esimActivation',
  'simActivating',
  'lockWaiting',
  'simBlocked',
  'paymentOverdue',
  'paymentFailed',
  'paymentChecking',
  'orderWaiting',
  'arrangement',
  'arrangementLate',
  'lowBalance',
  'extensionLacking',
  'extensionMissed',
  'mutualLacking',
  'mutualMissed',
  'onboarding',
  'mfa',
  'ibanMissing',
  'terminating',
  'phoneReturn',
  'phoneReturned',
  'phoneRefund',
  'creditExpiring',
  'outage',
  'compensation',
  'compensationCredit',
])
export type FixMeType = v.InferOutput<typeof FixMeType>

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))

/** Something that needs attention. */
export const FixMeItem = v.object({
  templateType: FixMeType,
  number: v.optional(v.string()),
  /** Not in the spec: portingDone: the number until then; `date`: the day on which it changed. */
  was: v.optional(v.string()),
  /**
   * phoneReturn: the last day to send a withdrawn phone back, which stays until it has come back. phoneReturned (it has come back) and
   * phoneRefund (it was never shipped): the day of the refund, expected or past, with its amount.
   */
  date: v.optional(Day),
  amount: v.optional(Cents),
  /** paymentOverdue: the number of invoices. compensation: the hours that an outage lasted. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** orderWaiting: the address of the phone in the shop, and the payment that failed. */
  order: v.optional(v.object({ brand: Slug, name: Slug, spec: Slug, payment: v.pipe(v.string(), v.maxLength(64)) })),
  /** orderWaiting: the end of the time to pay (ms). */
  keptUntil: v.optional(v.pipe(v.number(), v.integer())),
  area: v.optional(v.string()),
  time: v.optional(v.string()),
})

export const TileType = v.picklist([
  'complete',
  'memberDeal',
  'renew',
  'phone',
  'pendingBundle',
  'newestPrices',
  'inactive',
  'yearCard',
])
export type TileType = v.InferOutput<typeof TileType>

/** An invitation or a fact. */
export const Tile = v.object({
  templateType: TileType,
  /** Not in the spec: yearCard, about the year before: the last day on which it is news. */
  date: v.optional(Day),
  /** phone: the paid part and the total of the loan (cents). */
  paid: v.optional(Cents),
  total: v.optional(Cents),
  /**
   * phone: the status of the order; `date`: the delivery day, until the phone is no longer new. `firstTermOn`: the date of the invoice with
   * the first term, until a term has been paid.
   */
  status: v.optional(unlessNewer(HandsetOrderStatus, undefined)),
  firstTermOn: v.optional(Day),
  /** pendingBundle: MB, or null for unlimited. */
  size: v.optional(v.nullable(Quantity)),
  /** Not in the spec: pendingBundle: the new call bundle in minutes, or null for unlimited, when internet stays as it is. */
  minutes: v.optional(v.nullable(Quantity)),
  /** Not in the spec: pendingBundle: a new contract begins with the same bundles. */
  renews: v.optional(v.literal(true)),
  /** Not in the spec: newestPrices, for a prepaid customer with old rates: cents per MB, now and with the newest rates. */
  perMb: v.optional(v.object({ current: Cents, newest: Cents })),
})

export const GiftBundle = v.object({
  id: v.string(),
  type: v.picklist(['data', 'voice']),
  /** MB or minutes. */
  size: Quantity,
  /** Last day to unwrap it. */
  until: Day,
  eligible: v.boolean(),
  subscribed: v.boolean(),
})

export const CompleteStatus = v.picklist(['ACTIVE', 'OUT_OF_SYNC', 'PENDING', 'ELIGIBLE', 'NOT_ELIGIBLE'])
export type CompleteStatus = v.InferOutput<typeof CompleteStatus>

/** The content of the overview (spec 3). Parts that a kind of customer lacks are null or empty. */
export const Overview = v.object({
  dataBundle: v.nullable(DataBundle),
  voiceSmsBundle: v.nullable(VoiceSmsBundle),
  smsUnlimited: v.boolean(),
  mutualBundle: v.nullable(MutualBundle),
  dataCap: v.nullable(v.object({ active: v.boolean() })),
  autoTopUps: known(AutoCreditTopUp, 'type'),
  balance: v.nullable(Cents),
  /** The last day of validity of the prepaid credit; null also when it goes along to an ordered subscription. */
  creditValidUntil: v.nullable(Day),
  currentCosts: v.nullable(CurrentCosts),
  /** null: none will come. */
  nextInvoice: v.optional(v.nullable(OverviewInvoice), null),
  /** null: there is none yet; undefined: the backend did not tell. */
  latestInvoice: v.optional(v.nullable(unlessNewer(LatestInvoice, undefined, 'state'))),
  /** Not in the spec: who leaves: the day of the settlement and the fee on it, until that day; null otherwise. Not stored on the device. */
  settlement: v.optional(v.nullable(v.object({ date: Day, fee: Cents })), null),
  /** Not in the spec: the date of the last invoice, terms of a phone included; null while the end is not known. */
  lastInvoiceOn: v.optional(v.nullable(Day), null),
  /** Not in the spec: minutes and sms of this period, with or without a bundle. */
  calls: v.optional(v.nullable(v.object({ minutes: Quantity, sms: Quantity })), null),
  /** Not in the spec: the customer's limit to the extra costs of a month (cents); null without one. `isReached`: it stops them now. */
  costLimit: v.optional(v.nullable(v.object({ amount: Cents, isReached: v.boolean() })), null),
  /** Why there is no internet; null when it works. */
  standstill: v.optional(v.nullable(Standstill), null),
  fixMeBarItems: known(FixMeItem, 'templateType'),
  fixMeTiles: known(Tile, 'templateType'),
  tiles: known(Tile, 'templateType'),
  giftBundles: known(GiftBundle, 'type'),
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  /** Not in the spec: the subscription's right to buy extra internet (spec 3), repeated here. */
  buyDataEligible: v.optional(v.boolean(), true),
  subscriptionActive: v.boolean(),
  /** Not in the spec: the first day as a customer with a subscription. */
  customerSince: v.optional(Day),
  terminationDate: v.nullable(Day),
  updatedAt: Moment,
})

export type DataBundle = v.InferOutput<typeof DataBundle>
export type VoiceSmsBundle = v.InferOutput<typeof VoiceSmsBundle>
export type AutoCreditTopUp = v.InferOutput<typeof AutoCreditTopUp>
export type CurrentCosts = v.InferOutput<typeof CurrentCosts>
export type FixMeItem = v.InferOutput<typeof FixMeItem>
export type Tile = v.InferOutput<typeof Tile>
export type GiftBundle = v.InferOutput<typeof GiftBundle>
export type Overview = v.InferOutput<typeof Overview>

/** Rates and sizes for texts. Amounts in cents, per MB, minute, sms or month. */
export const Usps = v.object({
  dataCapPrice: Cents,
  dataCostOutsideBundle: Cents,
  voiceCostOutsideBundle: Cents,
  smsCostOutsideBundle: Cents,
  voiceCostEurope: Cents,
  extraDataBundleSize: Quantity,
  extraDataBundleUnit: v.literal('MB'),
  extraDataPrice: Cents,
  extraVoiceBundleSize: Quantity,
  extraVoiceBundleUnit: v.literal('MIN'),
  extraVoicePrice: Cents,
})
export type Usps = v.InferOutput<typeof Usps>

export const postpaidOverview = get('postpaidOverview', Overview)
export const prepaidOverview = get('prepaidOverview', Overview)

/** The overview of this type of customer. */
export const overviewFor = (isPrepaid: boolean) => (isPrepaid ? prepaidOverview : postpaidOverview)
export const getUsPs = get('getUsPs', Usps)
