import type { Day } from '#kit/parts.ts'
import { dateIn, dateProblem } from '#kit/typed/dateInput.ts'
import { dateCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor } from '#kit/ui/useForm.ts'
import { sizeText } from '#kit/words/dataSize.ts'
import { spanText } from '#kit/words/dateText.ts'
import type { CalendarDay } from '#kit/words/ics.ts'
import { euro } from '#kit/words/money.ts'
import { plural } from '#kit/words/plural.ts'
import { megabytesFor, stageOf, type Trip, tripProblem, warningAt } from '#model/abroad/abroad.ts'
import type { AbroadRates, TravelCap, TravelPlan } from '#model/abroad/contract.ts'
import { countryName, OFTEN_VISITED } from '#model/abroad/countries.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import { copy } from './copy.ts'
import type { TripFigures } from './shared/pack.ts'

const MB_PER_GB = 1000

/** The figures of one country; null when the backend has no prices there. */
export function figuresOf({ zones, fairUse }: AbroadRates, code: string): TripFigures | null {
  for (const { zone, prices, countries } of zones) {
    const country = countries.find((one) => one.code === code)
    if (country) return { country: code, zone, prices, emergency: country.emergency, fairUse: zone === 'EU' ? fairUse : null }
  }
  return null
}

/** The problem with the last day of a trip, in a sentence; the first day shows its own problems. */
export function untilProblem(text: string, from: string, today: Day): string | null {
  const [first, last] = [dateIn(from), dateIn(text)]
  const problem = messageFor(dateProblem(text), dateCopy)
  if (problem !== null || first === null || last === null) return problem
  return messageFor(tripProblem({ from: first, until: last }, today), copy.trip.problems)
}

/** The trip that was typed, once its days are right; null before. */
export function tripIn({ country, from, until }: Record<'country' | 'from' | 'until', string>, today: Day): Trip | null {
  const [first, last] = [dateIn(from), dateIn(until)]
  if (country === '' || first === null || last === null) return null
  const trip = { country, from: first, until: last }
  return tripProblem(trip, today) === null ? trip : null
}

/** The prices of a country, row by row. */
export function priceRows({ prices: { call, called, sms, data }, zone }: Pick<TripFigures, 'prices' | 'zone'>) {
  const { rows, perMinute, each, perMb, perGb, free } = copy.costs
  return [
    { term: rows.call, text: perMinute(euro(call)), note: null },
    { term: rows.called, text: called === 0 ? free : perMinute(euro(called)), note: null },
    { term: rows.sms, text: each(euro(sms)), note: null },
    { term: rows.data, text: perMb(euro(data)), note: zone === 'EU' ? null : perGb(euro(data * MB_PER_GB)) },
  ]
}

/** The legal limit, and how much internet it is in this country. */
export const legalText = ({ prices }: Pick<TripFigures, 'prices'>): string =>
  copy.limit.legal(euro(WORLD_LIMIT), sizeText(megabytesFor(WORLD_LIMIT, prices.data)), euro(warningAt(WORLD_LIMIT)))

/** The customer's own limit for exactly this trip in cents; null without one. */
export function ownLimit(plan: TravelPlan | null, { country, from, until }: Trip): number | null {
  const cap = plan?.cap
  return cap && cap.country === country && cap.from === from && cap.until === until ? cap.amount : null
}

/** The countries to choose from at once: that of the last trip, and those that many go to. */
export const quickCountries = (last: string | null): { value: string; text: string }[] =>
  [...new Set([...(last === null ? [] : [last]), ...OFTEN_VISITED])].map((value) => ({ value, text: countryName(value) }))

/** The active limit, and its days. */
export const capText = (cap: TravelCap, today: Day) => ({
  title: copy.limit.stands(euro(cap.amount)),
  text: copy.limit.standsText(countryName(cap.country), spanText(cap), stageOf(cap, today) === 'during' ? 'runs' : 'waits'),
})

/** The alarm numbers, those that are the same together: `Politie`, or `null` for one number for all. */
export function alarmsOf(emergency: TripFigures['emergency']): { who: string | null; number: string }[] {
  if (emergency === null) return []
  const { police, ambulance, fire } = emergency
  if (police === ambulance && ambulance === fire) return [{ who: null, number: police }]
  const kinds = (['police', 'ambulance', 'fire'] as const).map((kind) => ({
    who: copy.calling.who[kind],
    number: emergency[kind],
  }))
  return [...Map.groupBy(kinds, ({ number }) => number)].map(([number, same]) => ({
    number,
    who: same.map(({ who }, at) => (at === 0 ? who : who.toLowerCase())).join(' en '),
  }))
}

/** A time difference in minutes: `2 uur later dan in Nederland`. */
export function abroadTimeText(minutes: number): string {
  if (minutes === 0) return copy.calling.noTime
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const difference = [hours > 0 && `${hours} uur`, rest > 0 && `${rest} ${plural(rest, 'minuut', 'minuten')}`].filter(Boolean)
  return (minutes > 0 ? copy.calling.later : copy.calling.earlier)(difference.join(' en '))
}

/** The trip for a calendar: prices and alarm numbers stand in the text. */
export function tripDay(trip: Trip, figures: TripFigures): CalendarDay {
  const alarms = alarmsOf(figures.emergency).map(({ who, number }) => `${who ?? copy.calling.alarm}: ${number}`)
  const prices = priceRows(figures).map(({ term, text }) => `${term}: ${text}`)
  return {
    id: `reis-${trip.country}-${trip.from}`,
    day: trip.from,
    title: copy.pack.event(countryName(trip.country)),
    text: [spanText(trip), ...(figures.zone === 'EU' ? [copy.costs.eu] : prices), ...alarms].join('\n'),
  }
}
