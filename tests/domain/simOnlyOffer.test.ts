import { expect, test } from 'vitest'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import type { BundleOption, Composition } from '../../src/api/contract/bundleOptions.ts'
import type { RetentionOptions } from '../../src/api/contract/retention.ts'
import { costOver } from '../../src/domain/bestTariff.ts'
import { asItIs, availablePeriods, chosenOf, sizeKey } from '../../src/domain/bundleChange.ts'
import { simOnlyOfferOf } from '../../src/domain/simOnlyOffer.ts'
import { contextOf } from '../mocks/context.ts'
import { operations } from '../support/operations.ts'

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

test('an offer costs less over its term than the same bundles with any period; what it is compared with is really paid', () => {
  expect(simOnlyOfferOf(options, offered)).toMatchObject({ months: 6, instead: 1300, whole: 6 * 1250 + 6 * 1300 })
})

test.each([
  ['there is none', null],
  ['without a discount', at({ originalPrice: null, discountMonths: 0 })],
  ['that becomes dearer than it saves', { ...at({ price: 750, originalPrice: 950 }), period: 'yearBindingPeriod' as const }],
  ['that saves nothing', at({ price: 800, originalPrice: 800 })],
  ['that is dearer from the start', at({ price: 900, originalPrice: 800 })],
])('%s: no offer', (_, offer) => expect(simOnlyOfferOf(options, offer)).toBeNull())

test('whatever is offered to any customer costs less than all they could pick for the same bundles', () => {
  const subscribers = accounts.filter(({ type }) => type === 'Postpaid').map(({ number }) => number)
  for (const number of subscribers) {
    const own = answer<RetentionOptions>(number, 'getPostpaidOptionsRetention')
    const offer = answer<Composition | null>(number, 'getSimOnlyOffer')
    if (!offer) continue
    const [data, voice] = [offer.ADDON_INET, offer.MAIN].map((option) => option && sizeKey(option))
    const same = {
      ...asItIs,
      data: data ?? null,
      voice: voice ?? null,
      sms: offer.ADDON_SMS !== null,
      dataCap: offer.DATA_CAP !== null,
    }
    for (const bindingPeriodType of availablePeriods(own).filter((period) => period !== offer.period))
      expect(costOver(offer, 12)).toBeLessThan(costOver(chosenOf(own, { ...same, bindingPeriodType }), 12))
  }
})
