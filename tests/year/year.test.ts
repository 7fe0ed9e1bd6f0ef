import { describe, expect, test } from 'vitest'
import { cardText, incompleteText, pictureText } from '#features/year/text.ts'
import type { Year } from '#model/year/contract.ts'
import { cardYearOn, newsUntil, nextCardOn, yearFacts } from '#model/year/year.ts'
import { yearMonth, yearMonths, yearWith } from './yearMonths.ts'

const JANUARY = '2027-01-05'
const plain = (text: string) => text.replace(/\s/g, ' ')

function factsOf(year: Year, today = JANUARY) {
  const facts = yearFacts(year, today)
  if (!facts) throw new Error('no card')
  return facts
}
const told = (year: Year, today = JANUARY) => cardText(factsOf(year, today), year).map(plain)
const notes = (year: Year, today = JANUARY) => incompleteText(factsOf(year, today), today).map(plain)

describe('the year of the card', () => {
  test.each([
    ['2026-12-31', '2026-01-01', null],
    ['2027-01-01', '2026-01-01', '2027-01-31'],
    ['2027-01-31', '2026-01-01', '2027-01-31'],
    ['2027-02-01', '2027-01-01', null],
  ])('on %s: it is about the year from %s, and news until %s', (today, from, until) => {
    expect([cardYearOn(today), newsUntil(today)]).toEqual([from, until])
  })

  test('nextCardOn: when a year runs, then the next card comes on the first day after it', () =>
    expect(['2026-11-20', '2027-01-01'].map(nextCardOn)).toEqual(['2027-01-01', '2028-01-01']))
})

const busy = { data: 5000, minutes: 100, sms: 10, bundles: 1250 }

describe('what stands on the card', () => {
  test('the card: when the year is whole, then one sentence tells it', () => {
    const year = yearWith([
      ...yearMonths(1, 6, busy),
      yearMonth(7, { ...busy, data: 8000, outside: 340 }),
      ...yearMonths(8, 12, busy),
    ])
    expect(told(year)).toEqual([
      "In 2026 gebruikte je 63 GB internet, belde je 1.200 minuten en verstuurde je 120 sms'jes.",
      'Je drukste maand was juli, met 8 GB.',
      'Je betaalde € 150,00 voor je bundels, en € 3,40 voor gebruik daarbuiten in de EU.',
    ])
    expect(notes(year)).toEqual([])
  })

  test('the card: when the customer came in the course of the year, then it begins with the first whole month and says so', () => {
    const year = yearWith(yearMonths(3, 12, busy), { since: '2026-02-12' })
    expect(told(year)[0]).toMatch(/^Van maart tot en met december 2026 gebruikte je 50 GB internet/)
    expect(notes(year)).toEqual(['Je bent klant sinds 12 februari, dus de kaart begint met maart, je eerste hele maand.'])
  })

  test('yearFacts: when the customer came on the first day of a month, then the card begins with that month and says so', () =>
    expect(factsOf(yearWith(yearMonths(3, 12, busy), { since: '2026-03-01' }))).toMatchObject({
      from: '2026-03-01',
      beganOn: '2026-03-01',
      unknown: [],
    }))

  test('the card: when months of a customer are no longer known, then it names them', () => {
    const year = yearWith([yearMonth(1, busy), ...yearMonths(4, 12, busy)])
    expect(notes(year)).toEqual(['Van februari en maart weten we je verbruik niet meer.'])
    expect(notes(yearWith([yearMonth(1, busy), yearMonth(4, busy)]))).toEqual([
      'Van februari en maart weten we je verbruik niet meer.',
    ])
    expect(notes(yearWith(yearMonths(3, 12, busy)))).toEqual(['Van januari en februari weten we je verbruik niet meer.'])
  })

  test('the card: when the year still runs, then it tells the months so far and when it is complete', () => {
    const year = yearWith(yearMonths(1, 10, busy))
    expect(told(year, '2026-11-20')[0]).toMatch(/^Van januari tot en met oktober 2026/)
    expect(notes(year, '2026-11-20')).toEqual(['De kaart groeit elke maand. In januari 2027 is hij af.'])
    expect(incompleteText(factsOf(year, '2026-11-20'), '2026-11-20', true), 'the subscription has ended').toEqual([])
  })

  test('the card: when there is one month, then none is the busiest', () =>
    expect(told(yearWith([yearMonth(12, { minutes: 3, bundles: 600 })]))).toEqual([
      'In december 2026 belde je 3 minuten.',
      'Je betaalde € 6,00 voor je bundels, en niets voor gebruik daarbuiten in de EU.',
    ]))

  test('yearFacts: when internet was used in one month, then it is not the busiest; of two months one is', () => {
    expect(factsOf(yearWith([yearMonth(12, busy)])).busiest).toBeNull()
    expect(factsOf(yearWith([yearMonth(11, busy), yearMonth(12, { data: 5001 })])).busiest).toEqual({
      month: '2026-12-01',
      used: 5001,
    })
  })

  test('the card: when one MB was used in all months, then the month of that one is the busiest', () =>
    expect(factsOf(yearWith([...yearMonths(1, 2, {}), yearMonth(3, { data: 1 })])).busiest).toEqual({
      month: '2026-03-01',
      used: 1,
    }))

  test('the card: when nothing was used or paid, then it says that', () =>
    expect(told(yearWith(yearMonths(1, 12, {}), { toppedUp: 0 }))).toEqual([
      'In 2026 gebruikte je niets.',
      'Je waardeerde niets op.',
      'Je betaalde niets voor gebruik in de EU.',
    ]))

  test('the card: when the customer has prepaid, then it tells what was topped up', () =>
    expect(told(yearWith(yearMonths(1, 12, { data: 50, outside: 500 }), { toppedUp: 8000 })).slice(2)).toEqual([
      'Je waardeerde voor € 80,00 op.',
      'Je betaalde € 60,00 voor je gebruik in de EU.',
    ]))

  test('yearFacts: when there is no whole month, then there is no card', () =>
    expect(yearFacts(yearWith([]), JANUARY)).toBeNull())
})

test('the picture: when it is shared, then no amount of money, name or number is on it', () => {
  const { lines, ...words } = pictureText(factsOf(yearWith(yearMonths(1, 12, { ...busy, outside: 100 }), { toppedUp: 100 })))
  expect(lines.map(plain)).toEqual(['60 GB internet', '1.200 minuten gebeld', "120 sms'jes", 'Drukste maand: januari'])
  expect(words).toEqual({ greetings: 'Groeten uit', year: '2026', sender: 'Mijn Tureluur' })
})
