import { accept } from '../api/accept.ts'
import { type Failure, isUnknown, screenMissing, toFailure } from '../api/failure.ts'
import type { Write } from '../api/operation.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { type Asking, whatBecameOf } from './whatBecameOf.ts'

export type Surroundings = Asking & {
  isCustomer: () => boolean
  newKey: () => string
  /** Sends the write under this key. Throws the Failure. */
  send: <Input>(operation: Write<Input, unknown>, input: Input, key: string) => Promise<unknown>
  /** Fetches the next screen. False when it does not come. */
  hasScreenAfter: (path: Href | PlainPath) => Promise<boolean>
  /** Reads again what the write changes, where it is on screen. */
  renew: (operation: Write<never, unknown>) => Promise<void>
  /** The write was carried out after all. */
  tellDone: (operation: Write<never, unknown>) => void
  /** The server failed, and the write was not carried out. */
  tellBroken: (failure: Failure) => void
}

/** True for a refusal of what was entered. Any other refusal is about how things stand, which the screen then did not know. */
const isAboutInput = ({ status }: Failure) => status === 422

const UNKNOWN = { kind: 'unknown' } as const

/** A write of which nobody has said what became of it. */
type Unheard = { input: string; key: string; failure: Failure }

/**
 * One write of a screen, sent once however often it is pressed. When its answer was not heard, the outcome is looked up by its key, also
 * before the write is sent again; a guest cannot look anything up. What the write changes is read again where it is on screen, also when it
 * was refused or its outcome is unknown. `succeeded` runs when the screen shows the new state; with `done`, the screen that follows, it runs
 * at once, and the current screen does not change before it is left. `done` is fetched before anything is sent.
 */
export function createDeed<Input, Output>(
  operation: Write<Input, Output>,
  done: Href | PlainPath | undefined,
  around: Surroundings,
) {
  let isSending = false
  let unheard: Unheard | null = null

  /** The result of a write whose answer was not heard, when it was done. */
  async function afterwards(of: Unheard): Promise<{ result: unknown } | null> {
    const became = around.isCustomer() ? await whatBecameOf(of.key, around) : UNKNOWN
    unheard = became.kind === 'unknown' ? of : null
    if (became.kind !== 'done') return null
    around.tellDone(operation)
    return became
  }

  /** While a result cannot be read the write stays unheard, so that it is not done twice. */
  function read(result: unknown, of: Unheard): Output {
    unheard = of
    const output = accept(operation, result)
    unheard = null
    return output
  }

  /** Throws the Failure. */
  async function attempt(input: Input, text: string): Promise<Output> {
    const before = unheard
    if (before) {
      const became = await afterwards(before)
      if (became && before.input === text) return read(became.result, before)
      // The earlier one could still be done, after what is wanted now.
      if (unheard && before.input !== text && around.isCustomer()) throw before.failure
    }
    // A write without a known outcome is sent again under the same key, so the backend does it once.
    const key = unheard?.input === text ? unheard.key : around.newKey()
    try {
      const output = accept(operation, await around.send(operation, input, key))
      unheard = null
      return output
    } catch (error) {
      const failure = toFailure(error, operation.name)
      unheard = null
      if (!isUnknown(failure)) throw failure
      const sent = { input: text, key, failure }
      const became = await afterwards(sent)
      if (became) return read(became.result, sent)
      around.tellBroken(failure)
      throw failure
    }
  }

  return {
    isSending: () => isSending,
    /** Resolves when all of it is over: to the failure, or null. Null too while an earlier press is being sent. */
    async send(input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> {
      if (isSending) return null
      isSending = true
      try {
        if (done !== undefined && !(await around.hasScreenAfter(done))) return screenMissing(operation.name)
        const output = await attempt(input, JSON.stringify(input ?? null))
        if (done === undefined) await around.renew(operation)
        await succeeded?.(output)
        if (done !== undefined) await around.renew(operation)
        return null
      } catch (error) {
        const failure = toFailure(error, operation.name)
        if (isUnknown(failure) || (failure.kind === 'refused' && !isAboutInput(failure))) await around.renew(operation)
        return failure
      } finally {
        isSending = false
      }
    },
    /** True when nobody said what became of the last one: it may have been done all the same. */
    isUnheard: () => unheard !== null,
  }
}
