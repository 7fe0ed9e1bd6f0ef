import * as v from 'valibot'

/** A calendar day in Amsterdam: `2026-11-20`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** A moment, ISO 8601 with zone: `2026-11-20T08:41:00.000Z`. */
export const Moment = v.pipe(v.string(), v.isoTimestamp())

/** An amount of money in whole cents. */
export const Cents = v.pipe(v.number(), v.safeInteger())

/** A quantity that cannot be negative: MB, minutes, pieces. */
export const Quantity = v.pipe(v.number(), v.finite(), v.minValue(0))

/** Kinds of costs outside the bundle. */
export const CostKind = v.picklist(['data', 'voice', 'sms', 'abroad', 'service'])

/** Costs of one kind outside the bundle; `quantity` in MB, minutes or pieces. */
export const CostLine = v.object({ kind: CostKind, quantity: Quantity, amount: Cents })

/** MB or minutes on top of a bundle, bought or given. What lasts longer than its month comes along to the first day of the next. */
export const TopUp = v.object({ day: Day, size: Quantity, isGift: v.optional(v.boolean()) })

export type Day = v.InferOutput<typeof Day>
export type CostKind = v.InferOutput<typeof CostKind>
export type CostLine = v.InferOutput<typeof CostLine>
