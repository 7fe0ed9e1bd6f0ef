import { useState } from 'react'
import { pause } from '#kit/pause.ts'
import type { Write } from '#model/operation.ts'
import type { Failure } from '../api/failure.ts'
import { newKey } from '../api/newKey.ts'
import { outcomeOf, tellBroken, tellDone } from '../api/write.ts'
import { hasNetwork } from '../connection/connection.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { visitor } from '../session/visitor.ts'
import { createWriter, type WriterDeps } from './createWriter.ts'
import { reactionOf, refusalText, type Words } from './refusalText.ts'
import { hasScreenAfter } from './screenAfter.ts'
import { sendProven } from './sendProven.ts'
import { tellLeft, useIsLeft } from './useIsLeft.ts'

const isCustomer = () => visitor().kind === 'customer'

/** Guests have no cache, and nothing of theirs is shown. */
async function renew({ changes }: Write<never, unknown>): Promise<void> {
  if (changes.length === 0 || !isCustomer()) return
  const client = await import('../api/client.ts')
  await client.renew(changes)
}

const deps: WriterDeps = {
  isCustomer,
  newKey,
  send: sendProven,
  outcomeOf,
  pause,
  hasScreenAfter,
  renew,
  tellDone,
  tellBroken,
}

/** `done`: the screen that follows, fetched before anything is sent. */
export type Options = Words & { done?: Href | PlainPath | undefined }

/**
 * A write of a screen (createWriter), and its text when it fails. `run` returns the failure, or null. `refusal` is the sentence to show;
 * it is gone when the write runs again. `busy` lasts until what changed is read again. When the write fails after its screen was left, a toast
 * shows it, which leaves the focus alone.
 */
export function useWrite<Input, Output>(operation: Write<Input, Output>, { done, ...words }: Options = {}) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLeft = useIsLeft()
  const [writer] = useState(() => createWriter(operation, done, deps))

  /** The sentence for a failure; null when the screen showed it itself. */
  function tell(failure: Failure): string | null {
    const told = reactionOf(failure, words.refusals)
    if (typeof told === 'function') told(failure)
    else if (told === undefined)
      return refusalText(failure, { hasNetwork: hasNetwork(), isOutcomeUnknown: writer.isOutcomeUnknown() }, words)
    else return told
    return null
  }

  async function run(input: Input, succeeded?: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    if (writer.isSending()) return await writer.send(input)
    setRefusal(null)
    setBusy(true)
    const failure = await writer.send(input, succeeded)
    setBusy(false)
    if (failure && isLeft())
      await tellLeft(({ tellLeftWrite }) => tellLeftWrite(operation.name, failure, writer.isOutcomeUnknown(), words))
    else if (failure) setRefusal(tell(failure))
    return failure
  }

  return { run, busy, refusal, clear: () => setRefusal(null), isOutcomeUnknown: writer.isOutcomeUnknown }
}
