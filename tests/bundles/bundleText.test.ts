import { expect, test } from 'vitest'
import { bundleText, bundleTitle } from '#model/bundles/bundleText.ts'
import type { BundleOption } from '#model/bundles/contract/bundleOptions.ts'
import type { BundleCode } from '#model/subscription/contract/subscription.ts'

const option = (size: number, more: Partial<BundleOption> = {}): BundleOption => ({
  id: 'x',
  price: 500,
  originalPrice: null,
  discountMonths: 0,
  discountMonthsLeft: 0,
  size,
  additionalCompleteSize: 0,
  unit: null,
  isUnlimited: false,
  subscribedStatus: null,
  blocked: false,
  deprecated: false,
  ...more,
})
const unlimited = option(0, { isUnlimited: true })

test.each<[BundleCode, BundleOption | null, string, string]>([
  ['ADDON_INET', option(20_000), '20 GB', 'Internet: 20 GB'],
  ['ADDON_INET', option(20_000, { additionalCompleteSize: 20_000 }), '40 GB', 'Internet: 40 GB'],
  ['ADDON_INET', option(1), '1 MB', 'Internet: 1 MB'],
  ['ADDON_INET', unlimited, 'Onbeperkt', 'Internet: Onbeperkt'],
  ['ADDON_INET', option(0), 'Geen internet', 'Internet: Geen internet'],
  ['ADDON_INET', null, 'Geen internet', ''],
  ['MAIN', option(200), '200 minuten', 'Bellen: 200 minuten'],
  ['MAIN', unlimited, 'Onbeperkt', 'Bellen: Onbeperkt'],
  ['MAIN', null, 'Geen bundel, je betaalt per minuut', ''],
  ['ADDON_SMS', option(1), "Onbeperkt sms'en", "Onbeperkt sms'en"],
  ['ADDON_SMS', null, 'Geen bundel, je betaalt per bericht', ''],
  ['DATA_CAP', option(1), 'Dataplafond', 'Dataplafond'],
  ['DATA_CAP', null, 'Uit', ''],
])('%s %#: %s', (code, bundle, text, title) => {
  expect(bundleText(code, bundle).replaceAll('\u00a0', ' ')).toBe(text)
  if (bundle) expect(bundleTitle(code, bundle).replaceAll('\u00a0', ' ')).toBe(title)
})
