import { newKey } from '../api/newKey.ts'
import { pause } from '../pause.ts'
import { accountHash } from '../session/lastKnown.ts'
import { visitor } from '../session/visitor.ts'
import { orderKeys, pendingOrders } from '../storage/registry.ts'
import { change, fetchForSure, keep, recall } from '../storage/rest.ts'
import { channelOf } from '../tabs.ts'
import type { PendingOrder } from './sender.ts'

/** What tabs tell each other: the order with this key was placed. */
const placed = channelOf('orders')

export const tellPlaced = (key: string): void => placed?.postMessage(key)

export function onPlaced(key: string, then: () => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => data === key && then()
  placed?.addEventListener('message', listen)
  return () => placed?.removeEventListener('message', listen)
}

/** How long an order waits at most for a device whose storage hangs (ms), all in all. */
const DEVICE_MS = 1000
let isHanging = false

/** Waits for the device, but not long, and not again as long as it says nothing. What is to be written is, however late. */
function inTime<Value, Otherwise>(work: Promise<Value>, otherwise: Otherwise): Promise<Value | Otherwise> {
  let isTold = false
  const told = work.finally(() => {
    isTold = true
    isHanging = false
  })
  const patience = pause(isHanging ? 0 : DEVICE_MS).then(() => {
    isHanging ||= !isTold
    return otherwise
  })
  return Promise.race([told, patience])
}

/** The keys of this session, by flow. */
function keysHere(): { marker: string; keys: Record<string, string> } {
  const here = visitor()
  const marker = here.kind === 'customer' ? here.flags.usr : ''
  const kept = recall(orderKeys)
  return kept?.marker === marker ? kept : { marker, keys: {} }
}

/**
 * The key of an order at its confirming step: the same in all tabs, and after a reload, until the outcome is known (decisions D5). Nothing
 * says yet whose it is: that rests with what was sent only.
 */
export function claimOrder(flow: string, now: number): PendingOrder {
  const { marker, keys } = keysHere()
  const key = keys[flow] ?? newKey()
  keep(orderKeys, { marker, keys: { ...keys, [flow]: key } })
  return { key, flow, at: now, sent: false }
}

type Row = PendingOrder & { account: string }
const all = async (): Promise<readonly Row[]> => (await fetchForSure(pendingOrders))?.value ?? []

/** The order that this customer has sent and that fits; null when this device knows of none. */
async function findOrder(fits: (order: PendingOrder) => boolean): Promise<PendingOrder | null> {
  const account = await accountHash()
  return (await all()).find((order) => order.sent && order.account === account && fits(order)) ?? null
}

/** The order of this flow that was sent, of this customer, and whose outcome is not known; null when there is none. */
export const pendingOrder = (flow: string): Promise<PendingOrder | null> =>
  inTime(
    findOrder((order) => order.flow === flow),
    null,
  )

/** Outcomes that were known before a slow device had taken note of the order. */
const settled = new Set<string>()

async function put(order: PendingOrder): Promise<void> {
  const account = await accountHash()
  if (settled.has(order.key)) return
  await change(pendingOrders, (orders) => [
    ...(orders ?? []).filter((known) => known.flow !== order.flow || known.account !== account),
    { ...order, account },
  ])
}

/** Keeps what is known of an order that was sent: that it may have been placed, or which payment it waits for. */
export const keepOrder = (order: PendingOrder): Promise<void> => inTime(put(order), undefined)

/** The outcome is known. */
export async function settleOrder({ key, flow }: PendingOrder): Promise<void> {
  const { marker, keys } = keysHere()
  const { [flow]: claimed, ...others } = keys
  if (claimed === key) keep(orderKeys, { marker, keys: others })
  settled.add(key)
  await inTime(
    change(pendingOrders, (orders) => (orders ?? []).filter((known) => known.key !== key)),
    null,
  )
}

/** The order of the customer who is signed in that waits for this payment; null when this device knows of none. */
export const orderPaidWith = (payment: string): Promise<PendingOrder | null> => findOrder((order) => order.payment === payment)

/** The payment that the customer who is signed in may have left for; null when there is none. */
export const openPayment = async (): Promise<string | null> =>
  (await findOrder(({ payment }) => payment !== undefined))?.payment ?? null
