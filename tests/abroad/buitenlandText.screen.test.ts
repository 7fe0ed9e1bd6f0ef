import { describe, expect, test } from 'vitest'
import {
  abroadTimeText,
  alarmsOf,
  capText,
  figuresOf,
  legalText,
  priceRows,
  tripDay,
  tripIn,
  untilProblem,
} from '#features/abroad/text.ts'
import { calendarOf } from '#kit/words/ics.ts'
import type { AbroadRates } from '#model/abroad/contract.ts'

const today = '2026-11-24'
const all112 = { police: '112', ambulance: '112', fire: '112' }
const home = { call: 20, called: 0, sms: 15, data: 10 }
const near = { call: 80, called: 40, sms: 30, data: 25 }
const rates: AbroadRates = {
  zones: [
    { zone: 'EU', prices: home, countries: [{ code: 'ES', emergency: all112 }] },
    { zone: 'NEAR', prices: near, countries: [{ code: 'TR', emergency: all112 }] },
  ],
  fairUse: 38_000,
}
const turkey = { country: 'TR', zone: 'NEAR', prices: near, emergency: all112, fairUse: null } as const

/** Texts join number and unit with a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the figures of a country; a fair use limit only in the EU; none where there are no prices', () => {
  expect(figuresOf(rates, 'TR')).toEqual(turkey)
  expect(figuresOf(rates, 'ES')?.fairUse).toBe(38_000)
  expect(figuresOf(rates, 'US')).toBeNull()
})

test('the prices, row by row', () => {
  const rows = (zone: 'EU' | 'NEAR', prices: typeof home) =>
    priceRows({ zone, prices }).map(({ term, text, note }) => plain([term, text, note].filter(Boolean).join(', ')))
  expect(rows('NEAR', near)).toEqual([
    'Bellen, € 0,80 per minuut',
    'Gebeld worden, € 0,40 per minuut',
    'Sms, € 0,30 per stuk',
    'Internet, € 0,25 per MB, Dat is € 250,00 per GB',
  ])
  expect(rows('EU', home)).toEqual([
    'Bellen, € 0,20 per minuut',
    'Gebeld worden, Gratis',
    'Sms, € 0,15 per stuk',
    'Internet, € 0,10 per MB',
  ])
})

test('the legal limit, with the internet that it buys there', () => {
  expect(plain(legalText(turkey))).toMatch(/voor € 60,50 geïnternet\?.*na ongeveer 0,24 GB\. Bij € 48,40 krijg je een bericht\./)
})

describe('the days', () => {
  test.each([
    ['27-12-2026', '20-12-2026', null],
    ['19-12-2026', '20-12-2026', 'De laatste dag is eerder dan de eerste.'],
    ['20-11-2026', '18-11-2026', 'Deze dagen zijn al voorbij.'],
    ['1-6-2027', '20-12-2026', 'Vul hooguit 90 dagen in.'],
    ['31-11-2026', '20-11-2026', 'Deze datum bestaat niet. Kijk nog eens naar de dag en de maand.'],
    ['27-12-2026', 'morgen', null],
  ])('the last day %s after %s: %s', (until, from, problem) => expect(untilProblem(until, from, today)).toBe(problem))

  test('make a trip once country and days are right', () => {
    const typed = { country: 'TR', from: '20-12-2026', until: '27-12-2026' }
    expect(tripIn(typed, today)).toEqual({ country: 'TR', from: '2026-12-20', until: '2026-12-27' })
    expect(tripIn({ ...typed, country: '' }, today)).toBeNull()
    expect(tripIn({ ...typed, until: '1-12-2026' }, today)).toBeNull()
    expect(tripIn({ ...typed, from: '' }, today)).toBeNull()
  })
})

test.each([
  ['2026-12-01', 'Voor Turkije, 20 t/m 27 december. Daarna gaat hij vanzelf uit.'],
  ['2026-12-22', 'Voor Turkije, 20 t/m 27 december. Hij werkt nu. Daarna gaat hij vanzelf uit.'],
])('a limit on %s: %s', (day, text) => {
  const told = capText({ country: 'TR', from: '2026-12-20', until: '2026-12-27', amount: 2000 }, day)
  expect([plain(told.title), plain(told.text)]).toEqual(['Je limiet staat op € 20,00', text])
})

test('alarm numbers: one for all, those that are the same together, or none', () => {
  expect(alarmsOf(all112)).toEqual([{ who: null, number: '112' }])
  expect(alarmsOf({ police: '110', ambulance: '119', fire: '119' })).toEqual([
    { who: 'Politie', number: '110' },
    { who: 'Ambulance en brandweer', number: '119' },
  ])
  expect(alarmsOf({ police: '911', ambulance: '912', fire: '911' })).toEqual([
    { who: 'Politie en brandweer', number: '911' },
    { who: 'Ambulance', number: '912' },
  ])
  expect(alarmsOf(null)).toEqual([])
})

test.each([
  [0, 'Geen'],
  [60, '1 uur later dan in Nederland'],
  [270, '4 uur en 30 minuten later dan in Nederland'],
  [-300, '5 uur vroeger dan in Nederland'],
])('a difference of %i minutes: %s', (minutes, text) => expect(abroadTimeText(minutes)).toBe(text))

test('the calendar has the trip on its first day, with prices and the alarm number, and one id per trip', () => {
  const day = tripDay({ country: 'TR', from: '2026-12-20', until: '2026-12-27' }, turkey)
  expect(day).toMatchObject({ id: 'reis-TR-2026-12-20', day: '2026-12-20', title: 'Reis naar Turkije' })
  expect(plain(day.text)).toBe(
    '20 t/m 27 december\nBellen: € 0,80 per minuut\nGebeld worden: € 0,40 per minuut\nSms: € 0,30 per stuk\nInternet: € 0,25 per MB\nAlarmnummer: 112',
  )
  expect(calendarOf([day], 'Proef', 'proef.example', 0)).toContain('DTSTART;VALUE=DATE:20261220')
})
