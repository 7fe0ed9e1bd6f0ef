import * as v from 'valibot'
import { triesLeft } from '../domain/emergencyCard.ts'
import { emergencyCard } from '../storage/registry.ts'
import { change } from '../storage/rest.ts'
import { aboutOf, cardIn, type EmergencyCard, removeCard } from './card.ts'
import { askDevice } from './deviceCheck.ts'
import { secretOfCode, unseal } from './seal.ts'

export const Content = v.object({ puk: v.string(), customerNumber: v.string(), blockNumber: v.string() })
export type Content = v.InferOutput<typeof Content>

/**
 * `wrong`: `left` attempts remain. `wiped`: that was the last attempt. `gone`: wiped or removed elsewhere. `unsure`: the device did not
 * confirm the count, so no attempt was made. `stopped`: the device check was cancelled. `broken`: the card can no longer be opened.
 */
export type OpenedCard =
  | { kind: 'open'; content: Content }
  | { kind: 'wrong'; left: number }
  | { kind: 'wiped' | 'gone' | 'unsure' | 'stopped' | 'broken' }

async function contentOf(card: EmergencyCard, secret: Parameters<typeof unseal>[1]): Promise<Content | null> {
  const text = await unseal(card.sealed, secret, card.deviceKey, aboutOf(card))
  if (text === null) return null
  const parsed = v.safeParse(Content, JSON.parse(text))
  return parsed.success ? parsed.output : null
}

type Counted = { kind: 'counted'; tries: number } | { kind: 'wiped' | 'gone' | 'unsure' }

/**
 * Counts an attempt before making it, so that closing the tab does not avoid the count. One transaction reads and writes, so that two tabs
 * count twice. When none is left, because the last one was never answered, the card is wiped.
 */
async function count(id: string): Promise<Counted> {
  let before: EmergencyCard | null | undefined
  const after = await change(emergencyCard, (stored) => {
    before = cardIn(stored)
    if (before === null || before.id !== id) return stored
    const counted: EmergencyCard = { ...before, tries: before.tries + 1 }
    return triesLeft(before.tries) === 0 ? null : counted
  })
  // Set by the transaction, if it started.
  const found = before as EmergencyCard | null | undefined
  if (found === undefined) return { kind: 'unsure' }
  if (found === null || found.id !== id) return { kind: 'gone' }
  if (triesLeft(found.tries) === 0) return { kind: 'wiped' }
  return after === null ? { kind: 'unsure' } : { kind: 'counted', tries: found.tries + 1 }
}

/** Opens with an app code; counts the attempt first. */
export async function openWithCode(card: Extract<EmergencyCard, { way: 'code' }>, code: string): Promise<OpenedCard> {
  const counted = await count(card.id)
  if (counted.kind !== 'counted') return counted
  const content = await contentOf(card, await secretOfCode(code, card.sealed.salt, card.iterations))
  if (content !== null) {
    await change(emergencyCard, (stored) => {
      const own = cardIn(stored)
      const forgiven: EmergencyCard | null = own && { ...own, tries: 0 }
      return own?.id === card.id ? forgiven : stored
    })
    return { kind: 'open', content }
  }
  const left = triesLeft(counted.tries)
  if (left > 0) return { kind: 'wrong', left }
  await removeCard(card)
  return { kind: 'wiped' }
}

/** Opens with the device check. The device limits failed checks itself. */
export async function openWithDevice(card: Extract<EmergencyCard, { way: 'device' }>): Promise<OpenedCard> {
  const checked = await askDevice(card.credential, card.sealed.salt)
  if (checked.kind !== 'checked') return { kind: checked.kind === 'stopped' ? 'stopped' : 'broken' }
  const content = await contentOf(card, checked.secret)
  return content === null ? { kind: 'broken' } : { kind: 'open', content }
}
