import { expect, test } from 'vitest'
import { firstSteps } from '#features/overview/welcome.ts'
import type { FixMeType, Overview } from '#model/overview/contract.ts'
import { overview } from './overzichtOverview.ts'

const TODAY = '2026-11-20'
const asked = (...types: FixMeType[]): Overview => ({
  ...overview,
  customerSince: '2026-11-18',
  fixMeBarItems: types.map((templateType) => ({ templateType })),
})
const titles = (of: Overview, today = TODAY) => firstSteps(of, today).map(({ title }) => title)

test('who is new is told what to do first, and nobody else', () => {
  expect(titles(asked())).toEqual(['Neem je oude nummer mee', 'Kies je plaatje', 'Maak een noodkaart'])
  expect(titles(asked(), '2026-11-25')).toEqual([])
  expect(titles(overview)).toEqual([])
})

test('a card or eSIM that waits comes first, and a number on its way is followed', () => {
  expect(titles(asked('simActivation', 'portingSent')).slice(0, 2)).toEqual(['Zet je simkaart aan', 'Je nummer komt over'])
  expect(titles(asked('esimActivation'))[0]).toBe('Zet je eSIM op je telefoon')
  expect(titles(asked('portingDone'))).toEqual(['Kies je plaatje', 'Maak een noodkaart'])
})
