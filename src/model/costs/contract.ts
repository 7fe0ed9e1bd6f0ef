import * as v from 'valibot'
import { Cents, CostLine, Day, Moment } from '#kit/parts.ts'
import { get, put, takes } from '#model/operation.ts'

/** The customer's limit to the extra costs of a calendar month. */
export const CostLimit = v.object({
  /** Cents a month; null: there is no limit. */
  amount: v.nullable(Cents),
  /** The extra costs of this month that count for the limit. */
  outside: v.array(CostLine),
  /** True when the limit stops extra costs now. */
  isReached: v.boolean(),
  /** The first day of the next month, on which counting starts again. */
  renewsOn: Day,
  /** False once the subscription has stopped. */
  canChange: v.boolean(),
  updatedAt: Moment,
})
export type CostLimit = v.InferOutput<typeof CostLimit>

/** Refused 403 STOPPED for a customer without a subscription. */
export const getCostLimit = get('getCostLimit', CostLimit) // not in the spec

/**
 * Extra costs stop once they have reached `amount` cents in a calendar month; null: no limit. It applies from the moment of the answer, and
 * what was used before stays as it is. Refused: 403 STOPPED (no subscription, or no longer), 422 DETAILS_INVALID (an amount that is not
 * offered).
 */
export const updateCostLimit = put(
  'updateCostLimit',
  CostLimit,
  ['getCostLimit', 'getUsage', 'postpaidOverview'],
  takes<{ amount: number | null }>(),
) // not in the spec
