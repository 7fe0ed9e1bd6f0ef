import { describe, expect, test } from 'vitest'
import type { Ending } from '#platform/storage/entry.ts'
import {
  appLock,
  callNames,
  cart,
  conversionData,
  cookieChoice,
  deviceKey,
  emergencyCard,
  followedOutage,
  handsetHits,
  installChoice,
  lastKnown,
  lockedFor,
  loginChallenge,
  loginName,
  passkeyHere,
  pendingOrders,
  registry,
  themeChoice,
  travelPack,
  unfinishedLogout,
  unlocked,
  warnings,
} from '#platform/storage/registry.ts'

const row = (remembered: boolean) => ({ account: 'a', marker: 'b', remembered, prepaid: false })
const DAY = 86_400_000

describe('what an ending of the session clears (decisions D8)', () => {
  test.each([
    ['timer', true, false],
    ['timer', false, true],
    ['customer', true, true],
    ['customer', false, true],
    ['other', true, true],
    ['other', false, true],
  ] as const)(
    'last known figures, what to warn of by them, and a trip, ending by %s, remembered %s: wiped %s',
    (ending, remembered, wiped) => {
      expect(lastKnown.wipedBy(ending, row(remembered))).toBe(wiped)
      expect(travelPack.wipedBy(ending, { account: 'a', remembered })).toBe(wiped)
      expect(warnings.wipedBy(ending, { account: 'a', remembered, choices: {}, said: [] })).toBe(wiped)
    },
  )

  test.each(['timer', 'customer', 'other'] as const)(
    'login name, key, theme, install choice, the use of a passkey and an unfinished logout stay after %s',
    (ending: Ending) => {
      expect(loginName.wipedBy(ending, 'x')).toBe(false)
      expect(deviceKey.wipedBy(ending, null)).toBe(false)
      expect(themeChoice.wipedBy(ending, 'dark')).toBe(false)
      expect(passkeyHere.wipedBy(ending, 'used')).toBe(false)
      expect(installChoice.wipedBy(ending, { visits: 1, dismissedAt: null })).toBe(false)
      expect(unfinishedLogout.wipedBy(ending, { marker: null })).toBe(false)
    },
  )

  test.each(['timer', 'customer', 'other'] as const)('a second factor that is waited for goes after %s', (ending: Ending) => {
    expect(loginChallenge.wipedBy(ending, {})).toBe(true)
  })

  test.each(['timer', 'customer', 'other'] as const)(
    'what cannot be read goes after %s, unless all of its kind stay',
    (ending) => {
      expect(lastKnown.wipedBy(ending, null)).toBe(true)
      expect(travelPack.wipedBy(ending, null)).toBe(true)
      expect(loginName.wipedBy(ending, null)).toBe(false)
      expect(pendingOrders.wipedBy(ending, null)).toBe(false)
    },
  )

  test.each(['timer', 'customer', 'other'] as const)(
    'what was measured goes after %s, the cookie choice stays',
    (ending: Ending) => {
      expect(cart.wipedBy(ending, [])).toBe(true)
      expect(conversionData.wipedBy(ending, null)).toBe(true)
      expect([cart.home, conversionData.home]).toEqual(['session', 'session'])
      expect(cookieChoice.wipedBy(ending, { analytics: true, marketing: true })).toBe(false)
    },
  )

  test.each([
    ['timer', false],
    ['customer', true],
    ['other', true],
  ] as const)('the emergency card and the names of numbers, ending by %s: wiped %s; no time wipes them', (ending, wiped) => {
    expect([callNames.wipedBy(ending, { account: 'a' }), callNames.lifetime]).toEqual([wiped, Number.POSITIVE_INFINITY])
    expect(emergencyCard.wipedBy(ending, { account: 'a' })).toBe(wiped)
    expect(emergencyCard.wipedBy(ending, null)).toBe(wiped)
    expect([emergencyCard.home, emergencyCard.lifetime]).toEqual(['idb', Number.POSITIVE_INFINITY])
  })

  test.each([
    ['timer', false],
    ['customer', true],
    ['other', false],
  ] as const)(
    'the lock on the app, ending by %s: wiped %s; that it was opened lasts two minutes out of view',
    (ending, wiped) => {
      expect(appLock.wipedBy(ending, { account: 'a' })).toBe(wiped)
      expect(lockedFor.wipedBy(ending, 'a')).toBe(wiped)
      expect(unlocked.wipedBy(ending, true)).toBe(true)
      expect([appLock.lifetime, lockedFor.lifetime, unlocked.lifetime]).toEqual([Infinity, Infinity, 120_000])
      expect([appLock.home, lockedFor.home, unlocked.home]).toEqual(['idb', 'local', 'session'])
    },
  )

  test('a followed outage stays after the timer, at most three days, and goes with the customer', () => {
    const wipedBy = (['timer', 'customer', 'other'] as const).filter((ending) => followedOutage.wipedBy(ending, null))
    expect([followedOutage.home, followedOutage.lifetime, wipedBy]).toEqual(['idb', 3 * DAY, ['customer', 'other']])
  })

  test('the phones that were looked at stay after the timer, and go with the customer', () => {
    const wipedBy = (['timer', 'customer', 'other'] as const).filter((ending) => handsetHits.wipedBy(ending, null))
    expect([handsetHits.home, wipedBy]).toEqual(['local', ['customer', 'other']])
  })

  test('a cookie choice holds 180 days', () => expect(cookieChoice.lifetime).toBe(180 * DAY))

  test('login name and figures rest 30 days', () => {
    expect(loginName.lifetime).toBe(30 * DAY)
    expect(lastKnown.lifetime).toBe(30 * DAY)
  })

  test('a trip rests 90 days at most', () => expect([travelPack.home, travelPack.lifetime]).toEqual(['idb', 90 * DAY]))

  test('names are unique', () => expect(new Set(registry.map(({ name }) => name)).size).toBe(registry.length))
})

test('the registry: an entry that belongs to one customer names its owner', () => {
  expect(registry.filter(({ accountIn }) => accountIn).map(({ name }) => name)).toEqual([
    'warnings',
    'push',
    'emergency-card',
    'call-names',
    'app-lock',
    'locked',
    'followed-outage',
    'travel-pack',
  ])
})
