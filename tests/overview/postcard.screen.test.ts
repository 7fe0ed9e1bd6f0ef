import { describe, expect, test } from 'vitest'
import { postcardText } from '#features/overview/Postcard.tsx'
import { isMonthNew, lastMonthOf, postcardOf } from '#model/overview/postcard.ts'
import type { Usage } from '#model/usage/contract.ts'
import { daysWith, GB, usageWith } from '../usage/verbruikUsage.ts'

const november = { id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' }
const december = { id: '2026-12-01', from: '2026-12-01', until: '2026-12-31' }

describe('when a postcard comes', () => {
  test.each([
    ['2026-12-01', true],
    ['2026-12-03', true],
    ['2026-12-04', false],
    ['2026-11-30', false], // the bundle has yet to begin
  ])('on %s: %s', (today, comes) => expect(isMonthNew('2026-12-01', today)).toBe(comes))

  test('not for a bundle that runs from another day', () => expect(isMonthNew('2026-12-08', '2026-12-08')).toBe(false))

  test('about the whole month before', () => expect(lastMonthOf('2026-12-01', [december, november])).toEqual(november))

  test('not before the figures of the new month are there', () =>
    expect(lastMonthOf('2026-12-01', [november, { id: '2026-10-01', from: '2026-10-01', until: '2026-10-31' }])).toBeNull())

  test.each([
    ['who is new', [december]],
    ['who began in the middle of it', [december, { ...november, from: '2026-11-12' }]],
    ['whose bundle was replaced', [december, { ...november, ended: true }]],
    ['who was away for a month', [december, { id: '2026-10-01', from: '2026-10-01', until: '2026-10-31' }]],
    ['without any figures', []],
  ])('not for a customer %s', (_, periods) => expect(lastMonthOf('2026-12-01', periods)).toBeNull())
})

const told = (usage: Usage) => {
  const card = postcardOf(usage)
  return card && postcardText(card).sentences.map((sentence) => sentence.replace(/\s/g, ' '))
}
const mb = (...used: number[]) => ({ days: daysWith('2026-11-01', used) })

describe('what it says', () => {
  test('of a month within the bundle', () =>
    expect(told(usageWith({ data: mb(500, 1500, 400) }))).toEqual([
      'Je gebruikte 2,4 GB van je 20 GB.',
      'Je drukste dag was maandag 2 november, met 1,5 GB.',
      "Je belde 34 minuten en verstuurde 14 sms'jes.",
      'Alles paste in je bundel.',
    ]))

  test('of a bundle that ran out, and what that cost', () => {
    const data = { ...mb(900, 200), size: GB, outside: 100 }
    const costs = [{ kind: 'data' as const, quantity: 100, amount: 1000 }]
    expect(told(usageWith({ data, outside: costs, voice: { smsUsed: 0 } }))).toEqual([
      'Je 1 GB internet ging helemaal op.',
      'Je drukste dag was zondag 1 november, met 0,9 GB.',
      'Je belde 34 minuten.',
      'Buiten je bundel kwam er € 10,00 bij.',
    ])
  })

  test.each([
    [0, 1100, 'Je kocht voor € 11,00 bij.'],
    [3125, 1100, 'Er kwam € 42,25 extra bij: € 31,25 buiten je bundel, en € 11,00 voor wat je bijkocht.'],
  ])(
    'postcardText: when %i cents were used outside the bundle and %i were spent on extra, then both count',
    (used, bought, text) => {
      const costs = used === 0 ? [] : [{ kind: 'sms' as const, quantity: 1, amount: used }]
      expect(told(usageWith({ data: mb(500), outside: costs, bought }))?.at(-1)).toBe(text)
    },
  )

  test('of internet without end', () =>
    expect(told(usageWith({ data: { ...mb(3000), isInfiniteBundle: true }, voice: { used: 0, smsUsed: 1 } }))).toEqual([
      'Je gebruikte 3 GB internet.',
      'Je drukste dag was zondag 1 november, met 3 GB.',
      "Je verstuurde 1 sms'je.",
    ]))

  test('nothing of a month in which nothing was used', () =>
    expect(told(usageWith({ data: { ...mb(), used: 0 }, voice: { used: 0, seconds: 0, smsUsed: 0 } }))).toBeNull())

  test('its title and its link name the month', () => {
    const card = postcardOf(usageWith())
    expect(card && postcardText(card)).toMatchObject({ title: 'Ansichtkaart uit november', link: 'Bekijk november' })
  })

  test('its picture falls from full to what was left', () => {
    const { levels } = postcardOf(usageWith({ data: mb(5000, 5000) })) ?? {}
    expect(levels).toEqual([1, 0.75, 0.5])
  })

  test('without a bundle that can run out there is no picture', () => {
    for (const data of [{ isInfiniteBundle: true }, { hasBundle: false }, { size: 0 }])
      expect(postcardOf(usageWith({ data }))).toMatchObject({ room: null, levels: null, isEmpty: false })
  })

  test('use outside the EU counts only where there is no bundle', () => {
    const days = [{ day: '2026-11-01', netherlands: 100, eu: 50, world: 300, costs: 3000 }]
    expect(postcardOf(usageWith({ data: { days } }))?.used).toBe(150)
    expect(postcardOf(usageWith({ data: { days, hasBundle: false } }))?.used).toBe(450)
  })
})
