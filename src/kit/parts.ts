import * as v from 'valibot'

/*
 * Values are bounded to what can be formatted, compared and drawn: a year 9999 or 1e308 is a fault of the backend that would crash a
 * screen.
 */

/** The years in which anything about a customer can happen, from dates of birth to future contracts. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const isInYears = (ms: number): boolean => ms >= Date.UTC(FIRST_YEAR, 0) && ms < Date.UTC(LAST_YEAR + 1, 0)
const DAY_MS = 86_400_000

/** True for a moment (epoch seconds) within those years. */
export const isEpochSeconds = (seconds: number): boolean => isInYears(seconds * 1000)

/** Every month has at least this many days. */
const SURE = '28'
/**
 * True for an existing day within those years; `2026-02-30` is not one. A usage answer has hundreds of days, so days up to 28 skip the
 * calendar.
 */
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

/** The longest bundle period in days: a year and a margin. */
const LONGEST_DAYS = 400

/** True for a span of days that a screen can draw; `until` is the last day. */
export const isSpan = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && (Date.parse(until) - Date.parse(from)) / DAY_MS < LONGEST_DAYS

/** One row per day of a period. */
export const perDay = <Row extends v.GenericSchema>(row: Row) => v.pipe(v.array(row), v.maxLength(LONGEST_DAYS))

/** Ten million euro, far above any invoice. */
const MOST_CENTS = 1_000_000_000
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Math.abs(value as number) <= MOST_CENTS

export const Cents = v.pipe(v.number(), v.integer(), v.minValue(-MOST_CENTS), v.maxValue(MOST_CENTS))

/** MB: zero, or from a millionth up to a thousand terabytes, so that a number is never written with an exponent. */
const [LEAST, MOST] = [1e-6, 1_000_000_000]
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && (value === 0 || (value >= LEAST && value <= MOST))

/** A quantity: MB, minutes or pieces, never negative. */
export const Quantity = v.pipe(
  v.number(),
  v.check((value) => isQuantity(value)),
)

/** Months of a discount or a term: at most fifty years. */
export const Months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))

export const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_DAYS))

/*
 * A backend may be newer than the app. Lists leave out rows of kinds that the app does not know (`known`); a kind with a general sentence
 * has a fallback; and where acting on a wrong guess is dangerous, an unknown kind makes the answer a broken one. `tests/contract/newer.test.ts`
 * lists the latter.
 */

/** A value that becomes `otherwise` when only its fields `keys` have values that this build does not know; without keys, itself. */
export const unlessNewer = <Part extends v.GenericSchema, Otherwise>(
  part: Part,
  otherwise: Otherwise,
  ...keys: string[]
): v.GenericSchema<v.InferInput<Part>, v.InferOutput<Part> | Otherwise> & { readonly known: Part; readonly keys: string[] } => ({
  ...part,
  known: part,
  keys,
  '~run'(dataset, config) {
    const result = part['~run'](dataset, config)
    const isNewer = ({ type, path }: v.BaseIssue<unknown>) =>
      (type === 'picklist' || type === 'variant') &&
      (path ? path.length === 1 && keys.includes(`${path[0].key}`) : keys.length === 0)
    return result.issues?.every(isNewer) ? { typed: true, value: otherwise } : result
  },
})

/** A list without the rows whose fields `keys` have values that this build does not know; without keys, the rows are such values. */
export const known = <Row extends v.GenericSchema>(row: Row, ...keys: string[]) =>
  v.pipe(
    v.array(unlessNewer(row, null, ...keys)),
    v.transform((rows) => rows.filter((one) => one !== null)),
  )

/** Kinds of costs outside the bundle. */
export const CostKind = v.fallback(v.picklist(['data', 'voice', 'sms', 'abroad', 'service', 'other']), 'other')

/** Costs of one kind outside the bundle; `quantity` in MB, minutes or pieces. */
export const CostLine = v.object({ kind: CostKind, quantity: Quantity, amount: Cents })

/** Spec 4 Payment: Betaald, Niet betaald, Nog te betalen. */
export const InvoiceState = v.picklist(['PAID', 'NOT_PAID', 'TO_PAY'])
export type InvoiceState = v.InferOutput<typeof InvoiceState>

/** The amount of an invoice and the state of its payment. */
export const paying = {
  date: Day,
  amount: Cents,
  state: InvoiceState,
  /** PAID: the day of payment; null when there was nothing to pay. */
  paidOn: v.nullable(Day),
  /** TO_PAY by the customer: the last day in time. */
  dueOn: v.nullable(Day),
  /** The day of the direct debit: announced, in progress, or failed (NOT_PAID). */
  debitOn: v.nullable(Day),
  /** A payment is in progress. */
  processing: v.boolean(),
  inArrangement: v.boolean(),
  /** The cents paid in terms of an arrangement. */
  paidInTerms: v.optional(Cents, 0),
}

/**
 * A top-up of a bundle (MB or minutes), bought or given. The rest of a top-up that outlasts its month is listed on the first day of the
 * next.
 */
export const BundleTopUp = v.object({ day: Day, size: Quantity, isGift: v.optional(v.boolean()) })

/** Data (MB) that the customer gave to somebody else out of a bundle (not in the spec). */
export const GivenAway = v.object({ day: Day, size: Quantity })

/**
 * Why a number has no internet (not in the spec). `unpaid`: `amount` is overdue; `term`: a term of `amount` must be paid first;
 * `checking`: a payment of `amount` is in progress; `blocked`: by us, for another reason; `stolen`: by the customer; `inactive`: the card
 * was never activated; `switchedOff`: in the settings; `capped`: the bundle is empty and has a data cap, until the day `until`, if any. Then
 * `limited` says that the customer's limit to extra costs is the cap.
 */
export const Standstill = v.object({
  why: v.fallback(
    v.picklist(['unpaid', 'term', 'checking', 'blocked', 'stolen', 'inactive', 'switchedOff', 'capped']),
    'blocked',
  ),
  amount: v.optional(Cents),
  until: v.optional(Day),
  limited: v.optional(v.literal(true)),
})
export type Standstill = v.InferOutput<typeof Standstill>

export type Day = v.InferOutput<typeof Day>
export type CostKind = v.InferOutput<typeof CostKind>
export type CostLine = v.InferOutput<typeof CostLine>

/** A picture on this origin; pictures from other origins are blocked. */
export const PicturePath = v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/))
