import { now } from '#kit/clock.ts'
import { type Ending, type ItemEntry, isItem, type StorageEntry } from './entry.ts'
import { idbDelete, idbGet } from './idb.ts'
import { registry, unfinishedWipe } from './registry.ts'
import { isThere, unpack } from './rows.ts'

/** The storages of a small entry, best first. The last resort is memory. */
const homes = { local: ['local', 'session'], session: ['session'] } as const
type Area = 'local' | 'session'

/** Runs `use` on a storage; null when the browser refuses it, lacks it or fails. */
function using<Value>(home: Area, use: (storage: Storage) => Value): Value | null {
  try {
    const storage: Storage | null = home === 'local' ? localStorage : sessionStorage
    return storage && use(storage)
  } catch {
    return null
  }
}

const putIn = (home: Area, key: string, text: string): boolean =>
  using(home, (storage) => {
    storage.setItem(key, text)
    return storage.getItem(key) === text // some browsers accept a write and keep nothing
  }) ?? false

const removeFrom = (home: Area, key: string): void => void using(home, (storage) => storage.removeItem(key))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Values that no storage accepted, kept for this page only. */
const inPage = new Map<string, string>()

/** The stored texts of an entry in all storages. */
const textsOf = ({ home, key }: ItemEntry): string[] =>
  [inPage.get(key), ...homes[home].map((area) => using(area, (storage) => storage.getItem(key)))].filter(
    (text) => text !== undefined && text !== null,
  )

/** The stored value; null when there is none. */
export const readItem = <Value>(entry: ItemEntry<Value>): Value | null => readItemWithTime(entry)?.value ?? null

/** The same with its time of writing (ms). The newest one counts, because an older value may remain where a write failed. */
export const readItemWithTime = <Value>(entry: ItemEntry<Value>): { at: number; value: Value } | null =>
  textsOf(entry)
    .flatMap((text) => unpack(entry, parsed(text)) ?? [])
    .reduce<{ at: number; value: Value } | null>((newest, row) => (newest && newest.at >= row.at ? newest : row), null)

export function writeItem<Value>(entry: ItemEntry<Value>, value: Value): void {
  const { home, key } = entry
  const text = JSON.stringify({ at: now(), value })
  if (homes[home].some((area) => putIn(area, key, text))) inPage.delete(key)
  else inPage.set(key, text)
}

/** True when the value is stored outside this page. */
export const isPersisted = ({ home, key }: ItemEntry): boolean =>
  !inPage.has(key) && homes[home].some((area) => using(area, (storage) => storage.getItem(key) !== null))

/** True when this browser can store data for all its tabs. */
export function canPersist(): boolean {
  const isKept = putIn('local', 'probe', '')
  removeFrom('local', 'probe')
  return isKept
}

export function removeItem({ home, key }: ItemEntry): void {
  inPage.delete(key)
  for (const area of homes[home]) removeFrom(area, key)
}

/**
 * Wipes everything that this ending of the session wipes. `unfinishedWipe` is set before, so that the next start finishes an incomplete
 * wipe.
 */
export async function wipeAfter(ending: Ending): Promise<void> {
  const wiped = await Promise.all(registry.map((entry) => wipeOne(entry, ending)))
  if (wiped.every(Boolean)) removeItem(unfinishedWipe)
}

/** Finishes an incomplete wipe. Returns whether there was one; until it is done no stored data may show. */
export function finishWipe(): boolean {
  const ending = readItem(unfinishedWipe)
  if (ending !== null) void wipeAfter(ending)
  return ending !== null
}

/** Wipes this tab's own storage, which no other tab can reach. */
export function wipeTab(ending: Ending): void {
  for (const entry of registry) {
    if (entry.home === 'session') void wipeOne(entry, ending)
    // The tab's fallback copy only: the device's own value is shared, and may already belong to the next session.
    if (entry.home === 'local' && entry.wipedBy(ending, null)) {
      inPage.delete(entry.key)
      removeFrom('session', entry.key)
    }
  }
}

/**
 * Wipes an entry when the ending requires it; false when the device did not confirm in time. A value that cannot be read in time counts as
 * unreadable.
 */
async function wipeOne(entry: StorageEntry, ending: Ending): Promise<boolean> {
  const isLost = (row: { value: unknown } | null, isThere: boolean) =>
    (row === null && isThere) || entry.wipedBy(ending, row?.value ?? null)
  if (isItem(entry)) {
    if (isLost(readItemWithTime(entry), textsOf(entry).length > 0)) removeItem(entry)
    return true
  }
  const raw = await idbGet(entry.name)
  return isLost(unpack(entry, raw), isThere(raw)) ? idbDelete(entry.name) : true
}
