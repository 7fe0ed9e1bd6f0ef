import * as v from 'valibot'
import {
  BundleTopUp,
  Cents,
  CostLine,
  Day,
  GivenAway,
  isCents,
  isEpochSeconds,
  isQuantity,
  isRealDay,
  isSpan,
  Moment,
  perDay,
  Quantity,
  Standstill,
} from '#kit/parts.ts'
import { get, takes } from '#model/operation.ts'

/** The first day of a period. Later periods that start on the same day have a suffix: `2026-11-01.2`. */
export const PeriodId = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,3})?$/),
  v.check((id) => isRealDay(id.slice(0, 10))),
)

/**
 * A usage period: a calendar month, or the validity of a prepaid bundle. `until` is its last day. `ended`: the bundle was replaced before
 * the end of its last day.
 */
export const Period = v.pipe(
  v.object({ id: PeriodId, from: Day, until: Day, ended: v.optional(v.boolean()) }),
  v.check((period) => isSpan(period)),
)
export type Period = v.InferOutput<typeof Period>

/** MB of one day by location, and the part charged outside the bundle. */
export const UsageDay = v.object({
  day: Day,
  netherlands: Quantity,
  eu: Quantity,
  world: Quantity,
  costs: Cents,
  /** MB in the Netherlands and the EU outside the bundle. */
  outside: v.optional(Quantity),
})
export type UsageDay = v.InferOutput<typeof UsageDay>

export const eventKinds = ['voice', 'sms', 'voicemail', 'mutual', 'abroad', 'service'] as const
export type EventKind = (typeof eventKinds)[number]

/**
 * One call or sms. A tuple, because a month may have ten thousand: moment (epoch seconds), kind, masked number, seconds (0 for sms), costs
 * outside the bundle (cents).
 */
export type UsageEvent = readonly [at: number, kind: EventKind, number: string, seconds: number, costs: number]

/** A hand-written check: a schema per field would take longer than rendering the list. */
const isEvent = (row: unknown): row is UsageEvent =>
  Array.isArray(row) &&
  row.length === 5 &&
  Number.isInteger(row[0]) &&
  isEpochSeconds(row[0]) &&
  typeof row[1] === 'string' &&
  typeof row[2] === 'string' &&
  Number.isInteger(row[3]) &&
  isQuantity(row[3]) &&
  isCents(row[4])
const isKnown = ([, kind]: UsageEvent): boolean => eventKinds.includes(kind)
/** Calls of a kind that this build does not know are left out. */
const Events = v.pipe(
  v.custom<readonly UsageEvent[]>((rows) => Array.isArray(rows) && rows.every(isEvent)),
  v.transform((rows) => (rows.every(isKnown) ? rows : rows.filter(isKnown))),
)

/** The usage of one period. The server provides the sums: `days` add up to `data.used`, `events` to the minutes, sms and costs. */
export const Usage = v.object({
  period: Period,
  /** Newest first, at most 13. */
  periods: v.pipe(v.array(Period), v.minLength(1)),
  data: v.object({
    /** False: everything is charged per MB or from the balance. */
    hasBundle: v.boolean(),
    size: Quantity,
    additionalCompleteSize: Quantity,
    isInfiniteBundle: v.boolean(),
    autoExtend: v.boolean(),
    used: Quantity,
    /** MB in the Netherlands and the EU outside the bundle. */
    outside: v.optional(Quantity, 0),
    topUps: v.array(BundleTopUp),
    /** Not in the spec: what the customer gave away of the bundle, oldest first. */
    givenAway: v.optional(v.array(GivenAway)),
    /** One row per day, from the start of the period to its end or today. */
    days: perDay(UsageDay),
  }),
  voice: v.object({
    hasBundle: v.boolean(),
    size: Quantity,
    additionalCompleteSize: Quantity,
    isUnlimited: v.boolean(),
    /** Billed minutes. */
    used: Quantity,
    /** The part of `used` (minutes) outside the bundle. */
    outside: v.optional(Quantity, 0),
    topUps: v.optional(v.array(BundleTopUp), []),
    /** The total seconds of all calls. */
    seconds: Quantity,
    smsUnlimited: v.boolean(),
    smsUsed: Quantity,
  }),
  outside: v.array(CostLine),
  /** Cents for extra bundles that were bought in this period. */
  bought: v.optional(Cents, 0),
  /** Newest first; only on request. Other people's numbers are masked. */
  events: v.nullable(Events),
  /** Current period only: why there is no internet; null when it works. */
  standstill: v.optional(v.nullable(Standstill), null),
  updatedAt: Moment,
})
export type Usage = v.InferOutput<typeof Usage>

/** `period`: the id of one of `periods`; the current one when left out. */
export type UsageQuery = { period?: string; events?: true }

/** Refused 404 for an unknown period. */
export const getUsage = get('getUsage', Usage, takes<UsageQuery>()) // not in the spec
