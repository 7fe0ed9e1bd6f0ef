import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { Withdrawable } from '#model/subscription/contract/withdrawal.ts'

/** How a pending bundle change can be undone; `until`: the last day. */
export type WayBack =
  | { by: 'undo'; until: Day }
  /** It came with a phone: withdraw that order. Null: not possible, or unknown. */
  | { by: 'order'; until: Day | null }
  /** It restores the bundles from before a withdrawal, so it stays. */
  | { by: 'withdrawn' }
  | { by: 'begun' }
  /** The subscription was cancelled: its fee counts with the change. */
  | { by: 'leaving' }

/**
 * A change can be undone until the day before it starts (domain 1.14). A change that came with a phone is undone by withdrawing that order
 * in its reflection period (domain 1.15). `withdrawals`: what can be withdrawn now.
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
