import type { Half } from '../../fixtures/accounts/account.ts'
import type { OnTop } from '../bundles/extras.ts'
import { restOf } from './halves.ts'

/** The content of a bundle from a half-day on, until the next of its rooms: MB or minutes. */
export type Room = { readonly from: Half; readonly size: number }

/** The amount that can be used before anything is charged: MB or minutes. */
type Pool = {
  /** The rest in a half-day, or at the end. */
  readonly left: (half?: Half) => number
  readonly take: (amount: number) => void
}

/** The pool of a period: a bundle, of which the size may change, and what is on top of it. Rooms and extras oldest first. */
export function poolOf(rooms: readonly Room[], { carried, topUps }: OnTop): Pool {
  let taken = 0
  return {
    left(half) {
      const isThere = (from: Half) => half === undefined || from <= half
      const bundle = rooms.findLast(({ from }) => isThere(from))?.size ?? 0
      const extras = topUps.filter(({ day }) => isThere(restOf(day))).reduce((sum, { size }) => sum + size, carried)
      return Math.max(0, bundle + extras - taken)
    },
    take(amount) {
      taken += amount
    },
  }
}
