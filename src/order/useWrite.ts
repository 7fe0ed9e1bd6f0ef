import { useRef, useState } from 'react'
import { accept } from '../api/accept.ts'
import { type Failure, isUnknown, screenMissing, toFailure } from '../api/failure.ts'
import { newKey } from '../api/newKey.ts'
import type { Write } from '../api/operation.ts'
import { outcomeOf, write } from '../api/write.ts'
import { pause } from '../pause.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { hasScreen } from '../routes/prepare.ts'
import { visitor } from '../session/visitor.ts'
import { whatBecameOf } from './sender.ts'

/** A write of which nobody has said what became of it. */
type Unheard = { input: string; key: string; failure: Failure }

/** Asks afterwards, for a customer; what a guest has sent cannot be looked up. */
const isCustomer = () => visitor().kind === 'customer'
const lookUp = (key: string) => (isCustomer() ? whatBecameOf(key, { outcomeOf, pause }) : null)

/**
 * A write of a screen: one at a time however often it is pressed. When its answer was not heard, the outcome is looked up by its key, also
 * before it is sent again. `busy` lasts until `succeeded` is done. Answers what went wrong, or null. `done`: the
 * screen that follows, fetched before anything is sent.
 */
export function useWrite<Input, Output>(operation: Write<Input, Output>, done?: Href | PlainPath) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const unheard = useRef<Unheard | null>(null)

  /** What became of an earlier press; the result when it was done. */
  async function afterwards({ input, key, failure }: Unheard): Promise<{ result: unknown } | { failure: Failure }> {
    const became = await lookUp(key)
    unheard.current = became?.kind === 'unknown' || became === null ? { input, key, failure } : null
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
      const output = await write(operation, input, { key })
      unheard.current = null
      return { output }
    } catch (error) {
      const failure = toFailure(error, operation.name)
      unheard.current = null
      if (!isUnknown(failure)) return { failure }
      const became = await afterwards({ input: text, key, failure })
      return 'result' in became ? { output: accept(operation, became.result) } : became
    }
  }

  async function send(input: Input, succeeded: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    try {
      if (done !== undefined && !(await hasScreen(done))) return screenMissing(operation.name)
      const tried = await attempt(input, JSON.stringify(input ?? null))
      if ('failure' in tried) return tried.failure
      await succeeded(tried.output)
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
