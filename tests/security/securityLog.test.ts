import { describe, expect, test } from 'vitest'
import { byDay, isNewDevice } from '#model/security/securityLog.ts'

const signIn = (at: string, device: string) => ({ at, device, kind: 'signed-in' }) as const
const [phone, computer, strange] = ['Chrome op Android', 'Edge op Windows', 'Opera op Linux']

test('events stand with the day in Amsterdam on which they were', () => {
  const events = [{ at: '2026-11-23T23:30:00.000Z' }, { at: '2026-11-23T22:30:00.000Z' }, { at: '2026-11-23T07:00:00.000Z' }]
  expect(byDay(events).map(([day, own]) => [day, own.length])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-23', 2],
  ])
})

describe('a device is new when it did not sign in earlier in the log, once two sign-ins tell what is usual', () => {
  const log = [
    signIn('2026-11-23T22:00:00.000Z', strange),
    signIn('2026-11-20T22:00:00.000Z', phone),
    signIn('2026-11-10T22:00:00.000Z', computer),
    signIn('2026-11-01T22:00:00.000Z', phone),
  ]
  test.each([
    [0, true],
    [1, false],
    [2, false],
    [3, false],
  ])('the event at %i of the log: %s', (place, isNew) => {
    const event = log[place]
    expect(event && isNewDevice(event, log)).toBe(isNew)
  })

  test('two earlier sign-ins are enough, and one is not', () => {
    const [last, ...earlier] = log
    expect(last && [1, 2].map((count) => isNewDevice(last, [last, ...earlier.slice(0, count)]))).toEqual([false, true])
  })

  test('a wrong password or a change is no sign-in, and proves no device', () => {
    const wrong = { at: '2026-11-22T22:00:00.000Z', device: strange, kind: 'wrong-password' } as const
    expect(isNewDevice(wrong, [wrong, ...log.slice(1)])).toBe(false)
    expect(isNewDevice(log[0] ?? wrong, [...log, wrong])).toBe(true)
  })
})
