import { expect, test } from 'vitest'
import type { Warning } from '#model/warnings/warnings.ts'
import { togetherOf, warningSentence } from '#platform/warnings/words.ts'

const now = Date.parse('2026-11-20T13:09:00Z')
type Facts = Warning extends infer One ? (One extends Warning ? Omit<One, 'key' | 'updatedAt'> : never) : never

/** The sentence with ordinary spaces. */
const said = (facts: Facts, updatedAt = now) => {
  const { title, body, path } = warningSentence({ ...facts, key: 'k', updatedAt } as Warning, now)
  return [`${title}. ${body}`.replaceAll('\u00a0', ' '), path]
}
const internet = { kind: 'internet', percent: 83, left: 1700, room: 10_000, until: '2026-11-30', perMb: null } as const
const end = { kind: 'end', days: 3, until: '2026-11-30', renews: true, left: 1700 } as const

test.each([
  [internet, 'Je hebt 83% van je internet gebruikt. Je hebt nog 1,7 GB tot en met 30 november.', '/verbruik/internet'],
  [{ ...internet, percent: 100, left: 0 }, 'Je internet is op. Je bundel loopt tot en met 30 november.', '/verbruik/internet'],
  [
    { ...internet, perMb: 10 },
    'Je hebt 83% van je internet gebruikt. Je hebt nog 1,7 GB tot en met 30 november. Daarna betaal je € 0,10 per MB.',
    '/verbruik/internet',
  ],
  [
    { ...internet, left: 0, perMb: 10 },
    'Je internet is op. Je bundel loopt tot en met 30 november. Je betaalt nu € 0,10 per MB.',
    '/verbruik/internet',
  ],
  [
    {
      kind: 'pace',
      date: '2026-12-01',
      least: 2600,
      most: 11_200,
      causes: [{ kind: 'data', price: 10, bundle: { endsOn: '2026-11-29' } }],
      ways: [
        { kind: 'data', size: 1000, price: 300 },
        { kind: 'cap', price: 100 },
      ],
    },
    'Ga je zo door, dan wordt je factuur € 26 tot € 112. Je internet is rond 29 november op. Daarna betaal je € 0,10 per MB. ' +
      '1 GB extra kost € 3,00. Met een dataplafond (€ 1,00 per maand) stopt je internet als je bundel op is.',
    '/factuur/huidige-maand',
  ],
  [
    end,
    'Over 3 dagen begint je nieuwe bundel. Je hebt nog 1,7 GB. Wat je na 30 november overhoudt, vervalt.',
    '/verbruik/internet',
  ],
  [{ ...end, days: 1, left: 0 }, 'Morgen begint je nieuwe bundel. Je bundel loopt tot en met 30 november.', '/verbruik/internet'],
  [
    { ...end, renews: false, left: null },
    'Over 3 dagen stopt je bundel. Je bundel loopt tot en met 30 november.',
    '/verbruik/internet',
  ],
  [
    { kind: 'costs', amount: 1240, invoiceOn: '2026-12-01' },
    'Je hebt € 12,40 aan kosten buiten je bundel. Die staan op je factuur van 1 december.',
    '/factuur/huidige-maand',
  ],
  [
    { kind: 'credit', balance: 320, below: 500 },
    'Je hebt nog € 3,20 beltegoed. Dat is minder dan € 5.',
    '/beltegoed-opwaarderen',
  ],
] as const)('%j', (facts, text, path) => expect(said(facts)).toEqual([text, path]))

test('figures that are not recent are told with their moment', () => {
  expect(said({ kind: 'credit', balance: 320, below: 500 }, Date.parse('2026-11-20T08:12:00Z'))[0]).toBe(
    'Je hebt nog € 3,20 beltegoed. Dat is minder dan € 5. Stand van 20 november, 09:12.',
  )
})

test('warnings of the same figures are one text: of one all is told, of more the titles', () => {
  const updatedAt = Date.parse('2026-11-20T08:12:00Z')
  const [one, other] = [internet, end].map((facts) => ({ ...facts, key: 'k', updatedAt }) as Warning)
  if (!one || !other) throw new Error('two warnings')
  expect(togetherOf([one], now).text.replaceAll('\u00a0', ' ')).toBe(
    'Je hebt 83% van je internet gebruikt. Je hebt nog 1,7 GB tot en met 30 november. Stand van 20 november, 09:12.',
  )
  expect(togetherOf([one, other], now)).toEqual({
    kind: 'internet',
    text: 'Je hebt 83% van je internet gebruikt. Over 3 dagen begint je nieuwe bundel. Stand van 20\u00a0november, 09:12.',
    path: '/verbruik/internet',
  })
})
