import type { Standstill } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { Usage } from '#model/usage/contract.ts'

/** A standstill for storage, without the owed amount. */
const restingStandstill = (standstill: Standstill | null): Standstill | null => {
  if (standstill === null) return null
  const { amount: _, ...resting } = standstill
  return resting
}

/**
 * Strips an overview for storage (decisions D8): only figures and dates. Attention items keep their type; invoices, invitations and gifts
 * are left out. A pending bundle, a date and a size, stays, and so does the day on which a phone comes.
 */
export const overviewForDevice = ({ latestInvoice: _, ...overview }: Overview): Overview => ({
  ...overview,
  settlement: null,
  standstill: restingStandstill(overview.standstill),
  fixMeBarItems: overview.fixMeBarItems.map(({ templateType }) => ({ templateType })),
  fixMeTiles: overview.fixMeTiles.filter(({ templateType }) => templateType === 'pendingBundle'),
  tiles: overview.tiles.flatMap(({ templateType, date, status }) =>
    templateType === 'phone' && date && status !== 'DELIVERED' ? { templateType, date } : [],
  ),
  giftBundles: [],
})

/** Strips usage for storage: without calls. */
export const usageForDevice = (usage: Usage): Usage => ({
  ...usage,
  events: null,
  standstill: restingStandstill(usage.standstill),
})
