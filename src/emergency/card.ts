import * as v from 'valibot'
import { triesLeft } from '../domain/emergencyCard.ts'
import { emergencyCard, unfinishedWipe } from '../storage/registry.ts'
import { change, fetchForSure, recall, wipe } from '../storage/rest.ts'

const Bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
/** Limits against a tampered row: too many rounds would block the device for hours. */
const Rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6_000_000))
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

const common = {
  /** Random per card, so that an action on one card never affects its successor. */
  id: v.string(),
  /** Keyed hashes of the customer and the simcard, which only this browser can compute. */
  account: v.string(),
  sim: v.string(),
  /** The creation time (ms), for display. No rule uses it, because a clock can be set back. */
  madeAt: Moment,
  /** Attempts since the last correct code. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deviceKey: v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey && !value.extractable),
  sealed: v.object({ salt: Bytes, iv: Bytes, data: Bytes }),
}

/** A stored card, opened by an app code or by the device's own user check. */
export const EmergencyCard = v.variant('way', [
  v.object({ ...common, way: v.literal('code'), iterations: Rounds }),
  v.object({ ...common, way: v.literal('device'), credential: Bytes }),
])
export type EmergencyCard = v.InferOutput<typeof EmergencyCard>

/** The additional authenticated data: stored in plain text, and tamper-proof. */
export const aboutOf = ({ id, way, account, sim }: Pick<EmergencyCard, 'id' | 'way' | 'account' | 'sim'>): string =>
  JSON.stringify([id, way, account, sim])

/** Parses a stored row; null when it was copied without its key, damaged, or written by another version. */
export const cardIn = (value: unknown): EmergencyCard | null => {
  const parsed = v.safeParse(EmergencyCard, value)
  return parsed.success ? parsed.output : null
}

/** True when an ended session wipes the card and the wipe is not finished. */
function isGoing(): boolean {
  const ending = recall(unfinishedWipe)
  return ending !== null && emergencyCard.wipedBy(ending, null)
}

/** The card on this device; null when there is none that can be opened. */
export async function findCard(): Promise<EmergencyCard | null> {
  if (isGoing()) return null
  const row = await fetchForSure(emergencyCard)
  if (row === null) return null
  const card = cardIn(row.value)
  // A card whose last attempt was counted but never answered has no attempts left, and goes.
  if (card === null || triesLeft(card.tries) === 0) {
    await wipe(emergencyCard)
    return null
  }
  return card
}

/** Removes this card, but not a successor. */
export async function removeCard(card: EmergencyCard): Promise<void> {
  await change(emergencyCard, (stored) => (cardIn(stored)?.id === card.id ? null : stored))
  if (card.way !== 'device') return
  await import('./deviceCheck.ts').then(
    ({ forgetDeviceKey }) => forgetDeviceKey(card.credential),
    () => undefined, // the device keeps a key that opens nothing
  )
}
