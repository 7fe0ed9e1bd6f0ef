import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../analytics/dataLayer.ts'
import { accept } from '../api/accept.ts'
import { read, refresh } from '../api/client.ts'
import { getOrderOutcome } from '../api/contract/order.ts'
import { type Failure, isUnknown, toFailure } from '../api/failure.ts'
import { write } from '../api/write.ts'
import { now } from '../clock.ts'
import { pause } from '../pause.ts'
import { online } from '../stores/connection.ts'
import { arriveAt } from './arrive.ts'
import { clearWhenLeft } from './draft.ts'
import type { Flow } from './flow.ts'
import {
  alone,
  claimOrder,
  markSent,
  markUnsent,
  onPlaced,
  type Pending,
  pendingOrder,
  settleOrder,
  tellPlaced,
} from './pending.ts'

/**
 * How an order stands. open: it can be sent; busy: it is being sent; checking: it was sent, and we ask what became of it; unknown: nobody
 * says; placed: it was placed already, in another tab or before; failed: it was not placed, and may be sent again.
 */
export type Standing = { kind: 'open' | 'busy' | 'checking' | 'unknown' | 'placed' } | { kind: 'failed'; failure: Failure }

const OPEN: Standing = { kind: 'open' }
/** The backend has not finished it: asked again after so long (ms), so many times. */
const AGAIN_MS = 2000
const MOST_CHECKS = 5

const isPlaced = ({ code }: Failure) => code === 'ALREADY_PLACED' || code === 'KEY_REUSED'

/**
 * The order of a flow, sent once whatever is pressed, reloaded or opened twice (decisions D5): the key rests on the device, is the same in
 * all tabs, and stays until the outcome is known. When that was not heard we ask for it, and tell the customer the truth.
 * `confirms`: this is the step that sends.
 */
export function useOrder<Draft extends object, Input, Receipt>(flow: Flow<Draft, Input, Receipt>, confirms: boolean) {
  const [standing, setStanding] = useState<Standing>(OPEN)
  const order = useRef<Pending | null>(null)
  const busy = useRef(false)

  /** It is done: everything follows, and Back does not lead into it again. */
  async function finish(receipt: Receipt) {
    const done = order.current
    order.current = null
    if (done) {
      await settleOrder(done)
      tellPlaced(done.key)
    }
    announce({ event: 'funnel', flow: flow.name, funnel_step: 'confirmation' })
    clearWhenLeft(flow)
    await arriveAt(flow.done, receipt, flow.changes)
  }

  function fail(failure: Failure) {
    announce({ event: 'funnel', flow: flow.name, funnel_step: 'failed' })
    setStanding({ kind: 'failed', failure })
  }

  /** What became of the order that was sent? */
  async function check(failure: Failure | null) {
    const sent = order.current
    if (!sent) return
    setStanding({ kind: 'checking' })
    try {
      for (let times = 0; times < MOST_CHECKS; times += 1) {
        const outcome = await read(getOrderOutcome, { key: sent.key })
        if (outcome.state === 'done') return await finish(accept(flow.order, outcome.result))
        if (outcome.state === 'pending') await pause(AGAIN_MS)
        else {
          // The same key for what was never seen; a new one for what was refused.
          if (outcome.state === 'none') await markUnsent(sent)
          else await settleOrder(sent)
          order.current = outcome.state === 'none' ? { ...sent, sent: false } : null
          return failure ? fail(failure) : setStanding(OPEN)
        }
      }
    } catch (error) {
      toFailure(error, getOrderOutcome.name) // no answer is no outcome
    }
    setStanding({ kind: 'unknown' })
  }

  async function send(input: Input) {
    const claimed = order.current ?? (await claimOrder(flow.name, now()))
    order.current = claimed
    await alone(flow.name, async () => {
      const current = await pendingOrder(flow.name)
      // Another tab was first.
      if (current && current.key !== claimed.key) return setStanding({ kind: 'placed' })
      await markSent(claimed)
      try {
        await finish(await write(flow.order, input, claimed))
      } catch (error) {
        const failure = toFailure(error, flow.order.name)
        if (isUnknown(failure)) return await check(failure)
        await settleOrder(claimed)
        order.current = null
        if (failure.code !== undefined) await refresh(...flow.offers) // the backend said why: it knows something newer
        if (isPlaced(failure)) setStanding({ kind: 'placed' })
        else fail(failure)
      }
    })
  }

  /** Sends the order, unless that is being done already. */
  async function submit(input: Input): Promise<void> {
    if (busy.current || !online()) return
    busy.current = true
    setStanding({ kind: 'busy' })
    try {
      await send(input)
    } catch (error) {
      fail(toFailure(error, flow.order.name))
    } finally {
      busy.current = false
    }
  }

  /** An order of this flow that was sent before a reload or a crash; and at the confirming step, the key. */
  const begin = useEffectEvent(async () => {
    const known = await pendingOrder(flow.name)
    if (known?.sent) {
      order.current = known
      await check(null)
      return undefined
    }
    if (confirms && !busy.current) order.current = await claimOrder(flow.name, now())
    const key = order.current?.key
    return key === undefined ? undefined : onPlaced(key, () => !busy.current && setStanding({ kind: 'placed' }))
  })
  useEffect(() => {
    const listening = begin().catch(() => undefined) // nobody is known to be here: sending asks again
    return () => void listening.then((stop) => stop?.())
  }, [])

  return {
    standing,
    submit,
    recheck: () => void check(null),
    /** Another choice: what was said of the last one is over. */
    again: () => setStanding((before) => (before.kind === 'failed' ? OPEN : before)),
  }
}
