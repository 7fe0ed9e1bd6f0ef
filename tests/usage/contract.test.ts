import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Usage, type UsageEvent } from '#model/usage/contract.ts'
import { usageWith } from './verbruikUsage.ts'

const call: UsageEvent = [1_795_000_000, 'voice', '0690009•••', 60, 10]
const eventsOf = (events: unknown) => {
  const { success, output } = safeParse(Usage, { ...usageWith(), events })
  return success ? (output as Usage).events : 'not an answer'
}

describe('the calls in an answer of the backend', () => {
  test('when each row is a call, then they are read', () => expect(eventsOf([call, call])).toEqual([call, call]))

  test('when a kind is newer than this build, then its rows are left out', () =>
    expect(eventsOf([call, call.with(1, 'video')])).toEqual([call]))

  test.each([
    ['no list', {}],
    ['a row that is no list', [{ ...call }]],
    ['a row that is too short', [call.slice(0, 4)]],
    ['a row that is too long', [[...call, 0]]],
    ['a moment in ms', [call.with(0, 1_795_000_000_000)]],
    ['a moment in parts of a second', [call.with(0, 1_795_000_000.5)]],
    ['a kind that is no text', [call.with(1, 3)]],
    ['a number that is no text', [call.with(2, 690_009_000)]],
    ['parts of a second', [call.with(3, 60.5)]],
    ['a call of less than no time', [call.with(3, -1)]],
    ['costs that are no number', [call.with(4, '0.10')]],
    ['parts of a cent', [call.with(4, 10.5)]],
  ])('when there is %s, then the answer is refused', (_, events) => expect(eventsOf(events)).toBe('not an answer'))
})
