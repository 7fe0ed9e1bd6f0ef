import { newKey } from '../api/newKey.ts'
import { accountHash } from '../lastKnown.ts'
import { pendingOrders } from '../storage/registry.ts'
import { fetchForSure, store } from '../storage/rest.ts'

/** An order that may be sent, or was and nobody has said what became of it. */
export type Pending = { key: string; flow: string; account: string; at: number; sent: boolean }

/** What tabs tell each other: the order with this key was placed. */
const placed = 'BroadcastChannel' in globalThis ? new BroadcastChannel('orders') : null

export const tellPlaced = (key: string): void => placed?.postMessage(key)

export function onPlaced(key: string, then: () => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => data === key && then()
  placed?.addEventListener('message', listen)
  return () => placed?.removeEventListener('message', listen)
}

/** One at a time in all tabs; where the browser has no locks, in this one. */
export const alone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`order ${name}`, work) : work()

/** On a slow device too: what is written over this must not be taken for absent. */
const all = async (): Promise<readonly Pending[]> => (await fetchForSure(pendingOrders))?.value ?? []
const isOf = (flow: string, account: string) => (order: Pending) => order.flow === flow && order.account === account

/** The order of this flow that rests on the device, of this customer; null when there is none. */
export async function pendingOrder(flow: string): Promise<Pending | null> {
  const account = await accountHash()
  return (await all()).find(isOf(flow, account)) ?? null
}

async function put(order: Pending | null, flow: string, account: string): Promise<void> {
  const others = (await all()).filter((known) => !isOf(flow, account)(known))
  await store(pendingOrders, order ? [...others, order] : others)
}

/** The key of an order at its confirming step: the same in all tabs, and after a reload, until the outcome is known (decisions D5). */
export async function claimOrder(flow: string, now: number): Promise<Pending> {
  const account = await accountHash()
  return alone(`${flow} key`, async () => {
    const known = (await all()).find(isOf(flow, account))
    if (known) return known
    const order = { key: newKey(), flow, account, at: now, sent: false }
    await put(order, flow, account)
    return order
  })
}

/** From here on it may have been placed. */
export const markSent = (order: Pending): Promise<void> => put({ ...order, sent: true }, order.flow, order.account)
/** Nothing came of it: the same key may be used again. */
export const markUnsent = (order: Pending): Promise<void> => put({ ...order, sent: false }, order.flow, order.account)
/** The outcome is known. */
export const settleOrder = (order: Pending): Promise<void> => put(null, order.flow, order.account)
