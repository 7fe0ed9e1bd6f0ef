import { newKey } from '../api/newKey.ts'
import { accountHash } from '../lastKnown.ts'
import { pendingOrders } from '../storage/registry.ts'
import { fetchForSure, store } from '../storage/rest.ts'
import type { PendingOrder } from './sender.ts'

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
const all = async (): Promise<readonly PendingOrder[]> => (await fetchForSure(pendingOrders))?.value ?? []
const isOf = (flow: string, account: string) => (order: PendingOrder) => order.flow === flow && order.account === account

/** The order of this flow that rests on the device, of this customer; null when there is none. */
export async function pendingOrder(flow: string): Promise<PendingOrder | null> {
  const account = await accountHash()
  return (await all()).find(isOf(flow, account)) ?? null
}

async function put(order: PendingOrder | null, flow: string, account: string): Promise<void> {
  const others = (await all()).filter((known) => !isOf(flow, account)(known))
  await store(pendingOrders, order ? [...others, order] : others)
}

/** The key of an order at its confirming step: the same in all tabs, and after a reload, until the outcome is known (decisions D5). */
export async function claimOrder(flow: string, now: number): Promise<PendingOrder> {
  const account = await accountHash()
  return alone(`${flow} key`, async () => {
    const known = (await all()).find(isOf(flow, account))
    if (known) return known
    const order = { key: newKey(), flow, account, at: now, sent: false }
    await put(order, flow, account)
    return order
  })
}

/** Keeps what is known of an order: that it may have been placed, or which payment it waits for. */
export const keepOrder = (order: PendingOrder): Promise<void> => put(order, order.flow, order.account)
/** The outcome is known. */
export const settleOrder = (order: PendingOrder): Promise<void> => put(null, order.flow, order.account)

/** The order of the customer who is signed in that waits for this payment; null when this device knows of none. */
export async function orderPaidWith(payment: string): Promise<PendingOrder | null> {
  const account = await accountHash()
  return (await all()).find((order) => order.payment === payment && order.account === account) ?? null
}

/** The payment that the customer who is signed in may have left for; null when there is none. */
export async function openPayment(): Promise<string | null> {
  const account = await accountHash()
  return (await all()).find((order) => order.payment !== undefined && order.account === account)?.payment ?? null
}
