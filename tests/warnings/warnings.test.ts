import { describe, expect, test } from 'vitest'
import { addDays, dayOf, endOfMonth, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Overview } from '#model/overview/contract.ts'
import {
  badgeOf,
  dueWarnings,
  idleReason,
  isAnyOn,
  kindsFor,
  needsMoment,
  noChoices,
  ranges,
  type WarningChoices,
  type WarningKind,
  warningKinds,
  warningsOf,
} from '#model/warnings/warnings.ts'
import { rates } from '../../fixtures/catalogue/rates.ts'
import { uspsAt } from '../../fixtures/catalogue/usps.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { dataBundle, now, overview } from '../overview/overzichtOverview.ts'

const usps = uspsAt(rates.postpaid, 100)

const DAY = 86_400_000
const on = (kind: WarningKind, at: number, also: WarningChoices = noChoices): WarningChoices => ({
  ...also,
  [kind]: { on: true, at },
})
/** 10 GB of November of which this much (MB) was used. */
const used = (mb: number, changed: Partial<Overview> = {}): Overview => ({
  ...overview,
  dataBundle: { ...dataBundle, used: mb },
  ...changed,
})
const credit = (balance: number): Overview => ({ ...overview, dataBundle: null, currentCosts: null, balance })
const outside = (amount: number, invoiceOn = '2026-12-01'): Overview => ({
  ...overview,
  currentCosts: { fixed: [], outside: [{ kind: 'service', quantity: 2, amount }], total: amount, invoiceOn },
})
const keysOf = (choices: WarningChoices, figures: Overview, at = now) =>
  warningsOf(choices, figures, usps, at).map(({ key }) => key)

test('the thresholds of warnings: when somebody chooses one, then it lies between these and is a whole step away', () => {
  expect(ranges).toEqual({
    internet: { min: 50, max: 100, step: 5, start: 80 }, // percent
    end: { min: 1, max: 14, step: 1, start: 3 }, // days
    costs: { min: 500, max: 10_000, step: 500, start: 1000 }, // cents
    credit: { min: 100, max: 2000, step: 100, start: 500 }, // cents
  })
})

