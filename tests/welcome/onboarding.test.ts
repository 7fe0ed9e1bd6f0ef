import { describe, expect, test } from 'vitest'
import { isAllowedDuringOnboarding, needsOnboarding } from '#model/welcome/onboarding.ts'

const blocked = { statusType: 'BLOCKED' } as const
const newcomer = { isPostpaid: true, contractAccepted: 'false', simcard: blocked } as const

describe('onboarding (spec 4)', () => {
  test("a postpaid user whose SIM statusType is BLOCKED and whose stored contractAccepted flag is 'false'", () =>
    expect(needsOnboarding(newcomer)).toBe(true))
  test('not who pays in advance', () => expect(needsOnboarding({ ...newcomer, isPostpaid: false })).toBe(false))
  test('not who has accepted: that card is blocked for another reason', () =>
    expect(needsOnboarding({ ...newcomer, contractAccepted: 'true' })).toBe(false))
  test.each(['NEW', 'ACTIVE', 'SOFTBLOCKED', 'STOLEN'] as const)('not with a card that is %s', (statusType) =>
    expect(needsOnboarding({ ...newcomer, simcard: { statusType } })).toBe(false),
  )

  test('what is not told leaves it open, unless the rest decides', () => {
    expect(needsOnboarding({ ...newcomer, simcard: undefined })).toBeUndefined()
    expect(needsOnboarding({ ...newcomer, contractAccepted: undefined })).toBeUndefined()
    expect(needsOnboarding({ ...newcomer, contractAccepted: undefined, simcard: { statusType: 'ACTIVE' } })).toBe(false)
    expect(needsOnboarding({ ...newcomer, contractAccepted: 'true', simcard: undefined })).toBe(false)
    expect(needsOnboarding({ isPostpaid: false, contractAccepted: undefined, simcard: undefined })).toBe(false)
  })

  test.each([
    '/welkom',
    '/abonnement-annuleren',
    '/nummerbehoud',
    '/nummerbehoud-aanvragen',
    '/nummerbehoud-aanvragen/bedankt',
    '/nummerbehoud-gegevens',
    '/nummerbehoud-gegevens-aanpassen',
    '/nummerbehoud-gegevens-aanpassen/bedankt',
    '/nummerbehoud-annuleren',
  ])('exceptions: %s', (path) => expect(isAllowedDuringOnboarding(path)).toBe(true))
  test.each(['/', '/verbruik', '/annuleren', '/opzeggen', '/abonnement-annuleren/x', '/nummerbehouden', '/x/nummerbehoud'])(
    'no exception: %s',
    (path) => expect(isAllowedDuringOnboarding(path)).toBe(false),
  )
})
