import { now } from '#kit/clock.ts'
import { newKey } from '../api/newKey.ts'
import { readRowPatiently, updateRow } from '../storage/rows.ts'
import { aboutOf, type Box, type BoxPlace, boxIn, findBox, removeBox } from './box.ts'
import { forgetDeviceKey, makeDeviceSecret } from './deviceCheck.ts'
import { ITERATIONS, markOf, newDeviceKey, randomBytes, seal, secretOfCode, unseal } from './seal.ts'

/** The content of a new box: a text, its owner (`account` as in the last known figures), and the number of the simcard if it belongs to one. */
type Filling = { text: string; account: string; simcard?: string }

/** `not-kept`: this browser did not store the box or its key. The others as in `Checked`. */
export type BoxMade = 'made' | 'stopped' | 'unable' | 'not-kept'

type Secret = Parameters<typeof unseal>[1]
type Lock = { way: 'code'; iterations: number } | { way: 'device'; credential: Secret }

async function keepBox(
  place: BoxPlace,
  { text, account, simcard }: Filling,
  salt: Secret,
  secret: Secret,
  lock: Lock,
): Promise<BoxMade> {
  const before = await findBox(place)
  const deviceKey = await newDeviceKey()
  const sim = simcard === undefined ? undefined : await markOf(simcard, deviceKey)
  const about = { id: newKey(), account, sim, way: lock.way }
  const sealed = await seal(text, secret, deviceKey, salt, aboutOf(about))
  const box: Box = { ...about, ...lock, madeAt: now(), tries: 0, deviceKey, sealed }
  await updateRow(place, () => box)
  // Verifies now, and not in an emergency, that the browser stores keys.
  const kept = boxIn((await readRowPatiently(place))?.value)
  const isKept = kept?.id === box.id && (await unseal(kept.sealed, secret, kept.deviceKey, aboutOf(kept))) !== null
  if (!isKept) await removeBox(place, box)
  else if (before?.way === 'device') await forgetDeviceKey(before.credential)
  return isKept ? 'made' : 'not-kept'
}

/** Makes a box opened by an app code, replacing an existing one. */
export async function makeByCode(place: BoxPlace, filling: Filling, code: string, iterations = ITERATIONS): Promise<BoxMade> {
  const salt = randomBytes(16)
  return keepBox(place, filling, salt, await secretOfCode(code, salt, iterations), { way: 'code', iterations })
}

/** Makes a box opened by the device's own check, replacing an existing one. `name`: of its key, as the device lists it. */
export async function makeByDevice(place: BoxPlace, filling: Filling, name: string): Promise<BoxMade> {
  const salt = randomBytes(32)
  const checked = await makeDeviceSecret(salt, name)
  if (checked.kind !== 'checked') return checked.kind
  const { credential, secret } = checked
  const made = await keepBox(place, filling, salt, secret, { way: 'device', credential })
  if (made !== 'made') await forgetDeviceKey(credential)
  return made
}
