import { type Failure, isUnknown, toFailure } from '../api/failure.ts'
import { type Asking, lookUpOutcome } from './lookUpOutcome.ts'

/** The way to the backend for every write, whether the screen or the device keeps its key. */
export type Sending<Input> = Asking & {
  /** Sends the write under this key. Throws the Failure. */
  send: (input: Input, key: string) => Promise<unknown>
  /** False for a guest, who can look up nothing. */
  canLookUp?: () => boolean
  /** The server failed, and the write was not carried out as far as we know. */
  tellBroken: (failure: Failure) => void
}

/**
 * `accepted`: carried out, `isLate` when that was only found by looking it up. `not-done` is certain; after `unknown` it may have been
 * carried out. `failure`: of the attempt, null after a reload.
 */
export type AttemptEnd<Why = Failure | null> = LookedUp<Why> | { kind: 'refused'; failure: Failure }
type LookedUp<Why> = { kind: 'accepted'; result: unknown; isLate: boolean } | { kind: 'not-done' | 'unknown'; failure: Why }

const UNKNOWN = { kind: 'unknown' } as const

/** Looks up the outcome of a write that got no response. */
export async function lookUp<Why extends Failure | null>(
  key: string,
  failure: Why,
  sending: Pick<Sending<never>, 'canLookUp' | 'outcomeOf' | 'pause' | 'tellBroken'>,
): Promise<LookedUp<Why>> {
  const became = sending.canLookUp?.() === false ? UNKNOWN : await lookUpOutcome(key, sending)
  if (became.kind === 'done') return { kind: 'accepted', result: became.result, isLate: true }
  if (failure) sending.tellBroken(failure)
  return { kind: became.kind, failure }
}

/** Sends a write once. Without a response its outcome is looked up, after `onSilence`. Never throws. */
export async function attempt<Input>(
  { key, input, name }: { key: string; input: Input; name: string },
  sending: Sending<Input>,
  onSilence?: () => void,
): Promise<AttemptEnd<Failure>> {
  try {
    return { kind: 'accepted', result: await sending.send(input, key), isLate: false }
  } catch (error) {
    const failure = toFailure(error, name)
    if (!isUnknown(failure)) return { kind: 'refused', failure }
    onSilence?.()
    return await lookUp(key, failure, sending)
  }
}
