import { expect, test } from 'vitest'
import { addMonths, momentOf } from '#kit/dates.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { overviewAt } from '../../mocks/overview/operations.ts'
import { usageOn } from '../../mocks/usage/world.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { contextOf } from '../world/context.ts'

const days = Array.from({ length: 12 }, (_, months) => addMonths('2026-11-27', months))

/** In a year everybody who travels has been outside the EU, where a bundle does not apply. */
test.each(accounts)('account $number: in every month, the overview has as much internet left as the usage screen', (account) => {
  const seen = contextOf(account, momentOf('2026-11-20')).account
  for (const day of days) {
    const world = worldOf(seen, day)
    const { dataBundle } = overviewAt({ account: seen, world, now: momentOf(day), events: [] })
    if (!dataBundle || dataBundle.isInfiniteBundle) continue
    const [period] = world.periods
    if (!period) throw new Error('no period')
    const { data } = usageOn(world, period, false)
    expect(leftOf(dataBundle), day).toBe(Math.max(0, bundleRoom(data) - (coveredOf(data.days) - data.outside)))
  }
})
