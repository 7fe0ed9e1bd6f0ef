import type { StorageEntry } from './entry.ts'
import { deviceKey, lastActivity, orderKeys, pendingOrders, registry, unfinishedLogout, unfinishedWipe } from './registry.ts'
import { drop, fetchForSure, kept, wipe } from './rest.ts'

/** A stored entry: its registry name, the time of writing, and the expiry (ms), null for no expiry. */
export type Resting = { name: string; at: number; until: number | null }

const isIdb = (entry: StorageEntry): entry is StorageEntry<unknown, 'idb'> => entry.home === 'idb'

async function restingOf(entry: StorageEntry): Promise<Resting[]> {
  const at = isIdb(entry) ? (await fetchForSure(entry))?.at : kept(entry as StorageEntry<unknown, 'local' | 'session'>)?.at
  if (at === undefined) return []
  return [{ name: entry.name, at, until: Number.isFinite(entry.lifetime) ? at + entry.lifetime : null }]
}

/** Every registry entry stored on this device and in this tab. */
export const resting = async (): Promise<Resting[]> => (await Promise.all(registry.map(restingOf))).flat()

/**
 * Entries that `clearDevice` keeps. `always`: the state and the end of the session, without which it would end before the page can say
 * why. `ofPayments`: the pending payment.
 */
const always: readonly StorageEntry[] = [lastActivity, unfinishedLogout, unfinishedWipe]
const ofPayments: readonly StorageEntry[] = [pendingOrders, deviceKey, orderKeys]

async function clear(entry: StorageEntry): Promise<void> {
  if (isIdb(entry)) await wipe(entry)
  else drop(entry as StorageEntry<unknown, 'local' | 'session'>)
}

/** Wipes everything that may be wiped. Session entries go when the session ends. Returns whether a pending payment was kept. */
export async function clearDevice(): Promise<boolean> {
  const isPaying = ((await fetchForSure(pendingOrders))?.value.length ?? 0) > 0
  const stays = isPaying ? [...always, ...ofPayments] : always
  const goes = registry.filter((entry) => !stays.includes(entry))
  await Promise.all(goes.map(clear))
  return isPaying
}
