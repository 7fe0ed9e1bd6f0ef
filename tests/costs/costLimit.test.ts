import { describe, expect, test } from 'vitest'
import { effectText, standingText } from '#features/costs/text.ts'
import {
  COST_LIMITS,
  costLimitStanding,
  countedOf,
  effectOf,
  goingOn,
  isPossibleLimit,
  stoppedKinds,
  USUAL_LIMIT,
} from '#model/costs/costLimit.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const spent = (amount: number) => [{ kind: 'data', quantity: 10, amount } as const]
const limit = (amount: number | null, cents: number, isReached = false) => ({
  amount,
  outside: spent(cents),
  isReached,
  renewsOn: '2026-12-01',
})

describe('the limit to extra costs', () => {
  test('the limits that are offered go from nothing to € 100,00, in steps of € 5,00', () =>
    expect(COST_LIMITS).toEqual({ min: 0, max: 10_000, step: 500 }))

  test('the limit that is proposed at first is € 25,00', () => expect(USUAL_LIMIT).toBe(2500))

  test.each([null, 0, 500, 2500, 10_000])('isPossibleLimit: when the limit is %s, then it is offered', (amount) =>
    expect(isPossibleLimit(amount)).toBe(true),
  )
  test.each([-500, 250, 10_500, 2500.5, '2500', undefined, Number.NaN])(
    'isPossibleLimit: when the limit is %s, then it is not offered',
    (amount) => expect(isPossibleLimit(amount)).toBe(false),
  )

  test('countedOf: when a kind is not known, then it does not count, because it may not stop', () =>
    expect(
      countedOf([...spent(300), { kind: 'abroad', quantity: 2, amount: 80 }, { kind: 'other', quantity: 1, amount: 900 }]),
    ).toBe(380))

  test.each([
    [null, 900, false, 'none'],
    [2500, 0, false, 'within'],
    [2500, 1999, false, 'within'],
    [2500, 2000, false, 'near'],
    [2500, 2490, true, 'reached'],
    [0, 0, true, 'reached'],
  ] as const)('costLimitStanding: when the limit is %s and %i was spent, then %s is %s', (amount, cents, isReached, standing) =>
    expect(costLimitStanding(limit(amount, cents, isReached))).toBe(standing),
  )

  test('effectOf: when the month is below the limit, then the rest is left; at the limit everything stops', () => {
    expect(effectOf(2500, 320)).toEqual({ kind: 'room', left: 2180 })
    expect(effectOf(2500, 2500)).toEqual({ kind: 'stops' })
    expect(effectOf(0, 0)).toEqual({ kind: 'stops' })
  })

  test('the kinds: when costs stop, then they are those of use; what was agreed or ordered goes on', () => {
    expect(stoppedKinds).toEqual(['data', 'voice', 'sms', 'abroad', 'service'])
    expect(goingOn).toEqual(['subscription', 'phone', 'bought', 'once'])
  })
})

describe('the limit in words', () => {
  test('effectText: when a limit is chosen, then its effect this month', () => {
    expect(plain(effectText(2500, 320))).toBe('Deze maand kan er nog € 21,80 bij.')
    expect(plain(effectText(500, 820))).toBe(
      'Je hebt deze maand al € 8,20 extra kosten. Met deze limiet stopt meteen alles wat extra kost.',
    )
    expect(effectText(0, 0)).toBe('Met deze limiet stopt meteen alles wat extra kost.')
  })

  test.each([
    [limit(null, 900), null],
    [
      limit(2500, 320),
      ['good', 'Je limiet is € 25 per maand', 'Je hebt deze maand € 3,20 extra kosten. Op 1 december begint je limiet opnieuw.'],
    ],
    [
      limit(2500, 2100),
      ['warn', 'Je limiet is € 25 per maand', 'Je hebt deze maand € 21,00 extra kosten. Op 1 december begint je limiet opnieuw.'],
    ],
    [
      limit(2500, 2490, true),
      [
        'warn',
        'Je limiet van € 25 is bereikt',
        'Je hebt deze maand € 24,90 extra kosten. Wat extra kost, staat uit tot 1 december. Met een hogere limiet kun je meteen verder.',
      ],
    ],
  ] as const)('standingText: when the limit is %o, then its sentence', (given, said) => {
    const told = standingText(given)
    expect(told && [told.tone, plain(told.title), plain(told.text)]).toEqual(said)
  })
})
