import { describe, expect, test } from 'vitest'
import { isEligibleForRetention, isRetentionMode, retentionHindrance } from '#model/renewal/retention.ts'
import type { BundleCode, SubscribedStatus } from '#model/subscription/contract/subscription.ts'

const bundles = (...given: [BundleCode, SubscribedStatus][]) =>
  given.map(([code, subscribedStatus]) => ({ code, subscribedStatus }))
const settled = bundles(['ADDON_INET', 'Subscribed'], ['MAIN', 'Subscribed'])

describe('retention (spec 4)', () => {
  test('eligibility requires no pending or expiring data or main bundles', () => {
    expect(isEligibleForRetention(settled)).toBe(true)
    for (const code of ['ADDON_INET', 'MAIN'] as const) {
      expect(isEligibleForRetention([...settled, ...bundles([code, 'Pending'])])).toBe(false)
      expect(isEligibleForRetention([...settled, ...bundles([code, 'Expiring'])])).toBe(false)
    }
  })
  test('other bundles do not count', () => {
    const others = bundles(['ADDON_SMS', 'Pending'], ['DATA_CAP', 'Expiring'])
    expect(isEligibleForRetention([...settled, ...others])).toBe(true)
    expect(isRetentionMode([...settled, ...others])).toBe(false)
  })
  test('retention mode applies when a data or voice bundle is expiring', () => {
    expect(isRetentionMode(settled)).toBe(false)
    expect(isRetentionMode(bundles(['ADDON_INET', 'Expiring'], ['ADDON_INET', 'Pending']))).toBe(true)
    expect(isRetentionMode(bundles(['MAIN', 'Expiring']))).toBe(true)
    expect(isRetentionMode(bundles(['MAIN', 'Pending']))).toBe(false)
  })
  test('a bundle that expires prevents a renewal, one that has yet to start delays it, and others do neither', () => {
    expect(retentionHindrance(bundles(['MAIN', 'Expiring'], ['MAIN', 'Pending']))).toBe('expires')
    expect(retentionHindrance(bundles(['MAIN', 'Pending']))).toBe('waits')
    expect(retentionHindrance(settled)).toBeNull()
  })
})
