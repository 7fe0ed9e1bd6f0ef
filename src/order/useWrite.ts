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

/** Refetches the changed reads that are on screen. Guests have no read cache. */
async function renewFor({ changes }: Write<never, unknown>): Promise<void> {
  if (changes.length === 0 || !isCustomer()) return
  const { renew } = await import('../api/client.ts')
  await renew(changes)
}

/** True for a refusal of the input. Any other refusal means that the screen's data are outdated. */
const isAboutInput = ({ status }: Failure) => status === 422

type Unheard = { input: string; key: string; failure: Failure }

/** Looks up an outcome, for customers only; a guest's write cannot be looked up. */
const lookUp = (key: string) => (isCustomer() ? whatBecameOf(key, { outcomeOf, pause }) : null)

/**
 * A write of a screen, one at a time. After a lost response the outcome is looked up by its key, also before the next attempt. The changed
 * reads on screen are refetched, also after a refusal or an unknown outcome. `succeeded` runs once the screen is up to date. With a next
 * screen `done`, which is loaded before anything is sent, it runs at once and this screen does not change before it is left. `busy` lasts
 * until all of this has ended. Returns the failure, or null.
 */
export function useWrite<Input, Output>(operation: Write<Input, Output>, done?: Href | PlainPath) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const unheard = useRef<Unheard | null>(null)

  /** The outcome of an earlier attempt, with its result when it was carried out. */
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
      // The earlier write could still be carried out, after the new one.
      if (unheard.current && before.input !== text && isCustomer()) return { failure: before.failure }
    }
    // An attempt with an unknown outcome is repeated under the same key, so that the backend carries it out once.
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
    /** True while the outcome of the last write is unknown: it may have been carried out. */
    isUnheard: () => unheard.current !== null,
  }
}
