import * as v from 'valibot'
import type { CallNames } from '#model/usage/callNames.ts'
import { withName } from '#model/usage/givenName.ts'
import { type Box, type CodeBox, type DeviceBox, findBox } from '#platform/sealed/box.ts'
import { type BoxMade, makeByCode, makeByDevice } from '#platform/sealed/makeBox.ts'
import { type NotOpened, type OpenedBox, openByCode, openByDevice, resealed, type Secret } from '#platform/sealed/openBox.ts'
import { accountHash } from '#platform/session/account.ts'
import { callNames } from '#platform/storage/registry.ts'
import { showNames } from '../shared/names.ts'
import { namesCopy } from './copy.ts'

const Names = v.record(v.string(), v.string())

/** The box that is open, with what opens it, so that a name can be added without asking again. Only in memory. */
let opened: { box: Box; secret: Secret } | null = null

const namesIn = (text: string): CallNames | null => {
  const parsed = v.safeParse(Names, JSON.parse(text))
  return parsed.success ? parsed.output : null
}

/** Makes the box without any names. `code` null: the device's own check opens it. Who just typed the code is not asked for it again. */
export async function makeNames(code: string | null): Promise<BoxMade> {
  const filling = { text: '{}', account: await accountHash() }
  if (code === null) return makeByDevice(callNames, filling, namesCopy.title)
  const outcome = await makeByCode(callNames, filling, code)
  const box = outcome === 'made' ? await findBox(callNames) : null
  if (box?.way === 'code') await openNamesByCode(box, code)
  return outcome
}

/** Shows the names of an opened box; why it did not open, or null. */
function shown(box: Box, outcome: OpenedBox): NotOpened | null {
  if (outcome.kind !== 'open') return outcome
  const names = namesIn(outcome.text)
  if (names === null) return { kind: 'broken' }
  opened = { box, secret: outcome.secret }
  showNames(names)
  return null
}

export const openNamesByCode = async (box: CodeBox, code: string): Promise<NotOpened | null> =>
  shown(box, await openByCode(callNames, box, code))
export const openNamesByDevice = async (box: DeviceBox): Promise<NotOpened | null> => shown(box, await openByDevice(box))

/** Gives a number a name, or takes it away. False when this device did not keep it. Names that another tab gave meanwhile stay. */
export async function saveName(number: string, text: string): Promise<boolean> {
  if (!opened) return false
  const { box, secret } = opened
  let names: CallNames | null = null
  const isKept = await resealed(callNames, box, secret, (before) => {
    names = withName(namesIn(before) ?? {}, number, text)
    return JSON.stringify(names)
  })
  if (isKept) showNames(names)
  return isKept
}

/** Hides the names again. */
export function closeNames(): void {
  opened = null
  showNames(null)
}
