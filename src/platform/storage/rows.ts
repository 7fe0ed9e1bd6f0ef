import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import type { StorageEntry } from './entry.ts'
import { idbChange, idbDelete, idbGet, idbGetAtLeisure, idbSet } from './idb.ts'

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
export function unpack<Value>(entry: StorageEntry<Value>, row: unknown): { at: number; value: Value } | null {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success || isOutOfDate(entry, parsed.output.at)) return null
  const value = v.safeParse(entry.schema, parsed.output.value)
  return value.success ? { at: parsed.output.at, value: value.output } : null
}

/** A value about a person with its time of writing (ms); null when there is none. */
export const readRow = async <Value>(entry: StorageEntry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGet(entry.name))

/** The same for callers whose next write depends on the value: they wait for slow storage instead of taking the value for absent. */
export const readRowPatiently = async <Value>(entry: StorageEntry<Value, 'idb'>): Promise<{ at: number; value: Value } | null> =>
  unpackOrClear(entry, await idbGetAtLeisure(entry.name))

/** Validates a row, and deletes an invalid one. */
function unpackOrClear<Value>(entry: StorageEntry<Value, 'idb'>, raw: unknown): { at: number; value: Value } | null {
  const row = unpack(entry, raw)
  if (row === null && isThere(raw)) void idbChange(entry.name, (value) => (unpack(entry, value) === null ? undefined : value))
  return row
}

export const isThere = (raw: unknown): boolean => raw !== undefined && raw !== null

export const writeRow = <Value>(entry: StorageEntry<Value, 'idb'>, value: Value): Promise<void> =>
  idbSet(entry.name, { at: now(), value })

/**
 * Replaces the stored value (null: none) in one transaction, so that a write of another tab is not lost. Returns the new value, or null
 * when the device did not confirm in time; the write still completes.
 */
export async function updateRow<Value>(
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

export const removeRow = async (entry: StorageEntry<unknown, 'idb'>): Promise<void> => void (await idbDelete(entry.name))
