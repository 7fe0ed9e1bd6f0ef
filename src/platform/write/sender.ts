import { type Failure, toFailure } from '../api/failure.ts'
import { type AttemptEnd, attempt, lookUp, type Sending } from './attempt.ts'
import { next, type OpenPayment, type OrderEvent, type OrderState } from './machine.ts'

/** An order that may be sent, or was sent with an unknown outcome. `payment`: the id of the payment that it waits for. */
export type PendingOrder = {
  key: string
  flow: string
  /** When the key was claimed (ms). */
  at: number
  sent: boolean
  payment?: string | undefined
}

/** The stored orders of the signed-in customer. */
export type Records = {
  find: (flow: string) => Promise<PendingOrder | null>
  /** The order of this flow, or a new one with a new key; shared by all tabs. */
  claim: (flow: string) => Promise<PendingOrder>
  put: (order: PendingOrder) => Promise<void>
  settle: (order: PendingOrder) => Promise<void>
}

export type SenderDeps<Input> = Sending<Input> & {
  records: Records
  /** Runs the work in one tab at a time. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Tells other tabs that this order was placed. */
  tell: (key: string) => void
  /** Opens the payment page; false for an untrusted address. */
  leaveFor: (payment: OpenPayment) => boolean
}

/** The parts of a flow that the sender needs. */
export type Ordered<Receipt> = {
  name: string
  /** Parses the answer: a receipt, or a payment to make. Throws the Failure for anything else. */
  accept: (result: unknown) => { receipt: Receipt } | { payment: OpenPayment }
  /** Handles a refusal with a reason: the backend's data are newer than the screen's. */
  refused?: (failure: Failure) => Promise<void>
  /** Shows the receipt to the customer. */
  done: (receipt: Receipt) => Promise<void>
}

const isPlaced = ({ code }: Failure) => code === 'KEY_REUSED'

/**
 * Sends an order exactly once, despite double presses, reloads and several tabs: its key is stored, shared by all tabs and kept until the
 * outcome is known. After a lost response it looks up the outcome. Every event passes the state machine, and `changed` receives each new
 * state.
 */
