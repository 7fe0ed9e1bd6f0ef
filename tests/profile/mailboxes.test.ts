import { describe, expect, test } from 'vitest'
import { codesGoTo, FORMER_COUNTS, formerInUse, warningsGoTo } from '#model/profile/mailboxes.ts'
import { between, randomOf } from '../../mocks/world/random.ts'

const HOUR = 3_600_000
const changed = { email: 'b', formerEmails: [{ email: 'a', until: 1000 }] }

describe('after a change of the e-mail address', () => {
  test.each([
    [1000, 'a', ['b', 'a']],
    [1000 + 24 * HOUR - 1, 'a', ['b', 'a']],
    [1000 + 24 * HOUR, 'b', ['b']],
  ])('at %i ms: codes go to the former address for 24 hours, and warnings to both', (now, codes, warnings) => {
    expect([codesGoTo(changed, now), warningsGoTo(changed, now)]).toEqual([codes, warnings])
    expect(formerInUse(changed, now)?.until).toBe(codes === 'a' ? 1000 + 24 * HOUR : undefined)
  })

  test('without a change: everything goes to the only address', () => {
    const only = { email: 'a', formerEmails: [] }
    expect([codesGoTo(only, 5), warningsGoTo(only, 5), formerInUse(only, 5)]).toEqual(['a', ['a'], null])
  })

  test('changed back within the day: codes go to the address that it was and is', () => {
    const back = { email: 'a', formerEmails: [...changed.formerEmails, { email: 'b', until: 2000 }] }
    expect([codesGoTo(back, 3000), formerInUse(back, 3000), warningsGoTo(back, 3000)]).toEqual(['a', null, ['a', 'b']])
  })

  test('however often it is changed: codes go to the address of a day ago, and every address of that day is warned', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const random = randomOf('mailboxes', seed)
      const held: { email: string; from: number }[] = [{ email: 'own', from: 0 }]
      let at = FORMER_COUNTS
      for (let count = between(random, 1, 6); count > 0; count -= 1) {
        at += between(random, 1, 30 * HOUR)
        held.push({ email: `other-${between(random, 1, 3)}-${count}`, from: at })
      }
      const formerEmails = held.slice(0, -1).map(({ email }, place) => ({ email, until: held[place + 1]?.from ?? 0 }))
      const mailboxes = { email: held.at(-1)?.email ?? '', formerEmails }
      const now = at + between(random, 0, 40 * HOUR)
      const dayAgo = held.findLast(({ from }) => from <= now - FORMER_COUNTS)?.email
      expect(codesGoTo(mailboxes, now)).toBe(dayAgo)
      const ofDay = held.filter((_, place) => (held[place + 1]?.from ?? Number.POSITIVE_INFINITY) > now - FORMER_COUNTS)
      expect(new Set(warningsGoTo(mailboxes, now))).toEqual(new Set(ofDay.map(({ email }) => email)))
    }
  })
})
