import { describe, expect, test } from 'vitest'
import { calendarDays, rightsText, rightsTitle, rightsWay } from '#features/subscription/shared/rightsText.ts'
import type { RightsDate } from '#model/subscription/rightsClock.ts'

const told = (date: RightsDate) => [rightsTitle(date), rightsText(date)]

describe('dates that matter, in words', () => {
  test('what ends on one day is one entry that names all of it', () => {
    expect(told({ kind: 'withdraw', day: '2026-12-08', what: ['phone', 'change'] })).toEqual([
      'Laatste dag van je bedenktijd',
      'Tot en met deze dag kun je je telefoon en je nieuwe contract zonder reden herroepen. Een lening voor je telefoon stopt dan ook.',
    ])
    expect(told({ kind: 'withdraw', day: '2026-12-08', what: ['subscription'] })[1]).toBe(
      'Tot en met deze dag kun je je abonnement zonder reden herroepen.',
    )
    expect(
      told({
        kind: 'gift',
        day: '2026-12-02',
        gifts: [
          { place: 1, of: 3 },
          { place: 3, of: 3 },
        ],
      }),
    ).toEqual(['Laatste dag om doos 1 en doos 3 van je 3 cadeaus uit te pakken', 'Daarna vervallen ze.'])
    expect(told({ kind: 'gift', day: '2026-12-02', gifts: [{ place: 1, of: 1 }] })[0]).toBe(
      'Laatste dag om je cadeau uit te pakken',
    )
    expect(told({ kind: 'extra', day: '2026-11-30', types: ['data', 'voice'] })[0]).toBe(
      'Laatste dag van je extra internet en extra minuten',
    )
  })

  test('a change that came with a phone leads to withdrawing the order, also in the calendar', () => {
    const date: RightsDate = { kind: 'change', day: '2026-12-01', back: { by: 'order', until: '2026-12-08' } }
    expect(rightsText(date)).toBe(
      'Dit hoort bij de telefoon die je hebt besteld. Wil je het toch niet? Herroep dan je bestelling, tot en met 8\u00a0december.',
    )
    expect(rightsWay(date)).toEqual({ to: '/annuleren', label: 'Herroepen' })
    expect(calendarDays([date])).toMatchObject([{ id: 'change-2026-12-01', text: rightsText(date) }])
    expect(rightsWay({ ...date, back: { by: 'undo', until: '2026-11-30' } })).toMatchObject({ to: '/bundels-wijzigen' })
  })
})
