import { faker } from '@faker-js/faker/locale/nl'
import { expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import type { Description, UsageLevel } from '../../fixtures/accounts/account.ts'
import { bundles, inDays, postpaid, prepaid, usage } from '../../fixtures/accounts/build.ts'
import { portfolios, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { placed } from '../../mocks/world/placed.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { checkUsage, usageAt } from './checks.ts'

const int = (max: number) => faker.number.int({ min: 0, max })
const level = (): UsageLevel => ({ data: int(30_000), minutes: int(900), sms: int(60), abroad: int(40), service: int(20) })

/** Random accounts: any bundle, any usage, any first day. */
function invented(number: number): Description {
  const who = {
    number,
    title: faker.lorem.words(3),
    shows: ['/' as const],
    showsText: 'Laat zien: iets.',
    firstName: faker.person.firstName(),
    lastName: faker.person.lastName(),
    since: inDays(-int(500)),
    usage: usage(level(), level(), [
      { month: 1 + int(11), day: 1 + int(27), days: int(20), country: faker.helpers.arrayElement(['DE', 'TR', 'US']) },
    ]),
  }
  if (faker.datatype.boolean()) {
    return prepaid({
      ...who,
      rates: faker.helpers.arrayElement(['prepaid', 'prepaidOld']),
      bundle:
        faker.helpers.maybe(() => ({
          id: faker.helpers.arrayElement(prepaidBundles.filter(({ days }) => days === 30)).id,
          ends: inDays(int(29)),
          autoExtend: faker.datatype.boolean(),
        })) ?? null,
      mutual: null,
    })
  }
  const portfolio = faker.helpers.arrayElement(['base', 'challenger1', 'challenger2'] as const)
  return postpaid({
    ...who,
    portfolio,
    binding: 'month',
    bundles: bundles(
      faker.helpers.arrayElement(portfolios[portfolio].data).id,
      faker.helpers.arrayElement(portfolios[portfolio].voice).id,
      { dataCap: faker.datatype.boolean(), sms: faker.datatype.boolean() },
    ),
    completeStatus: faker.helpers.arrayElement(['ACTIVE', 'OUT_OF_SYNC', 'PENDING', 'ELIGIBLE', 'NOT_ELIGIBLE']),
  })
}

test('the figures of customers nobody thought of add up as well', { timeout: 60_000 }, () => {
  faker.seed(20_261_120)
  for (let number = 100; number < 180; number += 1) {
    const today = addDays('2026-01-01', int(1500))
    const now = momentOf(today, int(23), int(59))
    const account = placed(invented(number), now)
    const world = worldOf(account, today)
    for (const period of world.periods) {
      const made = usageAt(world, period, now)
      checkUsage(world, made, now)

      // unlimited is never charged; with a data cap nothing at home or in the EU exceeds the bundle
      const { isInfiniteBundle, size, additionalCompleteSize, days } = made.data
      const home = days.reduce((sum, day) => sum + day.netherlands + day.eu, 0)
      const charged = days.filter((day) => day.world === 0).reduce((sum, day) => sum + day.costs, 0)
      if (isInfiniteBundle || world.allowance.dataCap) expect(charged).toBe(0)
      if (world.allowance.dataCap && !isInfiniteBundle) expect(home).toBeLessThanOrEqual(size + additionalCompleteSize)
      if (made.voice.isUnlimited) expect(made.outside.some(({ kind }) => kind === 'voice')).toBe(false)
      if (made.voice.smsUnlimited) expect(made.outside.some(({ kind }) => kind === 'sms')).toBe(false)
    }
    const { dataBundle, currentCosts } = overviewOf(world)
    if (dataBundle) expect(dataBundle.usedPerDay.reduce((sum, day) => sum + day, 0)).toBe(dataBundle.used)
    if (currentCosts) expect(currentCosts.outside).toEqual(usageAt(world, world.latest, now).outside)
  }
})
