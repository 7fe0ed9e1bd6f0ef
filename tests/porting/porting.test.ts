import { describe, expect, test } from 'vitest'
import type { FixMeType } from '#model/overview/contract.ts'
import { FixMeType as fixMeTypes } from '#model/overview/contract.ts'
import { PortingStatus } from '#model/porting/contract.ts'
import { isNewPorting, isPortingActive, isRunningPorting } from '#model/porting/porting.ts'

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
