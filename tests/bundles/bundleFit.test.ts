import { expect, test } from 'vitest'
import { monthsUsedText } from '#features/bundles/shared/bundleChoiceText.ts'
import { recentMonths, smallestThatHolds } from '#model/bundles/bundleFit.ts'
import type { BundleOption } from '#model/bundles/contract/bundleOptions.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'

const option = (size: number, additionalCompleteSize = 0, isUnlimited = false): BundleOption => ({
  id: `INET-${size}`,
  price: 500,
  originalPrice: null,
  discountMonths: 0,
  discountMonthsLeft: 0,
  size,
  additionalCompleteSize,
  unit: 'MB',
  isUnlimited,
  subscribedStatus: null,
  blocked: false,
  deprecated: false,
})
const [one, three, six, unlimited] = [option(1000), option(3000), option(6000), option(0, 0, true)]
const sold = [six, unlimited, one, three]

const month = (name: string, used: number): UsageMonth => ({
  month: `2026-${name}-01`,
  data: { used, given: 0, bought: 0 },
  voice: { used: 0, given: 0, bought: 0 },
  sms: 0,
})
const used = (...sizes: number[]) => sizes.map((size, at) => month(String(10 - sizes.length + 1 + at).padStart(2, '0'), size))

test('the smallest bundle that was large enough in each of the last three months', () => {
  expect(smallestThatHolds(sold, used(2500, 900, 2900))).toBe(three)
  expect(smallestThatHolds(sold, used(3000, 3000, 3000))).toBe(three)
  expect(smallestThatHolds(sold, used(2500, 3001, 900))).toBe(six)
  expect(smallestThatHolds(sold, used(2500, 6001, 900))).toBe(unlimited)
})

test('earlier months do not count', () => expect(smallestThatHolds(sold, used(90_000, 500, 400, 1000))).toBe(one))

test('what Compleet adds counts', () => {
  const doubled = option(3000, 3000)
  expect(smallestThatHolds([doubled, six], used(5000, 5000, 5000))).toBe(doubled)
})

test('with fewer months, and when none is large enough: nothing', () => {
  expect(smallestThatHolds(sold, used(100, 100))).toBeNull()
  expect(smallestThatHolds([one], used(100, 100, 2000))).toBeNull()
  expect(recentMonths(used(1, 2))).toHaveLength(2)
})

test('the lines are told with their months', () =>
  expect(monthsUsedText(used(4500, 40, 4700)).replaceAll('\u00a0', ' ')).toBe(
    'De streepjes in de glazen zijn wat je gebruikte: 4,5 GB in augustus, 40 MB in september en 4,7 GB in oktober.',
  ))