describe('what holds', () => {
  test('all warnings are off until the customer turns one on', () => {
    expect(isAnyOn(noChoices)).toBe(false)
    expect(warningsOf(noChoices, used(10_000), usps, now)).toEqual([])
  })

  test.each([
    [7999, []],
    [8000, ['internet:80:2026-11-01']],
    [10_000, ['internet:80:2026-11-01']],
  ])('internet: %s of 10.000 MB used is over 80%%: %j', (mb, keys) => expect(keysOf(on('internet', 80), used(mb))).toEqual(keys))

  test('internet: the part that is used is never rounded up, and extra internet counts', () => {
    const [warning] = warningsOf(on('internet', 80), used(8099), usps, now)
    expect(warning).toMatchObject({ percent: 80, left: 1901, room: 10_000, until: '2026-11-30' })
    const more = { ...dataBundle, used: 8099, topUps: [{ day: '2026-11-19', size: 1000 }] }
    expect(keysOf(on('internet', 80), { ...overview, dataBundle: more })).toEqual([])
  })

  test.each([
    ['2026-11-27', []],
    ['2026-11-28', ['end:3:2026-11-30']],
    ['2026-11-30', ['end:3:2026-11-30']],
    ['2026-12-01', []],
  ])('three days before the next bundle, on %s: %j', (day, keys) =>
    expect(keysOf(on('end', 3), used(4000), momentOf(day, 12))).toEqual(keys),
  )

  test.each([
    ['renews by itself', {}, true],
    ['does not renew', { dataBundle: { ...dataBundle, autoExtend: false } }, false],
    ['ends with the subscription', { terminationDate: '2026-11-30' }, false],
  ])('a bundle that %s', (_, changed, renews) =>
    expect(warningsOf(on('end', 14), { ...overview, ...changed }, usps, now)).toMatchObject([{ days: 11, renews, left: 6000 }]),
  )

  test.each([
    [200, []],
    [999, ['pace:1000:2026-12-01']],
    [1000, ['costs:1000:2026-12-01']],
  ])('%s cents outside the bundle is € 10 or more: %j', (cents, keys) =>
    expect(keysOf(on('costs', 1000), outside(cents))).toEqual(keys),
  )

  /** 12 sms in 19 days are 7 more until the end of the month, about € 1,04; 1 sms is hardly any more. */
  const texting = (amount: number, sms: number): Overview => ({
    ...overview,
    calls: { minutes: 80, sms },
    currentCosts: { fixed: [], outside: [{ kind: 'sms', quantity: sms, amount }], total: amount, invoiceOn: '2026-12-01' },
  })
  const prices = { ...usps, smsCostOutsideBundle: 15 }
  const kindsAtTenEuros = (figures: Overview, offer: typeof prices | null) =>
    warningsOf(on('costs', 1000), figures, offer, now).map(({ kind }) => kind)

  test('coming costs: when they reach the amount to the cent, then they are told', () => {
    expect(kindsAtTenEuros(texting(896, 12), prices)).toEqual(['pace'])
    expect(kindsAtTenEuros(texting(895, 12), prices)).toEqual([])
  })

  test('coming costs: when they rise too little to mention, or no prices are known, then nothing is told', () => {
    expect(kindsAtTenEuros(texting(999, 1), prices)).toEqual([])
    expect(kindsAtTenEuros(texting(999, 12), null)).toEqual([])
  })

  test.each([
    [{ active: false }, 10],
    [{ active: true }, null],
    [null, null],
  ])('internet: when the data cap is %j, then a MB more costs %s cents', (dataCap, perMb) =>
    expect(warningsOf(on('internet', 80), used(9000, { dataCap }), { ...usps, dataCostOutsideBundle: 10 }, now)).toMatchObject([
      { perMb },
    ]),
  )

  test.each([
    [500, []],
    [499, ['credit:500:low']],
    [0, ['credit:500:low']],
  ])('%s cents of credit is less than € 5: %j', (cents, keys) => expect(keysOf(on('credit', 500), credit(cents))).toEqual(keys))

  test('without a bundle there is nothing to tell of internet, or of the end of a bundle', () =>
    expect(keysOf(on('internet', 50, on('end', 14)), { ...overview, dataBundle: null })).toEqual([]))

  test('figures of a period that has ended say nothing of this one, except what credit was left', () => {
    const all = on('internet', 50, on('end', 14, on('costs', 500, on('credit', 500))))
    const old = { ...outside(5000), dataBundle: { ...dataBundle, used: 9000 }, balance: 100 }
    expect(keysOf(all, old)).toEqual(['internet:50:2026-11-01', 'end:14:2026-11-30', 'costs:500:2026-12-01', 'credit:500:low'])
    expect(keysOf(all, old, momentOf('2026-12-01', 1))).toEqual(['credit:500:low'])
  })

  test('what can never come: internet without a bundle, or that has no end', () => {
    const unlimited = { ...overview, dataBundle: { ...dataBundle, isInfiniteBundle: true } }
    expect(warningKinds.map((kind) => idleReason(kind, unlimited))).toEqual(['unlimited', null, null, null])
    expect(warningKinds.map((kind) => idleReason(kind, { ...overview, dataBundle: null }))).toEqual(['none', 'none', null, null])
    const empty = { ...overview, dataBundle: { ...dataBundle, size: 0, additionalCompleteSize: 0 } }
    expect(warningKinds.map((kind) => idleReason(kind, empty))).toEqual(['none', 'none', null, null])
    expect(keysOf(on('internet', 50, on('end', 14)), unlimited)).toEqual(['end:14:2026-11-30'])
  })

  test('costs on an invoice are of a subscription, credit is of prepaid', () => {
    expect(kindsFor(false)).toEqual(['internet', 'end', 'costs'])
    expect(kindsFor(true)).toEqual(['internet', 'end', 'credit'])
  })
})

/** One warning turned on, or off, at any amount. */
function anyChoice(random: Random): Partial<WarningChoices> {
  const kind = warningKinds[between(random, 0, warningKinds.length - 1)] ?? 'internet'
  const { min, max, step } = ranges[kind]
  return { [kind]: { on: between(random, 0, 3) > 0, at: min + step * between(random, 0, (max - min) / step) } }
}

