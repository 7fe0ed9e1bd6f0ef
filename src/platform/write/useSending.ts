import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { onHost } from '#kit/base.ts'
import { now } from '#kit/clock.ts'
import { pause } from '#kit/pause.ts'
import { provider } from '#kit/provider.ts'
import type { Read, Write } from '#model/operation.ts'
import { ToPay } from '#model/payment/contract.ts'
import { announce } from '../analytics/announce.ts'
import type { Item } from '../analytics/vocabulary.ts'
import { accept } from '../api/accept.ts'
import { refresh, renew } from '../api/client.ts'
import { type Failure, screenMissing } from '../api/failure.ts'
import { outcomeOf, tellBroken } from '../api/write.ts'
import { online } from '../connection/connection.ts'
import { alone } from '../locks.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { hasScreen } from '../router/prepare.ts'
import { openReceipt } from '../router/receipt.ts'
import { dismiss } from '../stores/toasts.ts'
import type { OrderEvent, OrderState } from './machine.ts'
import { bankAddress } from './payment.ts'
import { claimOrder, keepOrder, onPlaced, pendingOrder, settleOrder, tellPlaced } from './records.ts'
import { hasScreenAfter } from './screenAfter.ts'
import { createSender } from './sender.ts'
import { sendProven } from './sendProven.ts'
import { tellLeft, useIsLeft } from './useIsLeft.ts'

/** Something that can be ordered: by a flow or a single screen. */
export type Orderable<Input, Receipt> = {
  /** The name of its lock, its key and its data layer events. */
  name: string
  order: Write<Input, Receipt>
  /** The success screen, reachable only with a receipt. */
  done: Href | PlainPath
  /** The reads behind the choices and prices, refreshed when the backend refuses with a reason. */
  offers: readonly Read<never, unknown>[]
  /** The items for the data layer; left out where nothing is sold. */
  items?: (input: Input) => readonly Item[]
  /** True for a correctable refusal such as a mistyped code, which the data layer does not count as a failed order. */
  isSlip?: (failure: Failure) => boolean
}

const records = {
  find: pendingOrder,
  claim: async (flow: string) => claimOrder(flow, now()),
  put: keepOrder,
  settle: settleOrder,
}

const DEMO_BANK = __MOCK__ ? '/demo/bank' : null

/** Opens the payment page when its address is trusted. */
export function leaveFor({ url }: { url: string }): boolean {
  const address = bankAddress(url, location.origin, provider.bankHosts, DEMO_BANK)
  if (address !== null) location.assign(onHost(address))
  return address !== null
}

function senderOf<Input, Receipt>(
  { name, order, done, offers }: Orderable<Input, Receipt>,
  changed: (standing: OrderState<Receipt>, event: OrderEvent<Receipt>) => void,
) {
  return createSender<Input, Receipt>(
    {
      name,
      accept: (result) => (v.is(ToPay, result) ? { payment: result.payment } : { receipt: accept(order, result) }),
      refused: () => refresh(...offers),
      async done(receipt) {
        await openReceipt(done, receipt)
        void renew(order.changes)
      },
    },
    {
      records,
      alone: (name, work) => alone(`order ${name}`, work),
      pause,
      async send(input, key) {
        // Without a success screen, a placed order would look like a failure.
        if (!(await hasScreenAfter(done))) throw screenMissing(order.name)
        return await sendProven(order, input, key)
      },
      outcomeOf,
      tellBroken,
      tell: tellPlaced,
      leaveFor,
    },
    changed,
  )
}

const funnel = (flow: string, funnel_step: 'confirmation' | 'failed') => announce({ event: 'funnel', flow, funnel_step })

/** Shows over another screen how an order ends whose screen was left. */
function tellLeftOf(standing: OrderState, recheck: () => void): void {
  if (standing.kind !== 'unknown' && standing.kind !== 'failed') dismiss('order')
  else void tellLeft(({ tellLeftOrder }) => tellLeftOrder(standing.kind === 'failed' ? standing.failure : null, recheck))
}

/**
 * Sends an order from a screen. `confirms`: this is the step that sends. `ended`: the order was accepted, so its draft can go. The state
 * machine holds the logic; this hook connects it to React.
 */
export function useSending<Input, Receipt>(ordered: Orderable<Input, Receipt>, confirms: boolean, ended?: () => void) {
  const [standing, setStanding] = useState<OrderState<Receipt>>({ kind: 'open' })
  const isLeft = useIsLeft()
  const sold = useRef<readonly Item[]>([])
  const sell = (event: 'checkout' | 'purchase') => sold.current.length > 0 && announce({ event, items: sold.current })
  const [sender] = useState(() =>
    senderOf(ordered, (after, { type }) => {
      if (type === 'pressed') sell('checkout')
      if (type === 'answered') {
        funnel(ordered.name, 'confirmation')
        sell('purchase')
        ended?.()
      } else if (after.kind === 'failed' && !ordered.isSlip?.(after.failure)) funnel(ordered.name, 'failed')
      setStanding(after)
      if (isLeft()) tellLeftOf(after, () => void sender.recheck())
    }),
  )

  const begin = useEffectEvent(async () => {
    if (confirms) void hasScreen(ordered.done) // preload
    await sender.begin(confirms)
    const key = sender.key()
    return key === null ? undefined : onPlaced(key, () => void sender.placedElsewhere())
  })
  // The bank may have opened beside this page: in its app, or over the app on the home screen.
  const seen = useEffectEvent(() => {
    if (!document.hidden && standing.kind === 'at-the-bank') void sender.begin(false).catch(() => undefined)
  })
  useEffect(() => {
    const listening = begin().catch(() => undefined) // no customer is known yet: sending tries again
    // A page restored from the back/forward cache after the bank checks the payment again.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void sender.begin(false).catch(() => undefined)
    addEventListener('pageshow', back)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('pageshow', back)
      document.removeEventListener('visibilitychange', seen)
      void listening.then((stop) => stop?.())
    }
  }, [sender])

  return {
    standing,
    /** `items`: the items sold, when they do not follow from the input. */
    submit: async (input: Input, items: readonly Item[] = ordered.items?.(input) ?? []): Promise<void> => {
      if (!online()) return
      sold.current = items
      await sender.submit(input)
    },
    recheck: () => void sender.recheck(),
    again: sender.again,
    seePlaced: () => void sender.seePlaced(),
  }
}
