import { now } from '#kit/clock.ts'
import { pause } from '#kit/pause.ts'
import { getUser } from '#model/login/contract/session.ts'
import { toFailure } from '../api/failure.ts'
import { newKey } from '../api/newKey.ts'
import { accountHash } from '../session/account.ts'
import { visitor } from '../session/visitor.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { orderKeys, pendingOrders } from '../storage/registry.ts'
import { readRowPatiently, updateRow } from '../storage/rows.ts'
import { channelOf } from '../tabs.ts'
import type { PendingOrder } from './sender.ts'

/** Tells other tabs that the order with this key was placed. */
const placed = channelOf('orders')

export const tellPlaced = (key: string): void => placed?.postMessage(key)

export function onPlaced(key: string, then: () => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => data === key && then()
  placed?.addEventListener('message', listen)
  return () => placed?.removeEventListener('message', listen)
}

/** The time limit for storage that hangs (ms), per order. */
const DEVICE_MS = 1000
let isHanging = false

/** Waits for storage within the limit, and no longer once it has hung. A late write still completes. */
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

/** The order keys of this session, by flow. */
function keysHere(): { marker: string; keys: Record<string, string> } {
  const here = visitor()
  const marker = here.kind === 'customer' ? here.flags.usr : ''
  const kept = readItem(orderKeys)
  return kept?.marker === marker ? kept : { marker, keys: {} }
}

/**
 * Claims the key of an order at its confirming step. All tabs share it, also after a reload, until the outcome is known. The account is
 * stored only once the order is sent.
 */
export function claimOrder(flow: string, at: number): PendingOrder {
  const { marker, keys } = keysHere()
  const key = keys[flow] ?? newKey()
  writeItem(orderKeys, { marker, keys: { ...keys, [flow]: key } })
  return { key, flow, at, sent: false }
}

type Row = PendingOrder & { account: string }
/** An order that is too old counts as missing, however lately another one was stored beside it. */
const isOpen = ({ at }: Row): boolean => now() - at < pendingOrders.lifetime
const all = async (): Promise<readonly Row[]> => ((await readRowPatiently(pendingOrders))?.value ?? []).filter(isOpen)

/** This customer's sent order that fits; null when the device has none. Throws the Failure when nobody knows who the customer is. */
async function findOrder(fits: (order: PendingOrder) => boolean): Promise<PendingOrder | null> {
  const account = await accountHash()
  return (await all()).find((order) => order.sent && order.account === account && fits(order)) ?? null
}

/** This customer's sent order of the flow with an unknown outcome; null when there is none. */
export const pendingOrder = (flow: string): Promise<PendingOrder | null> =>
  inTime(
    findOrder((order) => order.flow === flow),
    null,
  )

/** Keys of orders whose outcome arrived before slow storage had stored the order. */
const settled = new Set<string>()

async function put(order: PendingOrder): Promise<void> {
  const account = await accountHash()
  if (settled.has(order.key)) return
  await updateRow(pendingOrders, (orders) => [
    ...(orders ?? []).filter((known) => isOpen(known) && (known.flow !== order.flow || known.account !== account)),
    { ...order, account },
  ])
}

/** Stores a sent order: it may have been placed, or it waits for a payment. */
export const keepOrder = (order: PendingOrder): Promise<void> => inTime(put(order), undefined)

/** Removes an order whose outcome is known. */
export async function settleOrder({ key, flow }: PendingOrder): Promise<void> {
  const { marker, keys } = keysHere()
  const { [flow]: claimed, ...others } = keys
  if (claimed === key) writeItem(orderKeys, { marker, keys: others })
  settled.add(key)
  await inTime(
    updateRow(pendingOrders, (orders) => (orders ?? []).filter((known) => isOpen(known) && known.key !== key)),
    null,
  )
}

/** The same to report on: without an answer about who the customer is, no order is theirs. */
const knownOrder = (fits: (order: PendingOrder) => boolean): Promise<PendingOrder | null> =>
  findOrder(fits).catch((error: unknown) => {
    toFailure(error, getUser.name)
    return null
  })

/** This customer's order that waits for the payment; null when the device has none, or nobody knows who the customer is. */
export const orderPaidWith = (payment: string): Promise<PendingOrder | null> => knownOrder((order) => order.payment === payment)

/** The payment that this customer may have left for; null when there is none, or nobody knows who the customer is. */
export const openPayment = async (): Promise<string | null> =>
  (await knownOrder(({ payment }) => payment !== undefined))?.payment ?? null
