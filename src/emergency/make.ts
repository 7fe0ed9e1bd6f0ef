import { newKey } from '../api/newKey.ts'
import { now } from '../clock.ts'
import { emergencyCard } from '../storage/registry.ts'
import { change, fetchForSure } from '../storage/rest.ts'
import { aboutOf, cardIn, type EmergencyCard, findCard, removeCard } from './card.ts'
import { forgetDeviceKey, makeDeviceSecret } from './deviceCheck.ts'
import type { Content } from './open.ts'
import { ITERATIONS, markOf, newDeviceKey, randomBytes, seal, secretOfCode, unseal } from './seal.ts'

/** The owner of a card: `account` as in the last known figures, and the number of the simcard that the PUK belongs to. */
type Owner = { account: string; simcard: string }

/** `not-kept`: this browser did not store the card or its key. The others as in `Checked`. */
export type CardMade = 'made' | 'stopped' | 'unable' | 'not-kept'

type Secret = Parameters<typeof unseal>[1]
type Lock = { way: 'code'; iterations: number } | { way: 'device'; credential: Secret }

async function keepCard(
  content: Content,
  { account, simcard }: Owner,
  salt: Secret,
  secret: Secret,
  lock: Lock,
): Promise<CardMade> {
  const before = await findCard()
  const deviceKey = await newDeviceKey()
  const about = { id: newKey(), account, sim: await markOf(simcard, deviceKey), way: lock.way }
  const sealed = await seal(JSON.stringify(content), secret, deviceKey, salt, aboutOf(about))
  const card: EmergencyCard = { ...about, ...lock, madeAt: now(), tries: 0, deviceKey, sealed }
  await change(emergencyCard, () => card)
  // Verifies now, and not in an emergency, that the browser stores keys.
  const kept = cardIn((await fetchForSure(emergencyCard))?.value)
  const isKept = kept?.id === card.id && (await unseal(kept.sealed, secret, kept.deviceKey, aboutOf(kept))) !== null
  if (!isKept) await removeCard(card)
  else if (before?.way === 'device') await forgetDeviceKey(before.credential)
  return isKept ? 'made' : 'not-kept'
}

/** Makes a card opened by an app code, replacing an existing card. */
export async function makeWithCode(content: Content, owner: Owner, code: string, iterations = ITERATIONS): Promise<CardMade> {
  const salt = randomBytes(16)
  return keepCard(content, owner, salt, await secretOfCode(code, salt, iterations), { way: 'code', iterations })
}

/** Makes a card opened by the device's own check, replacing an existing card. */
export async function makeWithDevice(content: Content, owner: Owner): Promise<CardMade> {
  const salt = randomBytes(32)
  const checked = await makeDeviceSecret(salt)
  if (checked.kind !== 'checked') return checked.kind
  const { credential, secret } = checked
  const made = await keepCard(content, owner, salt, secret, { way: 'device', credential })
  if (made !== 'made') await forgetDeviceKey(credential)
  return made
}

/** True when the card belongs to this simcard; another one has another PUK. */
export const isOfSimcard = async (card: EmergencyCard, simcard: string): Promise<boolean> =>
  card.sim === (await markOf(simcard, card.deviceKey))
