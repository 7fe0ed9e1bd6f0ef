import { type Failure, isUnknown, toFailure } from '../api/failure.ts'
import { type Asking, whatBecameOf } from '../deed/whatBecameOf.ts'
import { next, type OrderEvent, type Standing, type ToPay } from './machine.ts'

/** An order that may be sent, or was while nobody has said what became of it. `payment` once it waits for money. */
export type PendingOrder = {
  key: string
  flow: string
  /** When it was claimed (ms). */
  at: number
  sent: boolean
  payment?: string | undefined
}

/** What rests on the device about orders. All of it belongs to the customer who is signed in. */
export type Records = {
  find: (flow: string) => Promise<PendingOrder | null>
  /** The order of this flow; a new one with a new key when there is none. The same in all tabs. */
  claim: (flow: string) => Promise<PendingOrder>
  put: (order: PendingOrder) => Promise<void>
  settle: (order: PendingOrder) => Promise<void>
}

export type Surroundings<Input> = Asking & {
  records: Records
  /** One at a time in all tabs. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Sends the order under this key. Throws the Failure. */
  send: (input: Input, key: string) => Promise<unknown>
  /** The server failed, and nothing says that the order was placed all the same. */
  failed: (failure: Failure) => void
  /** Tells the other tabs that the order with this key was placed. */
  tell: (key: string) => void
  /** Takes the customer to the page where it is paid; false when that address is not to be trusted. */
  leaveFor: (payment: ToPay) => boolean
}

/** What an order needs to know of its flow. */
export type Ordered<Receipt> = {
  name: string
  /** What the backend answered: the receipt, or a payment that it waits for. Throws the Failure when it is neither. */
  accept: (result: unknown) => { receipt: Receipt } | { payment: ToPay }
  /** The backend refused, and said why: it knows something newer than the screen. */
  refused?: (failure: Failure) => Promise<void>
  /** It is done: the customer is shown the receipt. */
  done: (receipt: Receipt) => Promise<void>
}

const isPlaced = ({ code }: Failure) => code === 'ALREADY_PLACED' || code === 'KEY_REUSED'

/**
 * Sends one order, once whatever is pressed, reloaded or opened twice (decisions D5): its key rests on the device, is the same in all tabs
 * and stays until the outcome is known. When that was not heard the sender asks for it. What happened goes through the state machine, and
 * `changed` hears how the order stands.
 */
export function createSender<Input, Receipt>(
  flow: Ordered<Receipt>,
  around: Surroundings<Input>,
  changed: (standing: Standing<Receipt>, event: OrderEvent<Receipt>) => void,
) {
  let standing: Standing<Receipt> = { kind: 'open' }
  let order: PendingOrder | null = null

  /** True when it was news. */
  function happen(event: OrderEvent<Receipt>): boolean {
    const after = next(standing, event)
    if (after === standing) return false
    standing = after
    changed(standing, event)
    return true
  }

  async function settle(): Promise<void> {
    const settled = order
    order = null
    if (settled) await around.records.settle(settled)
  }

  /** The backend has the order: done, or waiting for the money. */
  async function took(result: unknown): Promise<void> {
    const accepted = flow.accept(result)
    const placed = order
    if ('receipt' in accepted) {
      // Told before it is settled: after a crash in between it is told again at the next start.
      if (happen({ type: 'answered', receipt: accepted.receipt })) await flow.done(accepted.receipt)
      await settle()
      if (placed) around.tell(placed.key)
      return
    }
    const { payment } = accepted
    if (placed) {
      order = { ...placed, sent: true, payment: payment.id }
      await around.records.put(order)
    }
    if (!happen({ type: 'asked-to-pay', payment })) return
    if (around.leaveFor(payment)) happen({ type: 'left' })
    else {
      // Nothing was paid, and without a customer there nothing ever will be.
      await settle()
      happen({ type: 'refused', failure: toFailure(new Error('not an address to pay at'), flow.name) })
    }
  }

  /** What became of the order that was sent? `failure` of the attempt, null when that was before a reload. */
  async function lookUp(failure: Failure | null): Promise<void> {
    const sent = order
    if (!sent) return
    const became = await whatBecameOf(sent.key, around)
    if (failure && became.kind !== 'done') around.failed(failure)
    if (became.kind === 'unknown') return void happen({ type: 'nobody-says' })
    if (became.kind === 'not-done') {
      await settle()
      return void happen({ type: 'not-done', failure })
    }
    try {
      await took(became.result)
    } catch (error) {
      toFailure(error, flow.name)
      happen({ type: 'nobody-says' })
    }
  }

  async function attempt(input: Input): Promise<void> {
    const claimed = order ?? (await around.records.claim(flow.name))
    order = claimed
    await around.alone(flow.name, async () => {
      const current = await around.records.find(flow.name)
      if (current && current.key !== claimed.key) return void happen({ type: 'placed-elsewhere' })
      await around.records.put({ ...claimed, sent: true })
      try {
        await took(await around.send(input, claimed.key))
      } catch (error) {
        const failure = toFailure(error, flow.name)
        if (isUnknown(failure)) {
          happen({ type: 'unheard' })
          return await lookUp(failure)
        }
        await settle()
        if (failure.code !== undefined) await flow.refused?.(failure)
        happen(isPlaced(failure) ? { type: 'placed-elsewhere' } : { type: 'refused', failure })
      }
    })
  }

  return {
    standing: () => standing,

    /** Sends the order, unless that is being done already. Never throws. */
    async submit(input: Input): Promise<void> {
      if (!happen({ type: 'pressed' })) return
      try {
        await attempt(input)
      } catch (error) {
        happen({ type: 'refused', failure: toFailure(error, flow.name) })
      }
    },

    /**
     * At the start of a screen: an order that was sent before a reload or a crash is looked up, one that waits for its payment is told with
     * its id. At the step that sends the key is claimed already (`confirms`).
     */
    async begin(confirms: boolean): Promise<void> {
      const known = await around.records.find(flow.name)
      if (known?.payment !== undefined) {
        order = known
        happen({ type: 'came-back', payment: { id: known.payment } })
      } else if (standing.kind !== 'open') return
      else if (known?.sent) {
        order = known
        if (happen({ type: 'recheck' })) await lookUp(null)
      } else if (confirms) order ??= await around.records.claim(flow.name)
    },

    /** The key that another tab may tell about. */
    key: () => order?.key ?? null,
    placedElsewhere: () => void happen({ type: 'placed-elsewhere' }),

    /** The customer asks once more what became of it. */
    async recheck(): Promise<void> {
      if (happen({ type: 'recheck' })) await lookUp(null)
    },

    /** Another choice: what was said of the last attempt is over. */
    again: () => void happen({ type: 'chosen' }),
  }
}
