import type { Account } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'

/** Two years and some. */
const MOST_DAYS = 1000

/** What somebody with this habit, a part of their account, did on a day long past: it never changes, so it is made up once. */
export function perDay<Habit extends object, Made>(
  makeUp: (account: Account, day: Day, habit: Habit) => Made,
): (account: Account, day: Day, habit: Habit) => Made {
  const known = new WeakMap<Habit, Map<string, Made>>()
  return (account, day, habit) => {
    const days = known.get(habit) ?? new Map<string, Made>()
    known.set(habit, days)
    const key = `${account.number} ${day}`
    const made = days.get(key) ?? makeUp(account, day, habit)
    if (days.size >= MOST_DAYS) days.clear()
    days.set(key, made)
    return made
  }
}
