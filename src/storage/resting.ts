import {
  deviceKey,
  type Entry,
  lastActivity,
  orderKeys,
  pendingOrders,
  registry,
  unfinishedLogout,
  unfinishedWipe,
} from './registry.ts'
import { drop, fetchForSure, kept, wipe } from './rest.ts'

/** Something that rests on this device: its name in the registry, since when, and until when at the latest (ms); null: until it is served. */
export type Resting = { name: string; at: number; until: number | null }

const isIdb = (entry: Entry): entry is Entry<unknown, 'idb'> => entry.home === 'idb'

async function restingOf(entry: Entry): Promise<Resting[]> {
  const at = isIdb(entry) ? (await fetchForSure(entry))?.at : kept(entry as Entry<unknown, 'local' | 'session'>)?.at
  if (at === undefined) return []
  return [{ name: entry.name, at, until: Number.isFinite(entry.lifetime) ? at + entry.lifetime : null }]
}

/** Everything of the registry that is on this device and in this tab now. */
export const resting = async (): Promise<Resting[]> => (await Promise.all(registry.map(restingOf))).flat()

/**
 * What a session goes on by or still has to be ended by, and what a payment that is on its way is found by. A session without the first ends
 * at once, before its page can say why; its end wipes it.
 */
const always: readonly Entry[] = [lastActivity, unfinishedLogout, unfinishedWipe]
const ofPayments: readonly Entry[] = [pendingOrders, deviceKey, orderKeys]

async function clear(entry: Entry): Promise<void> {
  if (isIdb(entry)) await wipe(entry)
  else drop(entry as Entry<unknown, 'local' | 'session'>)
}

/** Clears the device of all that may be cleared. What the session itself keeps goes with its end. Answers whether a payment is still kept. */
export async function clearDevice(): Promise<boolean> {
  const isPaying = ((await fetchForSure(pendingOrders))?.value.length ?? 0) > 0
  const stays = isPaying ? [...always, ...ofPayments] : always
  const goes = registry.filter((entry) => !stays.includes(entry))
  await Promise.all(goes.map(clear))
  return isPaying
}
