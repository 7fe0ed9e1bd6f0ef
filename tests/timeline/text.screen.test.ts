import { describe, expect, test } from 'vitest'
import { amountOf, badgeOf, calendarDays, nearText, textOf, titleOf } from '#features/timeline/text.ts'
import { wayOf } from '#features/timeline/ways.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'
import { loadScreenList } from '#platform/router/screen.ts'

await loadScreenList()

const TODAY = '2026-11-20'
const row = { id: 'row' }
const told = (one: TimelineRow) => [titleOf(one, TODAY), textOf(one, TODAY)]
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('a row of the timeline, in words', () => {
  test('a change of bundles: when its day has come, then it is told as done', () => {
    expect(titleOf({ ...row, kind: 'change', day: '2026-12-01' }, TODAY)).toBe('Je bundels veranderen')
    expect(titleOf({ ...row, kind: 'change', day: '2026-11-20' }, TODAY)).toBe('Je bundels veranderden')
  })

  test('the first day to renew: when it has passed, then its row claims nothing that may change later', () => {
    expect(told({ ...row, kind: 'renew', day: '2026-12-19' })).toEqual([
      'Eerste dag om te verlengen',
      'Vanaf deze dag kun je je abonnement verlengen, ook met een telefoon. Een factuur die te laat is, betaal je eerst.',
    ])
    expect(told({ ...row, kind: 'renew', day: '2026-11-19' })).toEqual(['Eerste dag om te verlengen', ''])
  })

  test('an invoice: when it is expected, then its amount is no promise; when it was sent, then it has its state', () => {
    const invoice = { ...row, kind: 'invoice', amount: 2450 } as const
    const expected = { ...invoice, day: '2026-12-01', state: 'expected', invoice: null } as const
    expect(told(expected)).toEqual([
      'Je volgende factuur komt',
      'Dit bedrag verwachten we. Wat je nog gebruikt, kan erbij komen.',
    ])
    expect(plain(amountOf(expected))).toBe('€ 24,50')
    const sent = { ...invoice, day: '2026-11-02', state: 'late', invoice: 'a1' } as const
    expect(titleOf(sent, TODAY)).toBe('Factuur van november 2026')
    expect(badgeOf(sent)).toEqual({ tone: 'bad', text: 'Niet betaald' })
    expect(wayOf(sent, true, false)).toEqual({ to: '/factuur/a1', label: 'Bekijk je factuur' })
  })

  test('a refund: when it has yet to come, then it says why, where it goes and that it is still to come', () => {
    const refund = {
      ...row,
      kind: 'refund',
      day: '2026-12-01',
      amount: 250,
      reason: 'outage',
      by: 'invoice',
      invoice: null,
    } as const
    const coming: TimelineRow = { ...refund, state: 'coming' }
    expect(told(coming)).toEqual(['Je krijgt geld terug', 'Voor een storing. Het gaat van je factuur af.'])
    expect(badgeOf(coming)).toEqual({ tone: 'info', text: 'Komt nog' })
    const done: TimelineRow = { ...refund, day: '2026-11-02', state: 'done' }
    expect(told(done)).toEqual(['Je kreeg geld terug', 'Voor een storing. Het ging van je factuur af.'])
    expect(badgeOf(done)).toEqual({ tone: 'good', text: 'Terugbetaald' })
  })

  test('a period of reflection: when two contracts end it on one day, then one row names both, and the loan', () => {
    expect(told({ ...row, kind: 'withdraw', day: '2026-12-08', what: ['phone', 'change'] })).toEqual([
      'Laatste dag van je bedenktijd',
      'Tot en met deze dag kun je je telefoon en je nieuwe contract zonder reden herroepen. Een lening voor je telefoon stopt dan ook.',
    ])
  })

  test('data for a housemate: when it was given, then how much, to whom, and until when it can be used', () => {
    const gave = { ...row, kind: 'gave', day: '2026-11-12', size: 2000, to: 'Elif', until: '2026-11-30' } as const
    expect(told(gave).map(plain)).toEqual(['Je gaf 2 GB aan Elif', 'Te gebruiken tot en met 30 november.'])
    expect(wayOf(gave, true, false)).toEqual({ to: '/verbruik/internet', label: 'Verbruik' })
  })

  test('gifts: when their last day has passed, then they are told as lost', () => {
    expect(told({ ...row, kind: 'gift', day: '2026-12-02', count: 2 })).toEqual([
      'Laatste dag om 2 cadeaus uit te pakken',
      'Daarna vervallen ze.',
    ])
    expect(told({ ...row, kind: 'gift', day: '2026-11-02', count: 1 })).toEqual(['Je cadeau is vervallen', ''])
  })

  test('extras: when both end on a day, then one row names both; when one was bought, then it has its size', () => {
    expect(titleOf({ ...row, kind: 'extra', day: '2026-11-30', types: ['data', 'voice'] }, TODAY)).toBe(
      'Laatste dag van je extra internet en extra minuten',
    )
    expect(plain(titleOf({ ...row, kind: 'bought', day: '2026-11-10', type: 'data', size: 1000, amount: 500 }, TODAY))).toBe(
      'Gekocht: 1 GB extra',
    )
  })

  test('an outage: when its end is unknown, then it says that it lasts', () => {
    const outage = { ...row, kind: 'outage', day: '2026-11-19', area: 'Amsterdam', from: '2026-11-19T11:00:00.000Z' } as const
    expect(plain(textOf({ ...outage, until: null }, TODAY))).toBe('Vanaf 19 november 12:00. Hij duurt nog.')
    expect(plain(textOf({ ...outage, until: '2026-11-20T01:00:00.000Z' }, TODAY))).toBe(
      'Van 19 november 12:00 tot 20 november 02:00.',
    )
  })

  test('the distance: when a day is near, far or past, then it is in days, months or left out', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-12-02', '2027-04-20', '2028-11-20', '2026-11-19'].map((day) => nearText(day, TODAY)),
    ).toEqual(['vandaag', 'morgen', 'over 12 dagen', 'over 5 maanden', 'over 2 jaar', null])
  })

  test('the calendar: when a row goes there, then without its amount', () => {
    const pay: TimelineRow = { ...row, kind: 'pay', day: '2026-12-07', amount: 2450 }
    expect(calendarDays([pay], TODAY)).toEqual([
      { id: 'row', day: '2026-12-07', title: 'Laatste dag om je factuur te betalen', text: 'Dit bedrag staat nog open.' },
    ])
  })

  test('the way to a screen: when only subscribers have it, then a prepaid customer gets no link', () => {
    const change: TimelineRow = { ...row, kind: 'change', day: '2026-12-01' }
    expect(wayOf(change, false, false)).toEqual({ to: '/bundels-wijzigen', label: 'Bekijk je bundels' })
    expect(wayOf(change, false, true)).toBeNull()
  })
})
