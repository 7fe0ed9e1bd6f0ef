import * as v from 'valibot'
import { now } from '../clock.ts'
import { idbChange, idbDelete, idbDeleteIf, idbGet, idbGetAtLeisure, idbSet } from './idb.ts'
import { type Ending, type Entry, registry, unfinishedWipe } from './registry.ts'

/** Every value rests with the moment it was written. */
const Row = v.object({ at: v.number(), value: v.unknown() })

/** A clock that ran ahead may have been set right meanwhile (ms). */
const AHEAD_MS = 86_400_000

/** `at` in ms. From further in the future than a clock can be wrong: such a row would never be too old. */
function isOutOfDate({ lifetime }: Entry, at: number): boolean {
  const age = now() - at
  return age > lifetime || (Number.isFinite(lifetime) && age < -Math.min(AHEAD_MS, lifetime))
}

/** What is read back is not trusted: it must fit, and not be too old or from the future. */
function unpack<Value>(entry: Entry<Value>, row: unknown): { at: number; value: Value } | null {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success || isOutOfDate(entry, parsed.output.at)) return null
  const value = v.safeParse(entry.schema, parsed.output.value)
  return value.success ? { at: parsed.output.at, value: value.output } : null
}

/** Storage can be refused altogether; then nothing is kept. */
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

/** What the device does not take, full or refused: it holds for as long as this page is open. */
const inPage = new Map<string, string>()

const textOf = ({ home, name }: Small): string | null | undefined => inPage.get(name) ?? area(home)?.getItem(name)

/** A value of the device or the tab, now; null when there is none. */
export const recall = <Value>(entry: Small<Value>): Value | null => unpack(entry, parsed(textOf(entry)))?.value ?? null

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

/** Does what was kept rest in its place, and outlive this page? */
export const rests = (entry: Small): boolean => !inPage.has(entry.name) && area(entry.home) !== null

export function drop({ home, name }: Small): void {
  inPage.delete(name)
  area(home)?.removeItem(name)
}

/** A value about a person, with the moment (ms) it was written; null when there is none. */
export const fetchKept = async <Value>(entry: Entry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGet(entry.name))

/** The same for whoever is going to write what depends on it: on a slow device it takes its time, and is not as if there were none. */
export const fetchForSure = async <Value>(entry: Entry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGetAtLeisure(entry.name))

/** What cannot be used any more does not rest here any longer either. */
function unpackOrClear<Value>(entry: Entry<Value, 'idb'>, raw: unknown): { at: number; value: Value } | null {
  const row = unpack(entry, raw)
  if (row === null && isThere(raw)) void idbDeleteIf(entry.name, (value) => isThere(value) && unpack(entry, value) === null)
  return row
}

const isThere = (raw: unknown): boolean => raw !== undefined && raw !== null

export const store = <Value>(entry: Entry<Value, 'idb'>, value: Value): Promise<void> => idbSet(entry.name, { at: now(), value })

/**
 * Makes a value from the one that rests (null: none) in one go, so that nothing of another tab is lost. Answers the new value, or null
 * when the device did not say in time; it is written all the same, however late.
 */
export async function change<Value>(entry: Entry<Value, 'idb'>, next: (value: Value | null) => Value): Promise<Value | null> {
  let made: Value | null = null
  const isDone = await idbChange(entry.name, (raw) => {
    made = next(unpack(entry, raw)?.value ?? null)
    return { at: now(), value: made }
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

/** Finishes clearing, when there is something left to clear; until then nothing that rests here may show. */
export function finishWipe(): boolean {
  const ending = recall(unfinishedWipe)
  if (ending !== null) void wipeAfter(ending)
  return ending !== null
}

/** Clears of this tab what the ending clears: no other tab can reach it. */
export function wipeTab(ending: Ending): void {
  for (const entry of registry) if (entry.home === 'session') void wipeOne(entry, ending)
}

/** In its place, or gone in time? What rests in IndexedDB may not be told in time: then it counts for what it is, not for what it holds. */
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
