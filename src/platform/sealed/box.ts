import * as v from 'valibot'
import { triesLeft } from '#model/security/emergencyCard.ts'
import type { StorageEntry } from '../storage/entry.ts'
import { readItem } from '../storage/items.ts'
import { unfinishedWipe } from '../storage/registry.ts'
import { readRowPatiently, removeRow, updateRow } from '../storage/rows.ts'
import { forgetDeviceKey } from './deviceCheck.ts'

const Bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
/** Limits against a tampered row: too many rounds would block the device for hours. */
const Rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6_000_000))
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

const common = {
  /** Random per box, so that an action on one box never affects its successor. */
  id: v.string(),
  /** Keyed hash of the customer, which only this browser can compute. */
  account: v.string(),
  /** The same of the simcard that an emergency card belongs to. */
  sim: v.optional(v.string()),
  /** The creation time (ms), for display. No rule uses it, because a clock can be set back. */
  madeAt: Moment,
  /** Attempts since the last correct code. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deviceKey: v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey && !value.extractable),
  sealed: v.object({ salt: Bytes, iv: Bytes, data: Bytes }),
}

/** A sealed box on this device. An app code or the device's own user check opens it. */
export const Box = v.variant('way', [
  v.object({ ...common, way: v.literal('code'), iterations: Rounds }),
  v.object({ ...common, way: v.literal('device'), credential: Bytes }),
])
export type Box = v.InferOutput<typeof Box>
export type CodeBox = Extract<Box, { way: 'code' }>
export type DeviceBox = Extract<Box, { way: 'device' }>

/** The place of a box: the emergency card and the app lock each have a place of their own. */
export type BoxPlace = StorageEntry<{ account: string }, 'idb'>

/** The additional authenticated data: stored in plain text, and tamper-proof. */
export const aboutOf = ({ id, way, account, sim }: Pick<Box, 'id' | 'way' | 'account' | 'sim'>): string =>
  JSON.stringify([id, way, account, sim])

/** Parses a stored row; null when it was copied without its key, damaged, or written by another version. */
export const boxIn = (value: unknown): Box | null => {
  const parsed = v.safeParse(Box, value)
  return parsed.success ? parsed.output : null
}

/** True when an ended session wipes the box and the wipe is not finished. */
function isGoing(place: BoxPlace): boolean {
  const ending = readItem(unfinishedWipe)
  return ending !== null && place.wipedBy(ending, null)
}

/** The box in its place; null when there is none that can be opened. It never fails: storage that cannot be read counts as empty. */
export async function findBox(place: BoxPlace): Promise<Box | null> {
  if (isGoing(place)) return null
  const row = await readRowPatiently(place)
  if (row === null) return null
  const box = boxIn(row.value)
  // A box whose last attempt was counted but never answered has no attempts left, and goes.
  if (box === null || triesLeft(box.tries) === 0) {
    await removeRow(place)
    return null
  }
  return box
}

/** Removes this box, but not a successor. */
export async function removeBox(place: BoxPlace, box: Box): Promise<void> {
  await updateRow(place, (stored) => (boxIn(stored)?.id === box.id ? null : stored))
  if (box.way === 'device') await forgetDeviceKey(box.credential)
}
