import { useRef, useState } from 'react'
import { accept } from '../api/accept.ts'
import { type Failure, isUnknown, screenMissing, toFailure } from '../api/failure.ts'
import { newKey } from '../api/newKey.ts'
import type { Write } from '../api/operation.ts'
import { outcomeOf, send as sendWrite, tellBroken, tellDone } from '../api/write.ts'
import { pause } from '../pause.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { visitor } from '../session/visitor.ts'
import { hasScreenAfter } from './screenAfter.ts'
import { whatBecameOf } from './sender.ts'

const isCustomer = () => visitor().kind === 'customer'

/** What the write changes is read again where it is on screen. Guests carry no cache, and nothing of theirs is shown. */
async function renewFor({ changes }: Write<never, unknown>): Promise<void> {
  if (changes.length === 0 || !isCustomer()) return
  const { renew } = await import('../api/client.ts')
  await renew(changes)
}

/** Is it about what was sent? Any other refusal is about how things stand, which the screen then did not know. */
const isAboutInput = ({ status }: Failure) => status === 422

/** A write of which nobody has said what became of it. */
type Unheard = { input: string; key: string; failure: Failure }

/** Asks afterwards, for a customer; what a guest has sent cannot be looked up. */
const lookUp = (key: string) => (isCustomer() ? whatBecameOf(key, { outcomeOf, pause }) : null)

/**
 * A write of a screen: one at a time however often it is pressed. When its answer was not heard, the outcome is looked up by its key, also
 * before it is sent again. What it changes is read again where it is on screen, also when it was refused or its outcome is not known.
 * `succeeded` comes when the screen shows how it is now; with `done`, the screen that follows, it comes at once, and this one does not change
 * before it is left. `done` is fetched before anything is sent. `busy` lasts until all of it is over. Answers what went wrong, or null.
 */
export function useWrite<Input, Output>(operation: Write<Input, Output>, done?: Href | PlainPath) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const unheard = useRef<Unheard | null>(null)

  /** What became of an earlier press; the result when it was done. */
  async function afterwards({ input, key, failure }: Unheard): Promise<{ result: unknown } | { failure: Failure }> {
    const became = await lookUp(key)
    unheard.current = became?.kind === 'unknown' || became === null ? { input, key, failure } : null
    if (became?.kind === 'done') tellDone(operation)
    return became?.kind === 'done' ? { result: became.result } : { failure }
  }

  async function attempt(input: Input, text: string): Promise<{ output: Output } | { failure: Failure }> {
    const before = unheard.current
    if (before) {
      const became = await afterwards(before)
      if ('result' in became && before.input === text) return { output: accept(operation, became.result) }
      // It could still be done, after what is wanted now.
      if (unheard.current && before.input !== text && isCustomer()) return { failure: before.failure }
    }
    // What nobody says anything about is sent under the same key: the backend does it once.
    const key = unheard.current?.input === text ? unheard.current.key : newKey()
    try {
      const output = accept(operation, await sendWrite(operation, input, key))
      unheard.current = null
      return { output }
    } catch (error) {
      const failure = toFailure(error, operation.name)
      unheard.current = null
      if (!isUnknown(failure)) return { failure }
      const became = await afterwards({ input: text, key, failure })
      if ('result' in became) return { output: accept(operation, became.result) }
      tellBroken(failure)
      return became
    }
  }

  async function send(input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    try {
      if (done !== undefined && !(await hasScreenAfter(done))) return screenMissing(operation.name)
      const tried = await attempt(input, JSON.stringify(input ?? null))
      if ('failure' in tried) {
        const { failure } = tried
        if (isUnknown(failure) || (failure.kind === 'refused' && !isAboutInput(failure))) await renewFor(operation)
        return failure
      }
      if (done === undefined) await renewFor(operation)
      await succeeded?.(tried.output)
      if (done !== undefined) await renewFor(operation)
      return null
    } catch (error) {
      return toFailure(error, operation.name)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    send,
    busy,
    /** Did nobody say what became of the last one? Then it may have been done all the same. */
    isUnheard: () => unheard.current !== null,
  }
}
