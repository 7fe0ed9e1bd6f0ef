import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { Overview, Usps } from '../../src/api/contract/overview.ts'
import { Cents, Day, Days, Moment, Months, Quantity } from '../../src/api/contract/parts.ts'
import { Usage } from '../../src/api/contract/usage.ts'
import { addDays, addMonths, dayOf, daysBetween } from '../../src/domain/dates.ts'
import { freshnessOfOverview, internetOf, periodEndOf } from '../../src/domain/internet.ts'
import { renewalOpensOn } from '../../src/domain/renewal.ts'
import { dataStateOf, dayGroupsOf, durationText, freshnessOfUsage, numberText, sumsOf } from '../../src/domain/usage.ts'
import { attentionOf } from '../../src/screens/overzicht/attention.ts'
import { validityText } from '../../src/screens/overzicht/credit.ts'
import { shapeOf } from '../../src/screens/overzicht/Hero.tsx'
import { heroText, introText, offerText } from '../../src/screens/overzicht/heroText.ts'
import { autoTopUpText, bundleRows } from '../../src/screens/overzicht/rows.ts'
import { tideLabels, tideText } from '../../src/screens/overzicht/tideWords.ts'
import { tileRows } from '../../src/screens/overzicht/tiles.ts'
import { chartOf } from '../../src/screens/verbruik/chart.ts'
import { conclusionOf } from '../../src/screens/verbruik/conclusion.ts'
import { axisOf } from '../../src/screens/verbruik/DayBars.tsx'
import { callsCsv, dataCsv } from '../../src/screens/verbruik/download.ts'
import { dataRow, smsRow, voiceRow } from '../../src/screens/verbruik/rows.ts'
import { endText, flagText, sentenceOf } from '../../src/screens/verbruik/tideText.ts'
import { minutesText, sizeText } from '../../src/words/dataSize.ts'
import { dayInFull, dayText, momentText, monthText, numericDate, weekdayShort } from '../../src/words/dateText.ts'
import { euro } from '../../src/words/money.ts'
import { contextOf } from '../mocks/context.ts'
import { operations } from '../support/operations.ts'

const NOW = Date.parse('2026-11-20T11:00:00Z')
const TODAY = dayOf(NOW)
const MUTATIONS = 150

const extreme = {
  number: [
    ...[
      0,
      -0,
      0.5,
      -1,
      1e-300,
      5e-324,
      1e-6,
      1e-7,
      1e9,
      1e9 + 1,
      -1e9,
      1e15,
      1e21,
      1e308,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ],
    ...[2 ** 31, 2 ** 32, 2 ** 53, 253402300800, -62135596800, 8_640_000_000_001, 599, 600, 601, 400, 401],
  ],
  day: [
    ...['9999-12-31', '0001-01-01', '1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01', '0000-01-01', '2026-02-30'],
    ...['2026-02-29', '2024-02-29', '2026-13-01', '20261-01-01', '-000001-01-01', '2026-11-20T00:00', '', 'morgen'],
  ],
  moment: [
    ...[
      '9999-12-31T23:59:59.999Z',
      '0001-01-01T00:00:00Z',
      '1900-01-01T00:00:00Z',
      '2200-12-31T23:59:59Z',
      '2026-02-30T12:00:00Z',
    ],
    ...[
      '2026-11-20T24:00:00Z',
      '2026-11-20T12:00:60Z',
      '2026-11-20T12:00:00+23:59',
      '2026-11-20T12:00:00+99:99',
      '',
      '2026-11-20',
    ],
  ],
  text: ['', ' ', '\u202e', '\u0000', '\ud800', 'é'.repeat(10_000), '2026-11', '__proto__', '👩‍👩‍👧‍👦'],
}

/** A seeded random choice (mulberry32). */
function randomOf(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed
  return (items) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const index = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * items.length)
    return items[index] as (typeof items)[number]
  }
}

type Node = Record<string | number, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every number and text in an answer. */
function leavesOf(node: Node): { node: Node; key: string }[] {
  return Object.entries(node).flatMap(([key, value]) =>
    isNode(value) ? leavesOf(value) : typeof value === 'number' || typeof value === 'string' ? [{ node, key }] : [],
  )
}

const kindOf = (value: unknown): keyof typeof extreme =>
  typeof value === 'number'
    ? 'number'
    : /^\d{4}-\d{2}-\d{2}$/.test(`${value}`)
      ? 'day'
      : /^\d{4}-\d{2}-\d{2}T/.test(`${value}`)
        ? 'moment'
        : 'text'

/** Puts one to three extreme values into an answer. Returns how to take them out again: copying a large answer is slow. */
function mutate(leaves: ReturnType<typeof leavesOf>, pick: ReturnType<typeof randomOf>): () => void {
  const undo: (() => void)[] = []
  for (let left = pick([1, 1, 2, 3]); left > 0 && leaves.length > 0; left -= 1) {
    const { node, key } = pick(leaves)
    const good = node[key]
    undo.unshift(() => {
      node[key] = good
    })
    node[key] = pick<unknown>(extreme[kindOf(good)])
  }
  return () => {
    for (const one of undo) one()
  }
}

const broken = /NaN|Infinity|∞|Invalid|undefined|\de[+-]?\d/
const drawn = (...texts: unknown[]): void => {
  for (const text of texts) {
    const said = JSON.stringify(text)
    // `expect` takes longer than the drawing, so it runs only on a failure.
    if (broken.test(said)) expect(said).not.toMatch(broken)
  }
}

