import type { Write } from '#model/operation.ts'
import { accept } from '../api/accept.ts'
import { type Failure, isUnknown, screenMissing, toFailure } from '../api/failure.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { attempt, lookUp, type Sending } from './attempt.ts'

export type WriterDeps = Omit<Sending<never>, 'send' | 'canLookUp'> & {
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
}

/** True for a refusal of the input. Any other refusal means that the screen's data are outdated. */
const isAboutInput = ({ status }: Failure) => status === 422

/** A write with its input as text, and the failure that left its outcome unknown. */
type Sent = { text: string; key: string }
type Undecided = Sent & { failure: Failure }

/**
 * A write of a screen, one at a time. After a lost response the outcome is looked up by its key, also before the next attempt; a guest's
 * write cannot be looked up. The changed reads on screen are refetched, also after a refusal or an unknown outcome. `succeeded` runs once the
 * screen is up to date. With a next screen `done`, which is loaded before anything is sent, it runs at once and this screen does not change
 * before it is left.
 */
export function createWriter<Input, Output>(
  operation: Write<Input, Output>,
  done: Href | PlainPath | undefined,
  deps: WriterDeps,
) {
  const { name } = operation
  const sending = { ...deps, canLookUp: deps.isCustomer, send: (input: Input, key: string) => deps.send(operation, input, key) }
  let running: Promise<Failure | null> | null = null
  let undecided: Undecided | null = null

  /** The output of an accepted write. It stays undecided while the result cannot be read, so that it is not carried out twice. */
  function outputOf(result: unknown, sent: Sent): Output {
    try {
      const output = accept(operation, result)
      undecided = null
      return output
    } catch (error) {
      const failure = toFailure(error, name)
      undecided = { ...sent, failure }
      throw failure
    }
  }

  /** The result of the earlier write if it was carried out, else null. Throws while it could still be carried out after the new one. */
  async function resultOf(earlier: Undecided, text: string): Promise<{ result: unknown } | null> {
    const became = await lookUp(earlier.key, null, sending)
    if (became.kind === 'accepted') deps.tellDone(operation)
    if (became.kind !== 'unknown') undecided = null
    else if (earlier.text !== text && deps.isCustomer()) throw earlier.failure
    return became.kind === 'accepted' ? became : null
  }

  /** Throws the Failure. */
  async function carryOut(input: Input, text: string): Promise<Output> {
    const earlier = undecided
    const known = earlier && (await resultOf(earlier, text))
    if (earlier && known && earlier.text === text) return outputOf(known.result, earlier)
    // An attempt with an unknown outcome is repeated under the same key, so that the backend carries it out once.
    const sent = { text, key: undecided?.text === text ? undecided.key : deps.newKey() }
    const ended = await attempt({ key: sent.key, input, name }, sending)
    if (ended.kind === 'accepted') {
      if (ended.isLate) deps.tellDone(operation)
      return outputOf(ended.result, sent)
    }
    undecided = ended.kind === 'unknown' ? { ...sent, failure: ended.failure } : null
    throw ended.failure
  }

  async function whole(input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    try {
      if (done !== undefined && !(await deps.hasScreenAfter(done))) return screenMissing(name)
      const output = await carryOut(input, JSON.stringify(input ?? null))
      if (done === undefined) await deps.renew(operation)
      await succeeded?.(output)
      if (done !== undefined) await deps.renew(operation)
      return null
    } catch (error) {
      const failure = toFailure(error, name)
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
