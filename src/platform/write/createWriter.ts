import type { Write } from '#model/operation.ts'
import { accept } from '../api/accept.ts'
import { type Failure, isUnknown, screenMissing, toFailure } from '../api/failure.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { type Asking, lookUpOutcome } from './lookUpOutcome.ts'

export type Deps = Asking & {
  isCustomer: () => boolean
  newKey: () => string
  /** Sends the write under this key. Throws the Failure. */
  send: <Input>(operation: Write<Input, unknown>, input: Input, key: string) => Promise<unknown>
  /** Fetches the next screen. False when it does not come. */
  hasScreenAfter: (path: Href | PlainPath) => Promise<boolean>
  /** Refetches the changed reads that are on screen. */
  renew: (operation: Write<never, unknown>) => Promise<void>
  /** The write was carried out after all. */
  tellDone: (operation: Write<never, unknown>) => void
  /** The server failed, and the write was not carried out. */
  tellBroken: (failure: Failure) => void
}

/** True for a refusal of the input. Any other refusal means that the screen's data are outdated. */
const isAboutInput = ({ status }: Failure) => status === 422

const UNKNOWN = { kind: 'unknown' } as const

type Undecided = { input: string; key: string; failure: Failure }

/**
 * A write of a screen, one at a time. After a lost response the outcome is looked up by its key, also before the next attempt; a guest's
 * write cannot be looked up. The changed reads on screen are refetched, also after a refusal or an unknown outcome. `succeeded` runs once the
 * screen is up to date. With a next screen `done`, which is loaded before anything is sent, it runs at once and this screen does not change
 * before it is left.
 */
export function createWriter<Input, Output>(operation: Write<Input, Output>, done: Href | PlainPath | undefined, deps: Deps) {
  let running: Promise<Failure | null> | null = null
  let undecided: Undecided | null = null

  /** The result of an earlier attempt when it was carried out, else null. */
  async function afterwards(of: Undecided): Promise<{ result: unknown } | null> {
    const became = deps.isCustomer() ? await lookUpOutcome(of.key, deps) : UNKNOWN
    undecided = became.kind === 'unknown' ? of : null
    if (became.kind !== 'done') return null
    deps.tellDone(operation)
    return became
  }

  /** The write stays undecided while its result cannot be read, so that it is not carried out twice. */
  function read(result: unknown, of: Undecided): Output {
    undecided = of
    const output = accept(operation, result)
    undecided = null
    return output
  }

  /** Throws the Failure. */
  async function attempt(input: Input, text: string): Promise<Output> {
    const before = undecided
    if (before) {
      const became = await afterwards(before)
      if (became && before.input === text) return read(became.result, before)
      // The earlier write could still be carried out, after the new one.
      if (undecided && before.input !== text && deps.isCustomer()) throw before.failure
    }
    // An attempt with an unknown outcome is repeated under the same key, so that the backend carries it out once.
    const key = undecided?.input === text ? undecided.key : deps.newKey()
    try {
      const output = accept(operation, await deps.send(operation, input, key))
      undecided = null
      return output
    } catch (error) {
      const failure = toFailure(error, operation.name)
      undecided = null
      if (!isUnknown(failure)) throw failure
      const sent = { input: text, key, failure }
      const became = await afterwards(sent)
      if (became) return read(became.result, sent)
      deps.tellBroken(failure)
      throw failure
    }
  }

  async function whole(input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    try {
      if (done !== undefined && !(await deps.hasScreenAfter(done))) return screenMissing(operation.name)
      const output = await attempt(input, JSON.stringify(input ?? null))
      if (done === undefined) await deps.renew(operation)
      await succeeded?.(output)
      if (done !== undefined) await deps.renew(operation)
      return null
    } catch (error) {
      const failure = toFailure(error, operation.name)
      if (isUnknown(failure) || (failure.kind === 'refused' && !isAboutInput(failure))) await deps.renew(operation)
      return failure
    } finally {
      running = null
    }
  }

  return {
    isSending: () => running !== null,
    /** Resolves to the failure or null when all of this has ended. While an attempt runs, another one has its outcome and sends nothing. */
    send: (input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> => {
      running ??= whole(input, succeeded)
      return running
    },
    /** True while the outcome of the last write is unknown: it may have been carried out. */
    isOutcomeUnknown: () => undecided !== null,
  }
}
