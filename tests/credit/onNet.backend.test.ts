import { expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { prepaidAsOf, withBundle } from '../../mocks/credit/prepaid.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { prepaidOn } from '../world/seen.ts'

const FIRST: Day = '2026-11-20'

/** Account 33 has 612 of 1,000 minutes behind it, and calls this much more a month from now on. */
function caller(minutes: number): PrepaidAccount {
  const account = prepaidOn(FIRST).find(({ number }) => number === 33)
  if (!account) throw new Error('no account 33')
  return { ...account, balance: 15_000, usage: { ...account.usage, before: { ...account.usage.before, mutual: minutes } } }
}

const boughtOn = (account: PrepaidAccount, day: Day): PrepaidAccount => {
  const [bundle] = prepaidBundles
  if (!bundle) throw new Error('no bundle is for sale')
  return withBundle(prepaidAsOf(account, momentOf(day, 12)), bundle, false, momentOf(day, 12))
}

/** The minutes to other customers of ours that were free, and what the screen says was used. */
function seenOn(account: PrepaidAccount, day: Day) {
  const now = prepaidAsOf(account, momentOf(day, 12))
  const world = worldOf(now, day)
  return { charged: world.usageOf(world.latest).calls.onNet, shown: overviewOf(world).mutualBundle?.used }
}

test.each([600, 3000, 9000])(
  'on-net calling: when a bundle is bought while it runs, then its minutes go on, as charged and as shown (%i minutes a month)',
  (minutes) => {
    const account = caller(minutes)
    const day = addDays(FIRST, 4)
    const [without, withOne] = [seenOn(account, day), seenOn(boughtOn(account, addDays(FIRST, 2)), day)]
    expect(without.shown).toBeGreaterThan(612)
    expect(withOne).toEqual({ charged: without.charged, shown: without.shown })
    expect(withOne.shown).toBeLessThanOrEqual(mutualBundle.minutes)
  },
)

test('on-net calling: when its minutes are nearly used up, then buying a bundle does not give new ones', () => {
  const account = caller(4000)
  const [bought, day] = [addDays(FIRST, 5), addDays(FIRST, 9)]
  expect(seenOn(account, bought).shown).toBeGreaterThan(900)
  const { charged, shown } = seenOn(boughtOn(account, bought), day)
  expect(charged).toBe(shown)
  expect(shown).toBeGreaterThan(900)
  expect(shown).toBeLessThanOrEqual(mutualBundle.minutes)
})
