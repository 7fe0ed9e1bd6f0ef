import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { updateCostLimit } from '#model/costs/contract.ts'
import { topupPrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import type { Usage } from '#model/usage/contract.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { NOW } from '../law/writes.ts'
import { visitor } from './visitor.ts'

/** Its time stands still, so that the moment lasts. */
const backend = createBackend({ latency: 0, clock: () => NOW })

/** A customer at the moment when a day begins. */
async function atBeginOf(today: Day, account: number) {
  const browser = visitor(backend)
  await browser.turn({ clock: `${addDays(today, -9)}T12:00:00+01:00` })
  await browser.as(account)
  await browser.turn({ clock: `${today}T00:00:00+01:00` })
  const usageOf = async (period?: string) =>
    (await browser.read('getUsage', period ? { period } : undefined)).body.result as Usage
  /** The cents for usage and the MB of periods. */
  async function used(periods: readonly string[]) {
    const all = await Promise.all(periods.map(usageOf))
    return { cents: sumOf(all.flatMap(({ outside }) => outside)), megabytes: all.reduce((sum, { data }) => sum + data.used, 0) }
  }
  /** The periods that stay in the list when an order begins another one. */
  const periods = (await usageOf()).periods.map(({ id }) => id).slice(0, -1)
  return { ...browser, used: () => used(periods) }
}

test.each([
  ['a limit to extra costs', updateCostLimit.name, 2, '2026-12-10', { amount: 500 }],
  ['a bundle', topupPrepaidBundle.name, 31, '2026-12-01', { id: 'PP-M', price: 1000, autoExtend: false }],
] as const)(
  '%s: when it is ordered at the very moment when a day begins, then the usage of its morning does not change',
  async (_, name, account, day, input) => {
    const customer = await atBeginOf(day, account)
    const before = await customer.used()
    expect((await customer.write(name, input)).status).toBe(200)
    expect(await customer.used()).toEqual(before)
  },
)
