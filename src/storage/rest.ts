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

/** A browser may refuse storage altogether. Then nothing is kept. */
function area(home: 'local' | 'session'): Storage | null {
  try {
    return home === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

type Small<Value = unknown> = Entry<Value, 'local' | 'session'>

/** What could not be stored, because storage is full or refused. It counts for as long as this page is open. */
const inPage = new Map<string, string>()

const textOf = ({ home, name }: Small): string | null | undefined => inPage.get(name) ?? area(home)?.getItem(name)

/** A value of the device or the tab, now; null when there is none. */
export const recall = <Value>(entry: Small<Value>): Value | null => kept(entry)?.value ?? null

/** The same with the moment (ms) it was written. */
export const kept = <Value>(entry: Small<Value>): { at: number; value: Value } | null => unpack(entry, parsed(textOf(entry)))

export function keep<Value>(entry: Small<Value>, value: Value): void {
  const text = JSON.stringify({ at: now(), value })
  inPage.set(entry.name, text)
  try {
    const storage = area(entry.home)
    storage?.setItem(entry.name, text)
    if (storage) inPage.delete(entry.name)
  } catch {
    // Full: it stays in the page.
  }
}

/** Was the value really stored, so that it outlives this page? */
export const rests = (entry: Small): boolean => !inPage.has(entry.name) && area(entry.home) !== null

export function drop({ home, name }: Small): void {
  inPage.delete(name)
  area(home)?.removeItem(name)
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
  for (const entry of registry) if (entry.home === 'session') void wipeOne(entry, ending)
}

/** Wipes an entry when the ending says so; false when the device did not confirm in time. A value that does not come in time counts as unreadable. */
async function wipeOne(entry: Entry, ending: Ending): Promise<boolean> {
  const raw = isSmall(entry) ? parsed(textOf(entry)) : await idbGet(entry.name)
  const row = unpack(entry, raw)
  const isSpoiled = row === null && isThere(raw)
  if (!isSpoiled && !entry.wipedBy(ending, row?.value ?? null)) return true
  if (!isSmall(entry)) return idbDelete(entry.name)
  drop(entry)
  return true
}

const isSmall = (entry: Entry): entry is Small => entry.home !== 'idb'
