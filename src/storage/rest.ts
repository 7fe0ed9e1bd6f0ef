import * as v from 'valibot'
import { now } from '../clock.ts'
import { idbDelete, idbGet, idbSet } from './idb.ts'
import { type Ending, type Entry, registry, unfinishedWipe } from './registry.ts'

/** Every value rests with the moment it was written. */
const Row = v.object({ at: v.number(), value: v.unknown() })

/** What is read back is not trusted: it must fit, and not be too old or from the future. */
function unpack<Value>(entry: Entry<Value>, row: unknown): { at: number; value: Value } | null {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success || now() - parsed.output.at > entry.lifetime) return null
  const value = v.safeParse(entry.holds, parsed.output.value)
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

/** A value of the device or the tab, now; null when there is none. */
export const recall = <Value>(entry: Entry<Value, 'local' | 'session'>): Value | null =>
  unpack(entry, parsed(area(entry.home)?.getItem(entry.name)))?.value ?? null

export function keep<Value>(entry: Entry<Value, 'local' | 'session'>, value: Value): void {
  try {
    area(entry.home)?.setItem(entry.name, JSON.stringify({ at: now(), value }))
  } catch {
    // Full or refused: the choice is then asked again another time.
  }
}

export const drop = (entry: Entry<unknown, 'local' | 'session'>): void => area(entry.home)?.removeItem(entry.name)

/** A value about a person, with the moment (ms) it was written; null when there is none. */
export const fetchKept = async <Value>(entry: Entry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpack(entry, await idbGet(entry.name))

export const store = <Value>(entry: Entry<Value, 'idb'>, value: Value): Promise<void> => idbSet(entry.name, { at: now(), value })

export const wipe = async (entry: Entry<unknown, 'idb'>): Promise<void> => void (await idbDelete(entry.name))

/** Clears what this ending of the session clears (decisions D8). What could not be cleared in time is, at the next start. */
export async function wipeAfter(ending: Ending): Promise<void> {
  keep(unfinishedWipe, ending)
  const wiped = await Promise.all(registry.map((entry) => wipeOne(entry, ending)))
  if (wiped.every(Boolean)) drop(unfinishedWipe)
}

/** Finishes clearing, when there is something left to clear; until then nothing that rests here may show. */
export function finishWipe(): boolean {
  const ending = recall(unfinishedWipe)
  if (ending !== null) void wipeAfter(ending)
  return ending !== null
}

async function wipeOne(entry: Entry, ending: Ending): Promise<boolean> {
  const row = unpack(entry, entry.home === 'idb' ? await idbGet(entry.name) : parsed(area(entry.home)?.getItem(entry.name)))
  const gone = row === null || entry.wipedBy(ending, row.value)
  if (!gone || entry === unfinishedWipe) return true
  if (entry.home === 'idb') return idbDelete(entry.name)
  area(entry.home)?.removeItem(entry.name)
  return true
}
