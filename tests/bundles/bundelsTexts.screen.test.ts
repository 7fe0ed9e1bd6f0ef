import { describe, expect, test } from 'vitest'
import { changeRows } from '#features/bundles/shared/bundleChanges.ts'
import { bundlePeriodText, lostText } from '#features/bundles/shared/bundleChoiceText.ts'
import { bundleCopy } from '#features/bundles/shared/copy.ts'
import { gotText } from '#features/bundles/shared/gotText.ts'
import { whyNotNow } from '#features/bundles/shared/NotNow.tsx'
import { bundleDoneText, monthlySumText, whenRows } from '#features/bundles/shared/text.ts'
import { subscriptionChangeText } from '#features/subscription/text.ts'
import { asItIs, availablePeriods, chosenBundles, currentOf, type Selection } from '#model/bundles/bundleChange.ts'
import { termsOf } from '#model/bundles/changeTerms.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { answerOf } from '../world/told.ts'

const TODAY = '2026-11-22'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function optionsOf(number: number): PostpaidOptions {
  const account = accountOf(number)
  const options = account && answerOf(getPostpaidOptionsV2, account, TODAY)
  if (!options) throw new Error(`no options of ${number}`)
  return options
}
const select = (change: Partial<Selection>): Selection => ({ ...asItIs, ...change })
const periodsOf = (number: number, selection: Selection) =>
  availablePeriods(optionsOf(number)).map((period) => plain(bundlePeriodText(optionsOf(number), selection, period)))
const termsFor = (number: number, selection: Selection) => {
  const options = optionsOf(number)
  const { startsOn } = options
  return termsOf(
    { from: currentOf(options), to: chosenBundles(options, selection), startsOn, complete: selection.complete },
    TODAY,
  )
}
const rowsOf = (number: number, selection: Selection) =>
  changeRows(termsFor(number, selection), selection.complete).map(({ label, old, next }) => plain(`${label}: ${old} > ${next}`))

describe('what stands with a period is computed', () => {
  test('two years is the lowest price where it is: with 10 GB', () => {
    expect(periodsOf(1, asItIs)).toEqual(['€ -1,50 per maand', '€ 12,50 per maand'])
    expect(periodsOf(1, select({ bindingPeriodType: 'twoYearBindingPeriod' }))).toEqual([
      'De laagste prijs voor deze bundels',
      '€ +1,50 per maand',
    ])
  })

  test('not with 20 GB, where a year is cheaper for as long as its discount lasts', () => {
    expect(periodsOf(1, select({ data: '20000', bindingPeriodType: 'twoYearBindingPeriod' }))).toEqual([
      '€ 13,50 per maand',
      '€ -0,50 per maand, na 6 maanden € +1,50',
    ])
    expect(periodsOf(1, select({ data: '20000' }))).toEqual(['€ +0,50 per maand, na 6 maanden € -1,50', '€ 13,00 per maand'])
  })

  test('a period that does not have the bundle says so, and compares nothing', () => {
    expect(periodsOf(22, asItIs)).toEqual([
      'Heeft jouw bundel niet: internet 2 GB',
      'Heeft jouw bundel niet: internet 2 GB',
      'Elke maand te stoppen',
    ])
    const year = select({ bindingPeriodType: 'yearBindingPeriod' })
    expect(periodsOf(22, year).at(-1)).toBe('€ 5,75 per maand')
    const lost = lostText(optionsOf(22), year)
    expect(plain(lost?.title ?? '')).toBe('Internet: 2 GB is er niet met ‘1 jaar’')
    expect(lostText(optionsOf(22), { ...year, data: '3000' })).toBeNull()
  })
})

describe('what changes, wherever it is told', () => {
  test('only what changes, the sum last', () => {
    expect(rowsOf(2, select({ voice: '200' }))).toEqual(['Bellen: 100 minuten > 200 minuten', 'Per maand: € 6,00 > € 7,00'])
    expect(rowsOf(1, select({ bindingPeriodType: 'twoYearBindingPeriod', dataCap: true }))).toEqual([
      'Dataplafond: Uit > Aan',
      'Contractduur: 1 jaar > 2 jaar',
      'Per maand: € 12,50 > € 12,00',
    ])
  })

  test('Compleet says what there will be', () => {
    expect(rowsOf(1, select({ complete: true }))[0]).toBe('Compleet: Uit > Aan, dan heb je 20 GB')
    expect(rowsOf(1, select({ complete: true, voice: '200' }))[1]).toBe('Compleet: Uit > Aan, dan heb je 20 GB en 400 minuten')
    expect(rowsOf(1, select({ complete: true, data: 'unlimited' }))[1]).toBe('Compleet: Uit > Aan')
  })

  test('when: a new contract, and the last working day to think it over', () => {
    const terms = termsFor(1, select({ bindingPeriodType: 'twoYearBindingPeriod' }))
    expect(whenRows(terms).map(({ term, text }) => plain(`${term}: ${text}`))).toEqual([
      'Gaat in op: 1 december 2026',
      'Contract loopt tot en met: 30 november 2028',
      'Bedenktijd: 14 dagen, tot en met 7 december 2026',
    ])
    expect(plain(monthlySumText(terms.from, terms.to))).toBe('Je betaalt € 1,50 per maand minder.')
    expect(plain(bundleDoneText(terms).intro)).toMatch(/^Je wijziging gaat in op 1 december\./)
    expect(plain(subscriptionChangeText('2026-12-01', changeRows(terms, false)))).toBe(
      'Gaat in op 1 december. Contractduur: 2 jaar. Per maand: € 11,00.',
    )
  })

  test('only Compleet: no first day of bundles', () => {
    const terms = termsFor(1, select({ complete: true }))
    expect(whenRows(terms).map(({ term, text }) => plain(`${term}: ${text}`))).toEqual([
      'Compleet: Uiterlijk op dinsdag 24 november',
    ])
    expect(bundleDoneText(terms).title).toBe('Compleet wordt aangezet')
  })
})

test.each([
  [
    'Terminated',
    '2026-11-01',
    'Je abonnement is gestopt op 1 november 2026.',
    '/instellingen/abonnement',
    'Bekijk je abonnement',
  ],
  ['ToBeTerminated', '2026-12-11', 'Je abonnement stopt op 11 december 2026.', '/opzeggen', 'Toch blijven'],
  ['Cancelled', null, 'Je abonnement stopt binnenkort.', '/opzeggen', 'Toch blijven'],
  ['Blocked', null, 'Je abonnement is geblokkeerd.', '/facturen', 'Naar je facturen'],
] as const)(
  'nothing can be changed by a subscription that is %s',
  (cancelSubscriptionStatus, terminationDate, title, to, button) => {
    const why = whyNotNow({ cancelSubscriptionStatus, terminationDate }, bundleCopy.notNow)
    expect({ ...why, title: plain(why.title) }).toMatchObject({ title, to, button })
  },
)

test('in the sun stands the internet that was chosen, or the calling when only that changed; nothing for no internet', () => {
  const got = (selection: Selection) => {
    const { from, to } = termsFor(1, selection)
    const text = gotText(to, from)
    return text === undefined ? null : plain(text)
  }
  expect(got(select({ data: '20000' }))).toBe('20 GB')
  expect(got(select({ voice: '200' }))).toBe('200 min')
  expect(got(select({ data: '20000', voice: '200' }))).toBe('20 GB')
  expect(got(select({ data: 'unlimited' }))).toBe('Onbeperkt')
  expect(got(select({ data: '0' }))).toBeNull()
  expect(plain(gotText(currentOf(optionsOf(1))) ?? '')).toBe('10 GB') // a renewal with the same bundles
})
