import { describe, expect, test } from 'vitest'
import { customerTypeOf, factsOf } from '#model/visitor.ts'
import { sessionUserIn } from '#platform/session/visitor.ts'
import { cookie, flags } from '../../support/sessionUser.ts'

describe('the usr cookie (decisions D7)', () => {
  test('has the session user at any place among other cookies', () => {
    expect(sessionUserIn(cookie)).toEqual(flags)
    expect(sessionUserIn(`a=1; ${cookie}; b=2`)).toEqual(flags)
  })
  test.each([
    '',
    'usr=',
    'usr=true',
    'usr=%7B',
    'usr=%',
    'usr=null',
    'xusr=1',
    `x${cookie}`,
    `usr=${encodeURIComponent('{"usr":""}')}`,
    `usr=${encodeURIComponent(JSON.stringify({ ...flags, prepaid: 'ja' }))}`,
    `usr=${encodeURIComponent(JSON.stringify({ ...flags, mfaStatus: 'PENDING_VERIFICATION' }))}`,
  ])('when it is %j, then there is no session', (cookies) => expect(sessionUserIn(cookies)).toBeNull())
})

test('a visitor: facts are known of a customer and a remembered customer, and not of a guest', () => {
  expect(factsOf({ kind: 'guest' })).toBeNull()
  expect(factsOf({ kind: 'customer', flags })).toEqual({ prepaid: true, needsOnboarding: false })
  expect(factsOf({ kind: 'remembered', prepaid: false })).toEqual({ prepaid: false, needsOnboarding: false, remembered: true })
  // Only a subscriber accepts a contract. Whether that comes first depends on the simcard.
  const fresh = { ...flags, contractAccepted: 'false' } as const
  expect(factsOf({ kind: 'customer', flags: fresh })?.needsOnboarding).toBe(false)
  expect(factsOf({ kind: 'customer', flags: { ...fresh, prepaid: false } })?.needsOnboarding).toBeUndefined()
})

test('a visitor: whether it is prepaid or postpaid is known of a customer and a remembered customer, and not of a guest', () =>
  expect(
    [
      { kind: 'guest' } as const,
      { kind: 'customer', flags } as const,
      { kind: 'customer', flags: { ...flags, prepaid: false } } as const,
      { kind: 'remembered', prepaid: true } as const,
      { kind: 'remembered', prepaid: false } as const,
    ].map(customerTypeOf),
  ).toEqual([null, 'prepaid', 'postpaid', 'prepaid', 'postpaid']))
