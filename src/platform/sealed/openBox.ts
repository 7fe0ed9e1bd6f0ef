import { triesLeft } from '#model/security/emergencyCard.ts'
import { updateRow } from '../storage/rows.ts'
import { aboutOf, type Box, type BoxPlace, boxIn, type CodeBox, type DeviceBox, findBox, removeBox } from './box.ts'
import { askDevice } from './deviceCheck.ts'
import { seal, secretOfCode, unseal } from './seal.ts'

export type Secret = Parameters<typeof unseal>[1]

/**
 * `wrong`: `left` attempts remain. `wiped`: that was the last attempt. `gone`: wiped or removed elsewhere. `unsure`: the device did not
 * confirm the count, so no attempt was made. `stopped`: the device check was cancelled. `broken`: the box can no longer be opened.
 */
export type NotOpened = { kind: 'wrong'; left: number } | { kind: 'wiped' | 'gone' | 'unsure' | 'stopped' | 'broken' }
/** `secret`: of the customer or the device, which seals another content of the same box. It is never stored. */
export type OpenedBox = { kind: 'open'; text: string; secret: Secret } | NotOpened

const textOf = (box: Box, secret: Parameters<typeof unseal>[1]): Promise<string | null> =>
  unseal(box.sealed, secret, box.deviceKey, aboutOf(box))

type Counted = { kind: 'counted'; tries: number } | { kind: 'wiped' | 'gone' | 'unsure' }

/**
 * Counts an attempt before making it, so that closing the tab does not avoid the count. One transaction reads and writes, so that two tabs
 * count twice. When none is left, because the last one was never answered, the box is wiped.
 */
async function count(place: BoxPlace, id: string): Promise<Counted> {
  let before: Box | null | undefined
  const after = await updateRow(place, (stored) => {
    before = boxIn(stored)
    if (before === null || before.id !== id) return stored
    const counted: Box = { ...before, tries: before.tries + 1 }
    return triesLeft(before.tries) === 0 ? null : counted
  })
  // Set by the transaction, if it started.
  const found = before as Box | null | undefined
  if (found === undefined) return { kind: 'unsure' }
  if (found === null || found.id !== id) return { kind: 'gone' }
  if (triesLeft(found.tries) === 0) return { kind: 'wiped' }
  return after === null ? { kind: 'unsure' } : { kind: 'counted', tries: found.tries + 1 }
}

/** Opens with an app code; counts the attempt first. */
export async function openByCode(place: BoxPlace, box: CodeBox, code: string): Promise<OpenedBox> {
  const counted = await count(place, box.id)
  if (counted.kind !== 'counted') return counted
  const secret = await secretOfCode(code, box.sealed.salt, box.iterations)
  const text = await textOf(box, secret)
  if (text !== null) {
    await updateRow(place, (stored) => {
      const own = boxIn(stored)
      const forgiven: Box | null = own && { ...own, tries: 0 }
      return own?.id === box.id ? forgiven : stored
    })
    return { kind: 'open', text, secret }
  }
  const left = triesLeft(counted.tries)
  if (left > 0) return { kind: 'wrong', left }
  await removeBox(place, box)
  return { kind: 'wiped' }
}

/** Opens with the device check. The device limits failed checks itself. */
export async function openByDevice(box: DeviceBox): Promise<OpenedBox> {
  const checked = await askDevice(box.credential, box.sealed.salt)
  if (checked.kind !== 'checked') return { kind: checked.kind === 'stopped' ? 'stopped' : 'broken' }
  const text = await textOf(box, checked.secret)
  return text === null ? { kind: 'broken' } : { kind: 'open', text, secret: checked.secret }
}

/** Replaces the content of a box that was opened with this secret. False when the box is gone or the device did not confirm it. */
export async function resealed(place: BoxPlace, { id }: Box, secret: Secret, change: (text: string) => string): Promise<boolean> {
  const box = await findBox(place)
  const text = box?.id === id ? await textOf(box, secret) : null
  if (box === null || text === null) return false
  const sealed = await seal(change(text), secret, box.deviceKey, box.sealed.salt, aboutOf(box))
  const after = await updateRow(place, (stored) => {
    const own = boxIn(stored)
    const changed: Box | null = own && { ...own, sealed }
    return own?.id === id ? changed : stored
  })
  return boxIn(after)?.id === id
}
