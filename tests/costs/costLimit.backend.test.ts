import { describe, expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { getCostLimit, updateCostLimit } from '#model/costs/contract.ts'
import { countedOf } from '#model/costs/costLimit.ts'
import { getUsPs, postpaidOverview } from '#model/overview/contract.ts'
import { costsAhead } from '#model/overview/costsAhead.ts'
import { getUsage } from '#model/usage/contract.ts'
import { costMeterOf } from '../../mocks/costs/limit.ts'
import { accountAt } from '../../mocks/world/placed.ts'
import { customerOf } from '../law/law.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** A customer whose internet has run out, and who pays per MB. */
const SPENDS = 2
const DAY: Day = '2026-11-24'

const subscriber = () => {
  const account = accountAt(SPENDS, momentOf(DAY, 12))
  if (account.type !== 'Postpaid') throw new Error('not a subscriber')
  return account
}

describe('costMeterOf', () => {
  const meter = (...costLimits: { amount: number | null; since: string }[]) => costMeterOf({ ...subscriber(), costLimits })

  test('costMeterOf: when there is no limit, then everything fits', () => {
    expect(meter().fitting('2026-11-24', 900, 10)).toBe(900)
    expect(meter({ amount: null, since: '2026-11-01' }).fitting('2026-11-24', 900, 10)).toBe(900)
  })

  test('costMeterOf: when a limit is set, then whole units fit until it, and nothing after the first that did not', () => {
    const costs = meter({ amount: 500, since: '2026-11-01' })
    expect(costs.fitting('2026-11-02', 30, 10)).toBe(30)
    costs.spend('2026-11-02', 300, false)
    expect(costs.fitting('2026-11-03', 1, 205)).toBe(0)
    costs.spend('2026-11-03', 0, true)
    expect(costs.fitting('2026-11-04', 1, 10)).toBe(0)
    expect(costs.stoppedBy()).toEqual({ amount: 500, since: '2026-11-01' })
  })

  test('costMeterOf: when a higher limit follows, then what was spent counts and the rest fits', () => {
    const costs = meter({ amount: 500, since: '2026-11-01' }, { amount: 1000, since: '2026-11-05' })
    costs.spend('2026-11-02', 500, true)
    expect(costs.fitting('2026-11-04', 60, 10)).toBe(0)
    expect(costs.fitting('2026-11-05', 60, 10)).toBe(50)
  })

  test('costMeterOf: when the customer has prepaid credit, then no limit applies', () =>
    expect(costMeterOf(accountAt(30, momentOf(DAY, 12))).fitting('2026-11-24', 900, 10)).toBe(900))
})

describe('a limit that is reached', () => {
  test('getCostLimit: when the month is over the new limit already, then it stops at once, and the costs stay', async () => {
    const customer = await customerOf(SPENDS, DAY)
    const { outside } = await customer.read(getCostLimit)
    const limit = await customer.write(updateCostLimit, { amount: 1000 })
    expect(limit).toMatchObject({ amount: 1000, isReached: true, renewsOn: '2026-12-01' })
    expect(countedOf(limit.outside)).toBe(countedOf(outside))
    await customer.turnTo(addDays(DAY, 3))
    expect((await customer.read(getCostLimit)).outside).toEqual(outside)
  })

  test('postpaidOverview: when the bundle is empty and the limit is reached, then internet stands still until the next month', async () => {
    const customer = await customerOf(SPENDS, DAY)
    await customer.write(updateCostLimit, { amount: 1000 })
    const still = { why: 'capped', until: '2026-12-01', limited: true }
    expect((await customer.read(postpaidOverview)).standstill).toEqual(still)
    expect((await customer.read(getUsage, {})).standstill).toEqual(still)
    await customer.write(updateCostLimit, { amount: 10_000 })
    expect((await customer.read(postpaidOverview)).standstill).toBeNull()
    await customer.write(updateCostLimit, { amount: 1000 })
    await customer.turnTo('2026-12-01')
    expect((await customer.read(postpaidOverview)).standstill).toBeNull()
  })

  test('costsAhead: when there is a limit, then the invoice rises by what it leaves at most', async () => {
    const customer = await customerOf(SPENDS, DAY)
    const usps = await customer.read(getUsPs)
    await customer.write(updateCostLimit, { amount: 4000 })
    const overview = await customer.read(postpaidOverview)
    const left = 4000 - sumOf(overview.currentCosts?.outside ?? [])
    const ahead = costsAhead(overview, usps)
    expect(ahead?.total.most).toBe((ahead?.amount ?? 0) + left)
    const { currentCosts } = overview
    if (currentCosts === null) throw new Error('no costs')
    const unknown = { ...currentCosts, outside: [...currentCosts.outside, { kind: 'other', quantity: 1, amount: 700 } as const] }
    const beside = costsAhead({ ...overview, currentCosts: unknown }, usps)
    expect((beside?.total.most ?? 0) - (beside?.amount ?? 0)).toBe(left) // a kind that may not stop does not count
    await customer.write(updateCostLimit, { amount: 0 })
    const stopped = costsAhead(await customer.read(postpaidOverview), usps)
    expect(stopped?.total.most).toBe(stopped?.amount)
  })
})

describe('the messages of a limit', () => {
  const browserOf = async () => {
    const browser = visitor(quickBackend())
    const on = (day: Day) => browser.turn({ clock: new Date(momentOf(day, 12)).toISOString() })
    await on(DAY)
    await browser.as(SPENDS)
    const texts = async (): Promise<string[]> =>
      Object.values<{ text: string }>(Object((await browser.ask('GET', '/demo/messages')).body))
        .map(({ text }) => text.replaceAll('\u00a0', ' '))
        .filter((text) => /kostenlimiet|extra kosten/.test(text))
    return { ...browser, on, texts }
  }

  test('ofCostLimit: when the limit comes near and is reached, then one sms for each', async () => {
    const browser = await browserOf()
    await browser.write('updateCostLimit', { amount: 6000 })
    expect(await browser.texts()).toEqual([])
    await browser.on('2026-11-30')
    expect(await browser.texts()).toEqual([
      expect.stringMatching(
        /^Je hebt deze maand € \d+,\d\d extra kosten\. Bij € 60,00 stopt wat extra kost, tot 1 december 2026\.$/,
      ),
      'Je kostenlimiet van € 60,00 is bereikt. Wat extra kost, staat uit tot 1 december 2026.',
    ])
  })

  test('ofCostLimit: when a limit is set below the costs so far, then no sms repeats what the screen said', async () => {
    const browser = await browserOf()
    await browser.write('updateCostLimit', { amount: 1000 })
    await browser.on('2026-11-30')
    expect(await browser.texts()).toEqual([])
  })
})
