import * as v from 'valibot'

/*
 * What an answer may hold is bounded to what can be formatted, compared and drawn: a year 9999 or 1e308 is a fault of the backend, and a
 * screen that meets it would crash.
 */

/** The years in which anything of a customer can happen: births before them, contracts and rates after. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const isInYears = (ms: number): boolean => ms >= Date.UTC(FIRST_YEAR, 0) && ms < Date.UTC(LAST_YEAR + 1, 0)
const DAY_MS = 86_400_000

/** Is this a moment (epoch seconds) of our time? */
export const isEpochSeconds = (seconds: number): boolean => isInYears(seconds * 1000)

/** Every month has these days. */
const SURE = '28'
/** Does this day exist, in our time? `2026-02-30` becomes another day, or none. A usage answer has hundreds: most need no calendar. */
export function isRealDay(day: string): boolean {
  const [month, date] = [day.slice(5, 7), day.slice(8)]
  const isSure = date <= SURE || new Date(`${day}T00:00:00Z`).getUTCDate() === Number(date)
  return isSure && date >= '01' && month >= '01' && month <= '12' && day >= `${FIRST_YEAR}` && day < `${LAST_YEAR + 1}`
}

/** A calendar day in Amsterdam: `2026-11-20`. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isRealDay))

/** A moment, ISO 8601 with zone: `2026-11-20T08:41:00.000Z`. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((moment) => isInYears(Date.parse(moment))),
)

/** The longest period of a bundle, in days: a year, and a month to spare. */
const LONGEST_DAYS = 400

/** Days that follow each other, as many as a screen can draw: `until` is the last. */
export const isSpan = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && (Date.parse(until) - Date.parse(from)) / DAY_MS < LONGEST_DAYS

/** One row a day, of one period. */
export const perDay = <Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.maxLength(LONGEST_DAYS))

/** Ten million euro: more is no amount on anybody's invoice. */
const MOST_CENTS = 1_000_000_000
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Math.abs(value as number) <= MOST_CENTS

/** An amount of money in whole cents. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(-MOST_CENTS), v.maxValue(MOST_CENTS))

/** Nothing, or a millionth up to a thousand terabytes in MB: as a number it can be read without an exponent. */
const [LEAST, MOST] = [1e-6, 1_000_000_000]
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && (value === 0 || (value >= LEAST && value <= MOST))

/** A quantity that cannot be negative: MB, minutes, pieces. */
export const Quantity = v.pipe(
  v.number(),
  v.check((value) => isQuantity(value)),
)

/** Months of a discount or a term: at most fifty years. */
export const Months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))

/** How many days something that is bought lasts. */
export const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_DAYS))

/** Kinds of costs outside the bundle. */
export const CostKind = v.picklist(['data', 'voice', 'sms', 'abroad', 'service'])

/** Costs of one kind outside the bundle; `quantity` in MB, minutes or pieces. */
export const CostLine = v.object({ kind: CostKind, quantity: Quantity, amount: Cents })

/** Spec 4 Payment: Betaald, Niet betaald, Nog te betalen. */
export const InvoiceState = v.picklist(['PAID', 'NOT_PAID', 'TO_PAY'])
export type InvoiceState = v.InferOutput<typeof InvoiceState>

/** What is to be paid of an invoice, and how far that is. */
export const paying = {
  date: Day,
  amount: Cents,
  state: InvoiceState,
  /** PAID: when; null for an invoice on which there was nothing to pay. */
  paidOn: v.nullable(Day),
  /** TO_PAY by the customer: the last day on which that is in time. */
  dueOn: v.nullable(Day),
  /** The direct debit: announced, on its way, or (NOT_PAID) failed on this day. */
  debitOn: v.nullable(Day),
  /** The money is on its way. */
  processing: v.boolean(),
  inArrangement: v.boolean(),
  /** Cents of it that were paid in the terms of an arrangement. */
  paidInTerms: v.optional(Cents, 0),
}

/** MB or minutes on top of a bundle, bought or given. What lasts longer than its month comes along to the first day of the next. */
export const BundleTopUp = v.object({ day: Day, size: Quantity, isGift: v.optional(v.boolean()) })

/**
 * Why a number has no internet now (not in the spec). `unpaid`: `amount` should have been paid; `term`: a term of so much has to be paid first;
 * `checking`: a payment of so much is on its way; `blocked`: by us, for any other reason; `stolen`: by the customer; `inactive`: the card has
 * never worked; `switchedOff`: in the settings; `capped`: the bundle is empty and has a data cap, until the day `until`, if ever.
 */
export const Standstill = v.object({
  why: v.fallback(
    v.picklist(['unpaid', 'term', 'checking', 'blocked', 'stolen', 'inactive', 'switchedOff', 'capped']),
    'blocked',
  ),
  amount: v.optional(Cents),
  until: v.optional(Day),
})
export type Standstill = v.InferOutput<typeof Standstill>

export type Day = v.InferOutput<typeof Day>
export type CostKind = v.InferOutput<typeof CostKind>
export type CostLine = v.InferOutput<typeof CostLine>

/** A picture on this origin: nothing else may be shown (reliability, headers). */
export const PicturePath = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/))
