import type { PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { Day } from '../api/contract/parts.ts'
import type { Withdrawable } from '../api/contract/withdrawal.ts'
import { addDays } from './dates.ts'

/** How a change of bundles that is on its way is taken back, if it can be; `until`: the last day. */
export type WayBack =
  | { by: 'undo'; until: Day }
  /** It came with a phone: by withdrawing that order. null: that cannot be done, or nobody knows. */
  | { by: 'order'; until: Day | null }
  /** It brings back what there was before a withdrawal. */
  | { by: 'withdrawn' }
  /** It begins today. */
  | { by: 'begun' }

/**
 * By itself until the day before it begins (domain 1.14); what came with a phone goes with that order, in its reflection period (domain 1.15).
 * `withdrawals`: what can be withdrawn now.
 */
export function wayBackOf(
  { startsOn, pendingFinal, pendingWithPhone }: Pick<PostpaidOptions, 'startsOn' | 'pendingFinal' | 'pendingWithPhone'>,
  withdrawals: readonly Pick<Withdrawable, 'kind' | 'until'>[],
  today: Day,
): WayBack {
  if (pendingWithPhone) return { by: 'order', until: withdrawals.find(({ kind }) => kind === 'change')?.until ?? null }
  if (pendingFinal) return { by: 'withdrawn' }
  return today < startsOn ? { by: 'undo', until: addDays(startsOn, -1) } : { by: 'begun' }
}
