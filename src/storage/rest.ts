import * as v from 'valibot'
import { now } from '../clock.ts'
import { idbChange, idbDelete, idbGet, idbGetAtLeisure, idbSet } from './idb.ts'
import { type Ending, registry, type StorageEntry, unfinishedWipe } from './registry.ts'

/** Every value is stored with the time of writing. */
const Row = v.object({ at: v.number(), value: v.unknown() })

/** The tolerance for a clock that ran ahead and was corrected (ms). */
const AHEAD_MS = 86_400_000

/** True when the time (ms) is too old, or further in the future than the tolerance: a value from the future would never expire. */
function isOutOfDate({ lifetime }: StorageEntry, at: number): boolean {
  const age = now() - at
  return age > lifetime || (Number.isFinite(lifetime) && age < -Math.min(AHEAD_MS, lifetime))
}

/** Validates a stored row by schema and age. */
function unpack<Value>(entry: StorageEntry<Value>, row: unknown): { at: number; value: Value } | null {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success || isOutOfDate(entry, parsed.output.at)) return null
  const value = v.safeParse(entry.schema, parsed.output.value)
  return value.success ? { at: parsed.output.at, value: value.output } : null
}

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

const put = (home: Area, name: string, text: string): boolean =>
  using(home, (storage) => {
    storage.setItem(name, text)
    return storage.getItem(name) === text // some browsers accept a write and keep nothing
  }) ?? false

const remove = (home: Area, name: string): void => void using(home, (storage) => storage.removeItem(name))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Small<Value = unknown> = StorageEntry<Value, 'local' | 'session'>

/** Values that no storage accepted, kept for this page only. */
const inPage = new Map<string, string>()

/** The stored texts of an entry in all storages. */
const textsOf = ({ home, name }: Small): string[] =>
  [inPage.get(name), ...homes[home].map((area) => using(area, (storage) => storage.getItem(name)))].filter(
    (text) => text !== undefined && text !== null,
  )

/** The stored value; null when there is none. */
export const recall = <Value>(entry: Small<Value>): Value | null => kept(entry)?.value ?? null

/** The same with its time of writing (ms). The newest one counts, because an older value may remain where a write failed. */
export const kept = <Value>(entry: Small<Value>): { at: number; value: Value } | null =>
  textsOf(entry)
    .flatMap((text) => unpack(entry, parsed(text)) ?? [])
    .reduce<{ at: number; value: Value } | null>((newest, row) => (newest && newest.at >= row.at ? newest : row), null)

export function keep<Value>(entry: Small<Value>, value: Value): void {
  const { home, name } = entry
  const text = JSON.stringify({ at: now(), value })
  if (homes[home].some((area) => put(area, name, text))) inPage.delete(name)
  else inPage.set(name, text)
}

/** True when the value is stored outside this page. */
export const rests = ({ home, name }: Small): boolean =>
  !inPage.has(name) && homes[home].some((area) => using(area, (storage) => storage.getItem(name) !== null))

/** True when this browser can store data for all its tabs. */
export function keepsOnDevice(): boolean {
  const isKept = put('local', 'probe', '')
  remove('local', 'probe')
  return isKept
}

export function drop({ home, name }: Small): void {
  inPage.delete(name)
  for (const area of homes[home]) remove(area, name)
}

/** A value about a person with its time of writing (ms); null when there is none. */
export const fetchKept = async <Value>(entry: StorageEntry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGet(entry.name))

/** The same for callers whose next write depends on the value: they wait for slow storage instead of taking the value for absent. */
export const fetchForSure = async <Value>(entry: StorageEntry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGetAtLeisure(entry.name))

/** Validates a row, and deletes an invalid one. */
function unpackOrClear<Value>(entry: StorageEntry<Value, 'idb'>, raw: unknown): { at: number; value: Value } | null {
  const row = unpack(entry, raw)
  if (row === null && isThere(raw)) void idbChange(entry.name, (value) => (unpack(entry, value) === null ? undefined : value))
  return row
}

const isThere = (raw: unknown): boolean => raw !== undefined && raw !== null

export const store = <Value>(entry: StorageEntry<Value, 'idb'>, value: Value): Promise<void> =>
  idbSet(entry.name, { at: now(), value })

/**
 * Replaces the stored value (null: none) in one transaction, so that a write of another tab is not lost. Returns the new value, or null
 * when the device did not confirm in time; the write still completes.
 */
export async function change<Value>(
  entry: StorageEntry<Value, 'idb'>,
  next: (value: Value | null) => Value | null,
): Promise<Value | null> {
  let made: Value | null = null
  const isDone = await idbChange(entry.name, (raw) => {
    made = next(unpack(entry, raw)?.value ?? null)
    return made === null ? undefined : { at: now(), value: made }
  })
  return isDone ? made : null
}

export const wipe = async (entry: StorageEntry<unknown, 'idb'>): Promise<void> => void (await idbDelete(entry.name))

/**
 * Wipes everything that this ending of the session wipes. `unfinishedWipe` is set before, so that the next start finishes an incomplete
 * wipe.
 */
export async function wipeAfter(ending: Ending): Promise<void> {
  const wiped = await Promise.all(registry.map((entry) => wipeOne(entry, ending)))
  if (wiped.every(Boolean)) drop(unfinishedWipe)
}

/** Finishes an incomplete wipe. Returns whether there was one; until it is done no stored data may show. */
export function finishWipe(): boolean {
  const ending = recall(unfinishedWipe)
  if (ending !== null) void wipeAfter(ending)
  return ending !== null
}

/** Wipes this tab's own storage, which no other tab can reach. */
export function wipeTab(ending: Ending): void {
  for (const entry of registry) {
    if (entry.home === 'session') void wipeOne(entry, ending)
    // The tab's fallback copy only: the device's own value is shared, and may already belong to the next session.
    if (entry.home === 'local' && entry.wipedBy(ending, null)) {
      inPage.delete(entry.name)
      remove('session', entry.name)
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
  if (isSmall(entry)) {
    if (isLost(kept(entry), textsOf(entry).length > 0)) drop(entry)
    return true
  }
  const raw = await idbGet(entry.name)
  return isLost(unpack(entry, raw), isThere(raw)) ? idbDelete(entry.name) : true
}

const isSmall = (entry: StorageEntry): entry is Small => entry.home !== 'idb'
