import * as v from 'valibot'
import { triesLeft } from '../domain/emergencyCard.ts'
import { emergencyCard, unfinishedWipe } from '../storage/registry.ts'
import { change, fetchForSure, recall, wipe } from '../storage/rest.ts'

const Bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
/** A row that somebody changed must not keep the device busy for hours, nor name a moment that there is not. */
const Rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6_000_000))
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

const common = {
  /** Random, and another for each card: what is done to one card is never done to the next. */
  id: v.string(),
  /** Whose it is, and of which simcard: marks that nobody can make but this browser. */
  account: v.string(),
  sim: v.string(),
  /** When it was made (ms), for the customer. No rule looks at it: a clock can be set back. */
  madeAt: Moment,
  /** How often a code was tried since the last time that it was right. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deviceKey: v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey && !value.extractable),
  sealed: v.object({ salt: Bytes, iv: Bytes, data: Bytes }),
}

/** A card as it rests: what opens it is an app code, or the device's own check. */
export const Card = v.variant('way', [
  v.object({ ...common, way: v.literal('code'), iterations: Rounds }),
  v.object({ ...common, way: v.literal('device'), credential: Bytes }),
])
export type Card = v.InferOutput<typeof Card>

/** What is stored beside the secret, and cannot be changed without it. */
export const aboutOf = ({ id, way, account, sim }: Pick<Card, 'id' | 'way' | 'account' | 'sim'>): string =>
  JSON.stringify([id, way, account, sim])

/** A row of another shape is none: copied without its key, damaged, or of another version of the app. */
export const cardIn = (value: unknown): Card | null => {
  const parsed = v.safeParse(Card, value)
  return parsed.success ? parsed.output : null
}

/** A session ended in a way that wipes the card, and the device has not done so yet. */
function isGoing(): boolean {
  const ending = recall(unfinishedWipe)
  return ending !== null && emergencyCard.wipedBy(ending, null)
}

/** The card that rests on this device; null when there is none that can be opened. */
export async function findCard(): Promise<Card | null> {
  if (isGoing()) return null
  const row = await fetchForSure(emergencyCard)
  if (row === null) return null
  const card = cardIn(row.value)
  // What was tried out while its outcome was never heard counts: a card without tries is not waited with.
  if (card === null || triesLeft(card.tries) === 0) {
    await wipe(emergencyCard)
    return null
  }
  return card
}

/** Takes this card away, and nothing that has come in its place. */
export async function removeCard(card: Card): Promise<void> {
  await change(emergencyCard, (stored) => (cardIn(stored)?.id === card.id ? null : stored))
  if (card.way !== 'device') return
  await import('./deviceCheck.ts').then(
    ({ forgetDeviceKey }) => forgetDeviceKey(card.credential),
    () => undefined, // the device keeps a key that opens nothing
  )
}
