import { expect, test } from 'vitest'
import { asItIs, availablePeriods, chosenBundles, sizeKey } from '#model/bundles/bundleChange.ts'
import type { BundleOption, Composition } from '#model/bundles/contract/bundleOptions.ts'
import { costOver } from '#model/renewal/bestTariff.ts'
import type { RetentionOptions } from '#model/renewal/contract.ts'
import { simOnlyOfferOf } from '#model/renewal/simOnlyOffer.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')

function answer<Answer>(number: number, operation: string): Answer {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return operations.get(operation)?.answer(undefined, contextOf(account, NOON)) as Answer
}

const options = answer<RetentionOptions>(15, 'getPostpaidOptionsRetention')
const offered = answer<Composition>(15, 'getSimOnlyOffer')
const at = (change: Partial<BundleOption>): Composition => ({
  ...offered,
  ADDON_INET: offered.ADDON_INET && { ...offered.ADDON_INET, ...change },
})

/** As offered, with 50 cents a month less than by hand. */
const special = at({ price: 700 })

test('simOnlyOfferOf: when an offer costs less than the same bundles by hand, then it is compared with what is really paid', () => {
  expect(simOnlyOfferOf(options, special)).toMatchObject({ months: 6, instead: 1300, whole: 6 * 1200 + 6 * 1300 })
})

test.each([
  ['there is none', null],
  ['it costs as much as the same bundles by hand', offered],
  ['it has no discount', at({ originalPrice: null, discountMonths: 0 })],
  ['it becomes dearer than it saves', { ...at({ price: 750, originalPrice: 950 }), period: 'yearBindingPeriod' as const }],
  ['its discount takes nothing off', at({ price: 700, originalPrice: 700 })],
  ['it saves nothing', at({ price: 800, originalPrice: 800 })],
  ['it is dearer from the start', at({ price: 900, originalPrice: 800 })],
])('simOnlyOfferOf: when %s, then there is no offer', (_, offer) => expect(simOnlyOfferOf(options, offer)).toBeNull())

test('simOnlyOfferOf: whatever is offered to any customer, it is special only below every price for the same bundles on that page', () => {
  const subscribers = accounts.filter(({ type }) => type === 'Postpaid').map(({ number }) => number)
  let offers = 0
  for (const number of subscribers) {
    const own = answer<RetentionOptions>(number, 'getPostpaidOptionsRetention')
    const offer = answer<Composition | null>(number, 'getSimOnlyOffer')
    if (!offer) continue
    offers += 1
    const [data, voice] = [offer.ADDON_INET, offer.MAIN].map((option) => option && sizeKey(option))
    const same = {
      ...asItIs,
      data: data ?? null,
      voice: voice ?? null,
      sms: offer.ADDON_SMS !== null,
      dataCap: offer.DATA_CAP !== null,
    }
    const prices = availablePeriods(own).map((bindingPeriodType) =>
      costOver(chosenBundles(own, { ...same, bindingPeriodType }), 12),
    )
    const isSpecial = prices.every((price) => costOver(offer, 12) < price)
    expect(simOnlyOfferOf(own, offer) !== null, `account ${number}`).toBe(isSpecial)
  }
  expect(offers).toBeGreaterThan(1)
})