export function createSender<Input, Receipt>(
  flow: Ordered<Receipt>,
  deps: SenderDeps<Input>,
  changed: (standing: OrderState<Receipt>, event: OrderEvent<Receipt>) => void,
) {
  let standing: OrderState<Receipt> = { kind: 'open' }
  let order: PendingOrder | null = null
  /** The keys of all attempts: another tab may still hold an earlier one. */
  const tried = new Set<string>()

  /** Applies an event; false when it does not apply. */
  function dispatch(event: OrderEvent<Receipt>): boolean {
    const after = next(standing, event)
    if (after === standing) return false
    standing = after
    changed(standing, event)
    return true
  }

  async function settle(settled: PendingOrder): Promise<void> {
    if (order?.key === settled.key) order = null
    await deps.records.settle(settled)
  }

  /** Handles an accepted order: placed, or waiting for its payment. */
  async function onAccepted(result: unknown, placed: PendingOrder): Promise<void> {
    const accepted = flow.accept(result)
    if ('receipt' in accepted) {
      // Shown before it is removed from the device, so that a crash in between repeats it at the next start.
      if (dispatch({ type: 'answered', receipt: accepted.receipt })) await flow.done(accepted.receipt)
      await settle(placed)
      for (const key of tried.add(placed.key)) deps.tell(key)
      return
    }
    const { payment } = accepted
    order = { ...placed, sent: true, payment: payment.id }
    await deps.records.put(order)
    if (!dispatch({ type: 'asked-to-pay', payment })) return
    if (deps.leaveFor(payment)) dispatch({ type: 'left' })
    else {
      // The payment page is untrusted, so nothing can ever be paid.
      await settle(placed)
      dispatch({ type: 'refused', failure: toFailure(new Error('not an address to pay at'), flow.name) })
    }
  }

  /** Handles the end of an attempt or a lookup. An answer that cannot be read is no outcome. */
  async function onEnded(ended: AttemptEnd, sent: PendingOrder): Promise<void> {
    if (ended.kind === 'refused') return await onRefused(ended.failure, sent)
    if (ended.kind === 'not-done') {
      await settle(sent)
      return void dispatch({ type: 'not-done', failure: ended.failure })
    }
    try {
      if (ended.kind === 'accepted') return await onAccepted(ended.result, sent)
    } catch (error) {
      toFailure(error, flow.name)
      dispatch({ type: 'outcome-unknown' })
    }
    dispatch({ type: 'nobody-says' })
  }

  async function onRefused(failure: Failure, sent: PendingOrder): Promise<void> {
    if (failure.code !== undefined) await flow.refused?.(failure)
    if (isPlaced(failure)) return await reused(sent, failure)
    await settle(sent)
    dispatch({ type: 'refused', failure })
  }

  /** Looks up the order that was sent before, on the customer's request or after a reload. */
  async function lookUpSent(): Promise<void> {
    const sent = order
    if (sent && dispatch({ type: 'recheck' })) await onEnded(await lookUp(sent.key, null, deps), sent)
  }

  /** Waits for the payment of an order that was sent before. */
  function toPayment(sent: PendingOrder, payment: string): void {
    order = sent
    dispatch({ type: 'came-back', payment: { id: payment } })
  }

  /**
   * Looks up an order that was sent from another tab or before, perhaps with another choice. `paying`: it waits for its payment, and this screen
   * too. A placed one is removed from the device once it is shown, so that a crash in between repeats it.
   */
  async function lookUpOther(other: PendingOrder): Promise<{ receipt: Receipt } | 'paying' | 'not-done' | 'unknown'> {
    const became = await lookUp(other.key, null, deps)
    if (became.kind !== 'accepted') return became.kind
    const accepted = flow.accept(became.result)
    if ('payment' in accepted) {
      const sent = { ...other, sent: true, payment: accepted.payment.id }
      await deps.records.put(sent)
      toPayment(sent, accepted.payment.id)
      return 'paying'
    }
    return accepted
  }

  /** The key was used for another choice, in another tab or before. */
  async function reused(claimed: PendingOrder, failure: Failure): Promise<void> {
    const other = await lookUpOther(claimed)
    if (other === 'paying') return
    if (other === 'not-done') dispatch({ type: 'refused', failure })
    else dispatch({ type: 'placed-elsewhere', receipt: other === 'unknown' ? null : other.receipt })
    await settle(claimed)
  }

  /** Another order of this flow was sent. True when it was not carried out, so that this one can be sent. */
  async function isFreeOf(other: PendingOrder): Promise<boolean> {
    const became = await lookUpOther(other)
    if (became === 'not-done') await settle(other)
    else if (became === 'unknown') {
      order = other
      dispatch({ type: 'outcome-unknown' })
      dispatch({ type: 'nobody-says' })
    } else if (became !== 'paying') {
      dispatch({ type: 'placed-elsewhere', receipt: became.receipt })
      await settle(other)
    }
    return became === 'not-done'
  }

  async function place(input: Input): Promise<void> {
    const claimed = order ?? (await deps.records.claim(flow.name))
    order = claimed
    tried.add(claimed.key)
    await deps.alone(flow.name, async () => {
      // Another tab placed it while this one waited for its turn.
      if (order !== claimed) return
      const current = await deps.records.find(flow.name)
      if (current?.payment !== undefined) return toPayment(current, current.payment)
      if (current && current.key !== claimed.key && !(await isFreeOf(current))) return
      await deps.records.put({ ...claimed, sent: true })
      const sent = { key: claimed.key, input, name: flow.name }
      await onEnded(await attempt(sent, deps, () => dispatch({ type: 'outcome-unknown' })), claimed)
    })
  }

  return {
    standing: () => standing,

    /** Sends the order unless it is in progress. Never throws. */
    async submit(input: Input): Promise<void> {
      if (!dispatch({ type: 'pressed' })) return
      try {
        await place(input)
      } catch (error) {
        dispatch({ type: 'refused', failure: toFailure(error, flow.name) })
      }
    },

    /**
     * At the start of a screen: looks up an order that was sent before a reload or crash, and restores a pending payment. The confirming
     * step also claims the key (`confirms`).
     */
    async begin(confirms: boolean): Promise<void> {
      const known = await deps.records.find(flow.name)
      if (known?.payment !== undefined) {
        order = known
        dispatch({ type: 'came-back', payment: { id: known.payment } })
      } else if (standing.kind !== 'open') return
      else if (known?.sent) {
        order = known
        await lookUpSent()
      } else if (confirms) order ??= await deps.records.claim(flow.name)
    },

    /** The key that another tab may announce as placed. */
    key: () => order?.key ?? null,
    /** Another tab has placed the order with this tab's key. Never throws. */
    async placedElsewhere(): Promise<void> {
      const placed = order
      if (!placed || !dispatch({ type: 'placed-elsewhere', receipt: null })) return
      const shown = standing
      await settle(placed)
      try {
        const other = await lookUpOther(placed)
        if (standing === shown && typeof other === 'object') dispatch({ type: 'placed-elsewhere', receipt: other.receipt })
      } catch (error) {
        toFailure(error, flow.name)
      }
    },

    /** Opens the receipt of the order that was placed earlier. */
    async seePlaced(): Promise<void> {
      if (standing.kind === 'placed' && standing.receipt !== null) await flow.done(standing.receipt)
    },

    /** Looks up the outcome again, on the customer's request. */
    recheck: lookUpSent,

    /** A changed choice clears the last failure. After an order that was placed earlier, the next one gets a new key. */
    again: () => void dispatch({ type: 'chosen' }),
  }
}
