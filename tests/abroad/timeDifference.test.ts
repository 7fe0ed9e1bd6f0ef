import { expect, test } from 'vitest'
import { minutesAhead } from '#model/abroad/timeDifference.ts'

const winter = Date.parse('2026-12-20T12:00:00+01:00')
const summer = Date.parse('2026-07-20T12:00:00+02:00')

test.each([
  ['DE', winter, 0],
  ['TR', winter, 120],
  ['TR', summer, 60],
  ['GB', winter, -60],
  ['IN', winter, 270],
  ['JP', summer, 420],
  ['CW', winter, -300],
])('%s at %i is %s minutes ahead of the Netherlands', (country, at, minutes) => {
  expect(minutesAhead(country, at)).toBe(minutes)
})

test.each(['US', 'ES', 'AU', 'BR'])('%s has several times, so none is told', (country) => {
  expect(minutesAhead(country, winter)).toBeNull()
})
