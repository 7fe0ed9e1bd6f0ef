import * as v from 'valibot'
import { get } from '../operation.ts'
import { HandsetOrderStatus } from './handsetOrder.ts'
import { BundleTopUp, Cents, CostLine, Day, isSpan, Moment, paying, perDay, Quantity, Standstill } from './parts.ts'

/** Sizes in MB. `until` is the last day; the bundle starts anew (or stops) the day after. */
export const DataBundle = v.pipe(
  v.object({
    /** As sold; with Compleet `additionalCompleteSize` comes on top. */
    size: Quantity,
    additionalCompleteSize: Quantity,
    isInfiniteBundle: v.boolean(),
    /** Does a new period start after `until`? False for a prepaid bundle that stops. */
    autoExtend: v.boolean(),
    from: Day,
    until: Day,
    used: Quantity,
    /** MB of `used` that the bundle did not cover, and that were charged. */
    outside: v.optional(Quantity, 0),
    /** MB per day, from `from` to today; together `used`. */
    usedPerDay: perDay(Quantity),
    /** On top in this period. */
    topUps: v.array(BundleTopUp),
  }),
  v.check((period) => isSpan(period)),
)

/** Minutes and sms of one period. */
export const VoiceSmsBundle = v.pipe(
  v.object({
    size: Quantity,
    additionalCompleteSize: Quantity,
    isUnlimited: v.boolean(),
    used: Quantity,
    /** Minutes of `used` that the bundle did not cover, and that were charged. */
    outside: v.optional(Quantity, 0),
    /** On top in this period. */
    topUps: v.optional(v.array(BundleTopUp), []),
    smsUsed: Quantity,
    from: Day,
    until: Day,
  }),
  v.check((period) => isSpan(period)),
)

/** On-net calling (prepaid): minutes to other customers of the provider. */
export const MutualBundle = v.object({ active: v.boolean(), size: Quantity, used: Quantity, until: v.nullable(Day) })

/** Credit that is bought by itself (prepaid), `amount` and `threshold` in cents. More of a bundle is a `BundleTopUp`. */
export const AutoCreditTopUp = v.object({
  type: v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']),
  amount: Cents,
  /** BALANCE: top up when the balance drops below this. */
  threshold: v.nullable(Cents),
  /** MONTHLY: 1 to 28. */
  dayOfMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
})

const Titled = v.object({ title: v.string(), amount: Cents })

/** Costs so far this period (postpaid): fixed ones, and those outside the bundle. `total` is their sum. */
export const CurrentCosts = v.object({
  fixed: v.array(Titled),
  outside: v.array(CostLine),
  total: Cents,
  invoiceOn: Day,
})

/** Not in the spec: the invoice that comes next if nothing more is used. What is fixed, and what is new since the newest one, are its `amount`. */
export const NextInvoice = v.pipe(
  v.object({
    date: Day,
    amount: Cents,
    fixed: v.array(Titled),
    outside: v.array(CostLine),
    once: v.array(Titled),
  }),
  v.check(
    ({ amount, fixed, outside, once }) => [...fixed, ...outside, ...once].reduce((sum, line) => sum + line.amount, 0) === amount,
    'expected lines that add up to the amount',
  ),
)
export type NextInvoice = v.InferOutput<typeof NextInvoice>

/** Not in the spec: how the newest invoice stands, as the list of invoices tells it. It does not rest on the device. */
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
  'onboarding',
  'mfa',
  'ibanMissing',
  'terminating',
  'withdrawal',
  'phoneReturn',
  'creditExpiring',
  'outage',
])
export type FixMeType = v.InferOutput<typeof FixMeType>

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))

/** Something that asks for attention. A type this app does not know becomes `null` and is not shown. */
export const FixMeItem = v.object({
  templateType: v.fallback(v.nullable(FixMeType), null),
  number: v.optional(v.string()),
  date: v.optional(Day),
  amount: v.optional(Cents),
  /** paymentOverdue: of so many invoices. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** orderWaiting: the phone, as it stands in the shop, and the payment that did not come. */
  order: v.optional(v.object({ brand: Slug, name: Slug, spec: Slug, payment: v.pipe(v.string(), v.maxLength(64)) })),
  area: v.optional(v.string()),
  time: v.optional(v.string()),
})

export const TileType = v.picklist(['complete', 'memberDeal', 'renew', 'phone', 'pendingBundle', 'inactive'])
export type TileType = v.InferOutput<typeof TileType>

/** An invitation or a fact. A type this app does not know becomes `null` and is not shown. */
export const Tile = v.object({
  templateType: v.fallback(v.nullable(TileType), null),
  date: v.optional(Day),
  /** phone: paid and total of the loan. */
  paid: v.optional(Cents),
  total: v.optional(Cents),
  /** Where the order of it is; `date`: when it comes. `firstTermOn`: the day of the invoice with the first term, as long as none is paid. */
  status: v.optional(HandsetOrderStatus),
  firstTermOn: v.optional(Day),
  /** pendingBundle: MB, or null for unlimited. */
  size: v.optional(v.nullable(Quantity)),
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

/** What the overview shows (spec 3). What a kind of customer does not have is null or empty. */
export const Overview = v.object({
  dataBundle: v.nullable(DataBundle),
  voiceSmsBundle: v.nullable(VoiceSmsBundle),
  smsUnlimited: v.boolean(),
  mutualBundle: v.nullable(MutualBundle),
  dataCap: v.nullable(v.object({ active: v.boolean() })),
  autoTopUps: v.array(AutoCreditTopUp),
  balance: v.nullable(Cents),
  /** Last day the prepaid credit is valid. */
  creditValidUntil: v.nullable(Day),
  currentCosts: v.nullable(CurrentCosts),
  /** null: none will come. */
  nextInvoice: v.optional(v.nullable(NextInvoice), null),
  /** null: there is none yet; left out: not told. */
  latestInvoice: v.optional(v.nullable(LatestInvoice)),
  /** Not in the spec: minutes and sms of this period, with or without a bundle. */
  calls: v.optional(v.nullable(v.object({ minutes: Quantity, sms: Quantity })), null),
  /** null: nothing stands in the way of using internet. */
  standstill: v.optional(v.nullable(Standstill), null),
  fixMeBarItems: v.array(FixMeItem),
  fixMeTiles: v.array(Tile),
  tiles: v.array(Tile),
  giftBundles: v.array(GiftBundle),
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  /** Not in the spec: the right of the subscription to buy internet on top (spec 3), where the backend tells it here too. */
  buyDataEligible: v.optional(v.boolean(), true),
  subscriptionActive: v.boolean(),
  /** Not in the spec: the first day on which somebody with a subscription was a customer here. */
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

/** Rates and sizes that the texts mention. Amounts in cents, per MB, minute, sms or month. */
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
export const getUsPs = get('getUsPs', Usps)
