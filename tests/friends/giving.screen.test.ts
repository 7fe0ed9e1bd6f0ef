import { describe, expect, test } from 'vitest'
import { meaningOf, optionsOf } from '#features/friends/samenkorting/GiveData.tsx'
import { bundleRows } from '#features/overview/rows.ts'
import { tideText } from '#features/overview/tide/words.ts'
import type { DataBundle } from '#model/overview/contract.ts'
import { internetOf } from '#model/overview/internet.ts'
import { dataBundle, now, overview } from '../overview/overzichtOverview.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const gave = (...sizes: number[]) => ({ ...dataBundle, givenAway: sizes.map((size) => ({ day: '2026-11-12', size }) as const) })
const means = 'Wat je geeft, gaat direct naar Elif. Je krijgt het niet terug. Elif kan het gebruiken tot en met 30 november.'

describe('giving data', () => {
  test.each<[string, DataBundle, string]>([
    ['6 GB is left', dataBundle, `Je hebt nog 6 GB. ${means}`],
    [
      'a part of it is extra internet',
      { ...dataBundle, topUps: [{ day: '2026-11-10', size: 2000 }] },
      `Je hebt nog 8 GB. Daarvan is 6 GB uit je eigen bundel. Extra internet en cadeaus kun je niet geven. ${means}`,
    ],
    [
      'less than 1 GB is left',
      { ...dataBundle, used: 9100 },
      'Je hebt nog 0,9 GB. Je hebt te weinig over om te geven. Dat kan vanaf 1 GB.',
    ],
    [
      '10 GB was given',
      { ...gave(5000, 5000), size: 30_000 },
      'Je hebt nog 16 GB. Je gaf deze maand al 10 GB. Meer geven kan weer vanaf 1 december.',
    ],
  ])('what it means: when %s, then it says so', (_, bundle, said) => expect(plain(meaningOf(bundle, 'Elif'))).toBe(said))

  test('the sizes: when one cannot be given, then it says why; otherwise what is left after it', () => {
    const said = (bundle: typeof dataBundle) =>
      optionsOf(bundle).map(({ title, ...rest }) => plain(`${title}: ${'text' in rest ? rest.text : rest.unavailable}`))
    expect(said({ ...dataBundle, used: 7500 })).toEqual([
      '1 GB: Dan heb je nog 1,5 GB',
      '2 GB: Dan heb je nog 0,5 GB',
      '5 GB: Zoveel heb je niet meer',
    ])
    expect(said({ ...gave(5000, 4000), size: 30_000 })).toEqual([
      '1 GB: Dan heb je nog 16 GB',
      '2 GB: Dat is te veel voor deze maand',
      '5 GB: Dat is te veel voor deze maand',
    ])
  })
})

test('the overview: when data was given, then its row and its drawing say how much, and no level is above the water', () => {
  const given = { ...overview, dataBundle: gave(2000) }
  const row = bundleRows(given, null, 'fresh').find(({ title }) => title === 'Internet')
  expect([row?.amount, ...(row?.lines ?? [])].map((line) => plain(line ?? ''))).toEqual([
    'Nog 4 GB',
    'van 8 GB',
    '2 GB weggegeven',
  ])
  const internet = internetOf(given, now)
  if (internet.kind !== 'limited') throw new Error('A limited bundle')
  expect(plain(tideText(internet, given, '2026-11-20'))).toMatch(
    /^Op 1 november begon je met 10 GB\. Je gaf 2 GB weg\. Vandaag, 20 november, heb je 4 GB over\./,
  )
  expect([internet.levels[0], internet.levels.at(-1)]).toEqual([1, 0.5])
})