describe('said once', () => {
  const tell = (choices: WarningChoices, said: readonly string[], figures: Overview, at = now) =>
    dueWarnings({ choices, said }, figures, usps, at)

  test('in a period, and again in the next', () => {
    const first = tell(on('internet', 80), [], used(8500))
    expect(first).toMatchObject({ due: [{ key: 'internet:80:2026-11-01' }], said: ['internet:80:2026-11-01'] })
    expect(tell(on('internet', 80), first.said, used(9900)).due).toEqual([])
    const december = { ...dataBundle, from: '2026-12-01', until: '2026-12-31', used: 8100 }
    const next = { ...overview, dataBundle: december, updatedAt: '2026-12-20T12:00:00.000Z' }
    expect(tell(on('internet', 80), first.said, next, momentOf('2026-12-20', 14))).toMatchObject({
      due: [{ key: 'internet:80:2026-12-01' }],
      said: ['internet:80:2026-12-01'], // November is forgotten
    })
  })

  test('a lower amount that is passed already is said at once, and once', () => {
    const first = tell(on('internet', 80), [], used(8500))
    const lower = tell(on('internet', 50), first.said, used(8500))
    expect(lower.due).toMatchObject([{ key: 'internet:50:2026-11-01' }])
    expect(tell(on('internet', 50), lower.said, used(8600)).due).toEqual([])
    expect(tell(on('internet', 80), lower.said, used(8600)).due).toEqual([])
  })

  test('credit: again after it was topped up', () => {
    const first = tell(on('credit', 500), [], credit(400))
    expect(tell(on('credit', 500), first.said, credit(100)).due).toEqual([])
    const toppedUp = tell(on('credit', 500), first.said, credit(2000))
    expect(toppedUp).toEqual({ due: [], said: [] })
    expect(tell(on('credit', 500), toppedUp.said, credit(300)).due).toMatchObject([{ balance: 300, below: 500 }])
  })

  test('whatever is used, chosen and topped up: all that holds is said, and nothing twice in its period', () => {
    for (let order = 0; order < 60; order += 1) {
      const random = randomOf('warnings', order)
      const heard = new Set<string>()
      let [choices, said]: [WarningChoices, readonly string[]] = [noChoices, []]
      let [mb, cents, balance, at] = [0, 0, 1000, momentOf('2026-11-01', 12)]
      for (let step = 0; step < 60; step += 1) {
        const month = startOfMonth(dayOf(at))
        at += between(random, 1, 40) * (DAY / 20)
        const from = startOfMonth(dayOf(at))
        const until = endOfMonth(from)
        if (from !== month) [mb, cents] = [0, 0]
        if (between(random, 0, 2) === 0) choices = { ...choices, ...anyChoice(random) }
        mb = Math.min(10_000, mb + between(random, 0, 900))
        cents += between(random, 0, 400)
        balance = between(random, 0, 9) === 0 ? balance + 2000 : Math.max(0, balance - between(random, 0, 300))
        // A top-up ends the time in which the credit was low.
        for (const key of heard) if (key.startsWith('credit:') && balance >= Number(key.split(':')[1])) heard.delete(key)
        const figures: Overview = {
          ...outside(cents, addDays(until, 1)),
          dataBundle: { ...dataBundle, from, until, used: mb },
          balance,
          updatedAt: new Date(at).toISOString(),
        }
        const told = tell(choices, said, figures, at)
        for (const { key } of told.due) {
          expect(heard, `${key} in order ${order}`).not.toContain(key)
          heard.add(key)
        }
        for (const key of keysOf(choices, figures, at)) expect(heard).toContain(key)
        expect(told.said.length).toBeLessThan(60) // the notes do not grow for ever
        said = told.said
      }
    }
  })
})

describe('the number on the icon', () => {
  const overdue = (figures: Overview): Overview => ({
    ...figures,
    fixMeBarItems: [{ templateType: 'paymentOverdue', amount: 3635 }],
  })
  test.each([
    ['nothing', on('credit', 500), overview, 0],
    ['an unpaid invoice', on('internet', 80), overdue(overview), 1],
    ['low credit', on('credit', 500), credit(100), 1],
    ['an unpaid invoice, without any warning on', noChoices, overdue(overview), 0],
    ['used internet, which asks for nothing', on('internet', 50), used(9000), 0],
  ])('%s', (_, choices, figures, count) => expect(badgeOf(choices, figures, now)).toBe(count))

  test('of old figures: none', () => {
    expect(badgeOf(on('credit', 500), credit(100), now + 2 * DAY)).toBe(1)
    expect(badgeOf(on('credit', 500), credit(100), now + 4 * DAY)).toBe(0)
  })
})

test('the moment is told of figures that are more than an hour old', () => {
  const updatedAt = now - 3_600_000
  expect([needsMoment({ updatedAt }, now), needsMoment({ updatedAt }, now + 1)]).toEqual([false, true])
})
