import * as v from 'valibot'
import { type PushAddress, PushTopic } from '#model/warnings/contract.ts'
import { push } from '../storage/registry.ts'
import { readRowPatiently, removeRow, updateRow } from '../storage/rows.ts'

const Stored = v.object({
  account: v.string(),
  remembered: v.boolean(),
  id: v.nullable(v.string()),
  topics: v.fallback(v.array(PushTopic), []),
})
type PushOnDevice = v.InferOutput<typeof Stored>

/** The push messages of the customer of this device; null without any. */
export async function readPush(): Promise<PushOnDevice | null> {
  const stored = v.safeParse(Stored, (await readRowPatiently(push))?.value)
  return stored.success ? stored.output : null
}

/** False when the device did not confirm. */
export const writePush = async (kept: PushOnDevice): Promise<boolean> => (await updateRow(push, () => kept)) !== null

/** Ends the subscription of this browser, and forgets it. */
export async function dropPush(registration: ServiceWorkerRegistration): Promise<void> {
  await removeRow(push)
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

export function addressIn(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/**
 * The address of this browser for messages of the sender with this key. One of another customer (`isOwn` is false) ends first: its messages
 * are not for this one. The permission must have been given.
 */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string, isOwn: boolean): Promise<PushAddress> {
  const before = await pushManager.getSubscription()
  if (before && isOwn) return addressIn(before)
  await before?.unsubscribe()
  return addressIn(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}
