import { type ItemEntry, isRow, type StorageEntry } from './entry.ts'
import { readItemWithTime, removeItem } from './items.ts'
import { deviceKey, lastActivity, orderKeys, pendingOrders, registry, unfinishedLogout, unfinishedWipe } from './registry.ts'
import { readRowPatiently, removeRow } from './rows.ts'

/** A stored entry: its registry name, the time of writing, and the expiry (ms), null for no expiry. */
export type Stored = { name: string; at: number; until: number | null }

async function storedOf(entry: StorageEntry): Promise<Stored[]> {
  const at = isRow(entry) ? (await readRowPatiently(entry))?.at : readItemWithTime(entry as ItemEntry)?.at
  if (at === undefined) return []
  return [{ name: entry.name, at, until: Number.isFinite(entry.lifetime) ? at + entry.lifetime : null }]
}

/** Every registry entry stored on this device and in this tab. */
export const inventory = async (): Promise<Stored[]> => (await Promise.all(registry.map(storedOf))).flat()

/**
 * Entries that `clearDevice` keeps. `always`: the state and the end of the session, without which it would end before the page can say
 * why. `ofPayments`: the pending payment.
 */
const always: readonly StorageEntry[] = [lastActivity, unfinishedLogout, unfinishedWipe]
const ofPayments: readonly StorageEntry[] = [pendingOrders, deviceKey, orderKeys]

async function clear(entry: StorageEntry): Promise<void> {
  if (isRow(entry)) await removeRow(entry)
  else removeItem(entry as ItemEntry)
}

/** Wipes everything that may be wiped. Session entries go when the session ends. Returns whether a pending payment was kept. */
export async function clearDevice(): Promise<boolean> {
  const isPaying = ((await readRowPatiently(pendingOrders))?.value.length ?? 0) > 0
  const stays = isPaying ? [...always, ...ofPayments] : always
  const goes = registry.filter((entry) => !stays.includes(entry))
  await Promise.all(goes.map(clear))
  return isPaying
}
