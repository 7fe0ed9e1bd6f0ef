import * as v from 'valibot'
import { now } from '../clock.ts'
import { idbChange, idbDelete, idbGet, idbGetAtLeisure, idbSet } from './idb.ts'
import { type Ending, type Entry, registry, unfinishedWipe } from './registry.ts'

/** Every value is kept with the moment at which it was written. */
const Row = v.object({ at: v.number(), value: v.unknown() })

/** A clock that ran ahead may have been set right meanwhile (ms). */
const AHEAD_MS = 86_400_000

/** Is this moment (ms) too long ago, or further in the future than a clock can be wrong? A row from the future would never become too old. */
function isOutOfDate({ lifetime }: Entry, at: number): boolean {
  const age = now() - at
  return age > lifetime || (Number.isFinite(lifetime) && age < -Math.min(AHEAD_MS, lifetime))
}

/** What is read back is not trusted: it must fit its schema, and be neither too old nor from the future. */
function unpack<Value>(entry: Entry<Value>, row: unknown): { at: number; value: Value } | null {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success || isOutOfDate(entry, parsed.output.at)) return null
  const value = v.safeParse(entry.schema, parsed.output.value)
  return value.success ? { at: parsed.output.at, value: value.output } : null
}

/** Where a small entry may rest, best first: what the device does not take, the tab keeps, and then the page. */
const homes = { local: ['local', 'session'], session: ['session'] } as const
type Area = 'local' | 'session'

/** A browser may refuse storage altogether, have none, or fail at each use of it: then nothing is there. */
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
    return storage.getItem(name) === text // some take it, and keep nothing
  }) ?? false

const remove = (home: Area, name: string): void => void using(home, (storage) => storage.removeItem(name))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Small<Value = unknown> = Entry<Value, 'local' | 'session'>

/** What could not be stored anywhere. It counts for as long as this page is open. */
const inPage = new Map<string, string>()

/** What is there of an entry, wherever. */
const textsOf = ({ home, name }: Small): string[] =>
  [inPage.get(name), ...homes[home].map((area) => using(area, (storage) => storage.getItem(name)))].filter(
    (text) => text !== undefined && text !== null,
  )

/** A value of the device or the tab, now; null when there is none. */
export const recall = <Value>(entry: Small<Value>): Value | null => kept(entry)?.value ?? null

/** The same with the moment (ms) it was written. The newest counts: an older one may still stand where nothing new could be written. */
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

/** Was the value really stored, so that it outlives this page? */
export const rests = ({ home, name }: Small): boolean =>
  !inPage.has(name) && homes[home].some((area) => using(area, (storage) => storage.getItem(name) !== null))

/** Does this browser keep anything on the device, for all its tabs? */
export function keepsOnDevice(): boolean {
  const isKept = put('local', 'probe', '')
  remove('local', 'probe')
  return isKept
}

export function drop({ home, name }: Small): void {
  inPage.delete(name)
  for (const area of homes[home]) remove(area, name)
}

/** A value about a person, with the moment (ms) it was written; null when there is none. */
export const fetchKept = async <Value>(entry: Entry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGet(entry.name))

/** The same for callers that write something that depends on the value. They wait as long as a slow device needs, instead of taking it for absent. */
export const fetchForSure = async <Value>(entry: Entry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGetAtLeisure(entry.name))

/** Reads a row, and deletes it when it cannot be used any more. */
function unpackOrClear<Value>(entry: Entry<Value, 'idb'>, raw: unknown): { at: number; value: Value } | null {
  const row = unpack(entry, raw)
  if (row === null && isThere(raw)) void idbChange(entry.name, (value) => (unpack(entry, value) === null ? undefined : value))
  return row
}

const isThere = (raw: unknown): boolean => raw !== undefined && raw !== null

export const store = <Value>(entry: Entry<Value, 'idb'>, value: Value): Promise<void> => idbSet(entry.name, { at: now(), value })

/**
 * Replaces the stored value (null: none) in one transaction, so that nothing of another tab is lost. Returns the new value, or null when the
 * device did not confirm in time. It is written all the same, however late.
 */
export async function change<Value>(
  entry: Entry<Value, 'idb'>,
  next: (value: Value | null) => Value | null,
): Promise<Value | null> {
  let made: Value | null = null
  const isDone = await idbChange(entry.name, (raw) => {
    made = next(unpack(entry, raw)?.value ?? null)
    return made === null ? undefined : { at: now(), value: made }
  })
  return isDone ? made : null
}

export const wipe = async (entry: Entry<unknown, 'idb'>): Promise<void> => void (await idbDelete(entry.name))

/**
 * Clears what this ending of the session clears (decisions D8). It has been noted in `unfinishedWipe` before: what could not be cleared in
 * time is, at the next start.
 */
export async function wipeAfter(ending: Ending): Promise<void> {
  const wiped = await Promise.all(registry.map((entry) => wipeOne(entry, ending)))
  if (wiped.every(Boolean)) drop(unfinishedWipe)
}

/** Finishes clearing when something is left to clear, and returns whether there was. Until it is done nothing that was kept may show. */
export function finishWipe(): boolean {
  const ending = recall(unfinishedWipe)
  if (ending !== null) void wipeAfter(ending)
  return ending !== null
}

/** Clears what this tab keeps, as the ending says. No other tab can reach that. */
export function wipeTab(ending: Ending): void {
  for (const entry of registry) {
    if (entry.home === 'session') void wipeOne(entry, ending)
    // What the device did not take; what it has is shared, and may be of the next session already.
    if (entry.home === 'local' && entry.wipedBy(ending, null)) {
      inPage.delete(entry.name)
      remove('session', entry.name)
    }
  }
}

/** Wipes an entry when the ending says so; false when the device did not confirm in time. A value that does not come in time counts as unreadable. */
async function wipeOne(entry: Entry, ending: Ending): Promise<boolean> {
  const isLost = (row: { value: unknown } | null, isThere: boolean) =>
    (row === null && isThere) || entry.wipedBy(ending, row?.value ?? null)
  if (isSmall(entry)) {
    if (isLost(kept(entry), textsOf(entry).length > 0)) drop(entry)
    return true
  }
  const raw = await idbGet(entry.name)
  return isLost(unpack(entry, raw), isThere(raw)) ? idbDelete(entry.name) : true
}

const isSmall = (entry: Entry): entry is Small => entry.home !== 'idb'
