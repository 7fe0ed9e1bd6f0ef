import { describe, expect, test } from 'vitest'
import type { Standstill } from '#kit/parts.ts'
import type { FixMeType } from '#model/overview/contract.ts'
import { FixMeType as fixMeTypes } from '#model/overview/contract.ts'
import { PortingStatus } from '#model/porting/contract.ts'
import { isNewPorting, isPortingActive, isRunningPorting, unreachableBy } from '#model/porting/porting.ts'

const statuses = PortingStatus.options
const bar = (...types: FixMeType[]) => ({ fixMeBarItems: types.map((templateType) => ({ templateType })) })

describe('number porting status (spec 4)', () => {
  test('REQUEST_SENT counts as new', () => expect(statuses.filter(isNewPorting)).toEqual(['REQUEST_SENT']))
  test('COMPLETED, TERMINATED and CANCELLED count as finished, so that cancelling is possible in the others (domain 1.9)', () =>
    expect(statuses.filter(isRunningPorting)).toEqual(['PENDING', 'REQUEST_SENT', 'REJECTED']))
})

describe('the porting template (spec 5 route guards)', () => {
  test('is active by its own name and in each of its variants, and in nothing else', () =>
    expect(fixMeTypes.options.filter((type) => isPortingActive(bar(type)))).toEqual([
      'portingSms',
      'portingSent',
      'portingApproved',
      'portingRejected',
      'portingDone',
      'porting',
    ]))
  test('among other things that ask for attention', () => {
    expect(isPortingActive(bar('onboarding', 'portingSent'))).toBe(true)
    expect(isPortingActive(bar('simBlocked', 'mfa'))).toBe(false)
    expect(isPortingActive(bar())).toBe(false)
  })
})

describe('what keeps a number that comes over from being reached', () => {
  const on = '2026-11-20'
  test.each<[string, ReturnType<typeof unreachableBy>, Standstill | null, FixMeType[]]>([
    ['the simcard works', null, null, []],
    ['the simcard works and a next one can be activated', null, null, ['simActivation']],
    ['the customer is blocked for a debt', null, { why: 'unpaid' }, ['simActivation']],
    ['the data cap stops the internet', null, { why: 'capped' }, []],
    ['the first simcard was never activated', 'simActivation', { why: 'inactive' }, []],
    ['the first simcard is an eSIM', 'esimActivation', { why: 'inactive' }, ['esimActivation']],
    ['the first simcard is being activated', 'simActivating', { why: 'inactive' }, ['simActivating', 'simActivation']],
    ['the simcard is stolen', 'blocked', { why: 'stolen' }, []],
    ['the simcard is stolen and the next one is there', 'simActivation', { why: 'stolen' }, ['simActivation']],
    ['the simcard is blocked', 'blocked', { why: 'blocked' }, ['simActivation']],
    ['the contract waits for the customer', 'onboarding', null, ['onboarding']],
    ['the standstill lasts until that day', null, { why: 'blocked', until: on }, []],
  ])('unreachableBy: when %s, then the reason is %s', (_, reason, standstill, types) =>
    expect(unreachableBy({ ...bar(...types), standstill }, on)).toBe(reason),
  )
})
