import { expect } from 'vitest'
import { attentionOf } from '#features/overview/attention.ts'
import { creditText } from '#features/overview/Credit.tsx'
import { validityNote } from '#features/overview/credit.ts'
import { heroIntroText, heroOfferText, heroText } from '#features/overview/heroText.ts'
import { autoTopUpRowText, bundleRows } from '#features/overview/rows.ts'
import { shapeOf } from '#features/overview/tide/sea.ts'
import { tideLabels, tideText } from '#features/overview/tide/words.ts'
import { tileRows } from '#features/overview/tiles.ts'
import { chartOf } from '#features/usage/chart.ts'
import { conclusionOf } from '#features/usage/conclusion.ts'
import { axisOf } from '#features/usage/DayBars.tsx'
import { callsCsv, dataCsv } from '#features/usage/download.ts'
import { dataRow, smsRow, voiceRow } from '#features/usage/rows.ts'
import { endText, flagText, tideSentence } from '#features/usage/tideText.ts'
import { addDays, addMonths, dayOf, daysBetween } from '#kit/dates.ts'
import { minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull, dayText, momentText, monthText, numericDate, weekdayShort } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { freshnessOfOverview, internetOf, periodEndOf } from '#model/overview/internet.ts'
import { renewalOpensOn } from '#model/renewal/renewal.ts'
import type { Usage } from '#model/usage/contract.ts'
import { dataStateOf, dayGroupsOf, durationText, freshnessOfUsage, numberText, sumsOf } from '#model/usage/usage.ts'

export const NOW = Date.parse('2026-11-20T11:00:00Z')
const TODAY = dayOf(NOW)

export type Node = Record<string | number, unknown>
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A seeded random choice (mulberry32). */
export function randomOf(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed
  return (items) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const index = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * items.length)
    return items[index] as (typeof items)[number]
  }
}

/** What a number or text in an answer is. */
export const kindOf = (value: unknown): 'number' | 'day' | 'moment' | 'text' =>
  typeof value === 'number'
    ? 'number'
    : /^\d{4}-\d{2}-\d{2}$/.test(`${value}`)
      ? 'day'
      : /^\d{4}-\d{2}-\d{2}T/.test(`${value}`)
        ? 'moment'
        : 'text'

const broken = /NaN|Infinity|∞|Invalid|undefined|\de[+-]?\d/
const drawn = (...texts: unknown[]): void => {
  for (const text of texts) {
    const said = JSON.stringify(text)
    // `expect` takes longer than the drawing, so it runs only on a failure.
    if (broken.test(said)) expect(said).not.toMatch(broken)
  }
}

/** Formats all values in an answer, as screens do. */
export function formatAll(value: unknown): void {
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

export function drawOverview(overview: Overview, usps: Usps | null): void {
  const internet = internetOf(overview, NOW)
  const freshness = freshnessOfOverview(overview, NOW)
  drawn(
    heroText(internet, overview, usps),
    creditText(overview, usps, TODAY),
    heroOfferText(internet, overview, usps),
    heroIntroText(overview, false, TODAY),
    periodEndOf(overview),
    bundleRows(overview, usps, freshness),
  )
  drawn(attentionOf(overview, true, NOW), tileRows(overview, TODAY), overview.autoTopUps.map(autoTopUpRowText))
  if (overview.creditValidUntil) drawn(validityNote(overview.creditValidUntil, TODAY))
  if ('bundle' in internet) {
    drawn(tideLabels(internet, TODAY), tideText(internet, overview, TODAY))
    finite(shapeOf(internet))
  }
}

export function drawUsage(usage: Usage): void {
  const state = dataStateOf(usage, TODAY)
  drawn(conclusionOf(usage, state, TODAY), dataRow(usage, TODAY), voiceRow(usage, TODAY), smsRow(usage), dataCsv(usage))
  drawn(freshnessOfUsage(usage, NOW), callsCsv(usage.events ?? []), axisOf(Math.max(0, ...usage.data.days.map((day) => day.eu))))
  if (state.kind !== 'no-bundle' && state.kind !== 'unlimited') {
    drawn(flagText(usage, state, TODAY), endText(state), tideSentence(usage, state, TODAY))
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
