import { expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { weeksOf } from '#model/usage/callWeeks.ts'
import { getUsage, type UsageEvent } from '#model/usage/contract.ts'
import { contactsIn, dearestIn, filterEvents } from '#model/usage/usage.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { customerOf } from '../law/law.ts'

const at = (day: string, hours: number): UsageEvent => [momentOf(day, hours) / 1000, 'voice', '0690009•••', 60, 25]

// November 2026 begins on a Sunday and ends on a Monday.
const november = { from: '2026-11-01', until: '2026-11-30' }

test('the weeks of calls: when a week starts on Monday, then the first and the last are as long as the period allows', () => {
  const events = [
    at('2026-11-30', 8),
    at('2026-11-29', 23),
    at('2026-11-23', 0),
    at('2026-11-22', 23),
    at('2026-11-02', 9),
    at('2026-11-01', 9),
  ]
  expect(weeksOf(events, november).map(({ from, until, events: own }) => [from, until, own.length])).toEqual([
    ['2026-11-30', '2026-11-30', 1],
    ['2026-11-23', '2026-11-29', 2],
    ['2026-11-16', '2026-11-22', 1],
    ['2026-11-02', '2026-11-08', 1],
    ['2026-11-01', '2026-11-01', 1],
  ])
})

test('the weeks of calls: when the clock goes back in a week, then its last hour still belongs to Sunday', () => {
  const october = { from: '2026-10-01', until: '2026-10-31' }
  const weeks = weeksOf([at('2026-10-26', 0), at('2026-10-25', 23)], october)
  expect(weeks.map(({ from, until }) => [from, until])).toEqual([
    ['2026-10-26', '2026-10-31'],
    ['2026-10-19', '2026-10-25'],
  ])
})

test('the weeks of calls: when there are none, then there are no weeks', () => expect(weeksOf([], november)).toEqual([]))

test('the calls with a number: when any customer looks, then the weeks together say what the number says', async () => {
  let numbers = 0
  for (const { number: account } of accounts) {
    const customer = await customerOf(account, '2026-12-10')
    const { period, events } = await customer.read(getUsage, { events: true })
    for (const contact of dearestIn(events ?? [])) {
      numbers += 1
      const own = filterEvents(events ?? [], { kind: null, withCosts: false, number: contact.number })
      const weeks = weeksOf(own, period)
      expect(weeks.flatMap((week) => week.events)).toEqual(own)
      const sums = weeks.flatMap((week) => contactsIn(week.events))
      for (const key of ['calls', 'minutes', 'sms', 'costs'] as const) {
        expect(
          sums.reduce((sum, one) => sum + one[key], 0),
          `${account} ${key}`,
        ).toBe(contact[key])
      }
    }
  }
  expect(numbers).toBeGreaterThan(100)
})
