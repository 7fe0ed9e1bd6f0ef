import type { Day } from '#kit/parts.ts'
import type { Account } from '../../fixtures/accounts/account.ts'

/** Over two years. */
const MOST_DAYS = 1000

/** Caches generated usage per habit (a part of the account) and day: it never changes. */
export function cachedPerDay<Habit extends object, Made>(
  makeUp: (account: Account, day: Day, habit: Habit) => Made,
): (account: Account, day: Day, habit: Habit) => Made {
  const known = new WeakMap<Habit, Map<string, Made>>()
  return (account, day, habit) => {
    const days = known.get(habit) ?? new Map<string, Made>()
    known.set(habit, days)
    const key = `${account.number} ${day}`
    const found = days.get(key)
    if (found !== undefined) return found
    if (days.size >= MOST_DAYS) days.clear()
    const made = makeUp(account, day, habit)
    days.set(key, made)
    return made
  }
}