/** Formats all values in an answer, as screens do. */
function formatAll(value: unknown): void {
  if (isNode(value)) for (const part of Object.values(value)) formatAll(part)
  if (typeof value === 'number') drawn(euro(value), sizeText(value), minutesText(value), durationText(Math.round(value)))
  if (typeof value !== 'string') return
  const kind = kindOf(value)
  if (kind === 'day') {
    drawn(dayText(value), dayInFull(value), monthText(value), numericDate(value), weekdayShort(value), renewalOpensOn(value))
    drawn(addDays(value, 1), addMonths(value, 24), daysBetween(TODAY, value))
  }
  if (kind === 'moment') drawn(momentText(Date.parse(value), NOW))
  if (kind === 'text') numberText(value)
}

function drawOverview(overview: Overview, usps: Usps | null): void {
  const internet = internetOf(overview, NOW)
  const freshness = freshnessOfOverview(overview, NOW)
  drawn(
    heroText(internet, overview, usps, TODAY),
    offerText(internet, overview, usps),
    introText(overview, false, TODAY),
    periodEndOf(overview),
    bundleRows(overview, usps, freshness),
  )
  drawn(attentionOf(overview, true, NOW), tileRows(overview), overview.autoTopUps.map(autoTopUpText))
  if (overview.creditValidUntil) drawn(validityText(overview.creditValidUntil, TODAY))
  if ('bundle' in internet) {
    drawn(tideLabels(internet, TODAY), tideText(internet, overview, TODAY))
    finite(shapeOf(internet))
  }
}

function drawUsage(usage: Usage): void {
  const state = dataStateOf(usage, TODAY)
  drawn(conclusionOf(usage, state, TODAY), dataRow(usage, TODAY), voiceRow(usage, TODAY), smsRow(usage), dataCsv(usage))
  drawn(freshnessOfUsage(usage, NOW), callsCsv(usage.events ?? []), axisOf(Math.max(0, ...usage.data.days.map((day) => day.eu))))
  if (state.kind !== 'no-bundle' && state.kind !== 'unlimited') {
    drawn(flagText(usage, state, TODAY), endText(state), sentenceOf(usage, state, TODAY))
    finite(chartOf(usage, state))
  }
  const events = usage.events ?? []
  const groups = dayGroupsOf(events)
  drawn(
    groups.map(({ day }) => weekdayShort(day)),
    sumsOf(events, groups).minutes,
  )
}

/** Checks that every number in a drawing is finite: JSON turns the others into null. */
function finite(drawing: unknown): void {
  if (isNode(drawing)) for (const part of Object.values(drawing)) finite(part)
  if (typeof drawing === 'number' && !Number.isFinite(drawing)) expect(drawing).toSatisfy(Number.isFinite)
  if (typeof drawing === 'string') drawn(drawing)
}

const withEvents = new Set(['getUsage'])

describe.each(
  [...operations.values()].filter(({ operation }) => operation.reads).map((one) => [one.operation.name, one] as const),
)('whatever %s lets through can be drawn', (name, { operation, answer }) => {
  test.each([1, 2, 6, 16, 19, 24, 30, 31, 33])('account %i', async (number) => {
    const account = accounts.find((one) => one.number === number)
    if (!account) throw new Error(`no account ${number}`)
    const input = withEvents.has(name) ? { events: true } : {}
    const good = await Promise.resolve()
      .then(() => answer(input, contextOf(account, NOW)))
      .catch(() => null)
    if (!isNode(good)) return // not available to this customer
    const wire: unknown = JSON.parse(JSON.stringify(good))
    // A list of ten thousand calls only repeats one row.
    if (isNode(wire) && Array.isArray(wire.events)) wire.events = wire.events.slice(0, 20)
    expect(safeParse(operation.answer, wire).success).toBe(true)
    const pick = randomOf(number)
    const leaves = leavesOf(Object(wire))
    for (let turn = 0; turn < MUTATIONS; turn += 1) {
      const undo = mutate(leaves, pick)
      const parsed = safeParse(operation.answer, wire)
      undo()
      if (!parsed.success) continue
      formatAll(parsed.output)
      if (name.endsWith('Overview')) drawOverview(parse(Overview, parsed.output), null)
      if (name === 'getUsage') drawUsage(parse(Usage, parsed.output))
    }
  })
})

describe('what passes for a part of an answer (one vocabulary for every operation)', () => {
  const passes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success
  test.each([
    [
      'a day',
      Day,
      ['2026-11-20', '1900-01-01', '2200-12-31', '2024-02-29'],
      ['9999-12-31', '0001-01-01', '1899-12-31', '2201-01-01', '2026-02-29'],
    ],
    [
      'a moment',
      Moment,
      ['2026-11-20T08:41:00.000Z', '2026-11-20T08:41:00+01:00'],
      ['9999-12-31T00:00:00Z', '0001-01-01T00:00:00Z', '2026-11-20'],
    ],
    ['cents', Cents, [0, -250, 1250], [0.5, 1e308, 2 ** 53 - 1, -(2 ** 53)]],
    ['a quantity', Quantity, [0, 0.5, 20_000], [-1, 1e308, 1e-300, Number.NaN, Number.POSITIVE_INFINITY]],
    ['months', Months, [0, 24], [-1, 1.5, 2 ** 53 - 1]],
    ['days', Days, [1, 30, 365], [0, 1e9]],
  ] as const)('%s', (_, schema, good, bad) => {
    for (const value of good) expect(passes(schema, value)).toBe(true)
    for (const value of bad) expect(passes(schema, value)).toBe(false)
  })
  test('rates of an answer without bounds', () => expect(passes(Usps, { dataCapPrice: 1e300 })).toBe(false))
})
