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

/** The pool of a period: a bundle, of which the size may change, and what is on top of it or was given away. Rooms and extras oldest first. */
export function poolOf(rooms: readonly Room[], { carried, topUps, givenAway }: OnTop): Pool {
  let taken = 0
  return {
    left(half) {
      const isThere = (from: Half) => half === undefined || from <= half
      const bundle = rooms.findLast(({ from }) => isThere(from))?.size ?? 0
      const extras = topUps.filter(({ day }) => isThere(restOf(day))).reduce((sum, { size }) => sum + size, carried)
      const given = givenAway.filter(({ day }) => isThere(restOf(day))).reduce((sum, { size }) => sum + size, 0)
      return Math.max(0, bundle + extras - given - taken)
    },
    take(amount) {
      taken += amount
    },
  }
}
