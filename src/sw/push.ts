import * as v from 'valibot'
import { leavePush, movePush } from '#model/login/contract/guest.ts'
import type { Write } from '#model/operation.ts'
import { callOptions } from '#platform/api/callOptions.ts'
import { setBadge } from '#platform/warnings/badge.ts'
import { addressIn, readPush } from '#platform/warnings/push.ts'

declare const self: ServiceWorkerGlobalScope

/** Missing from TypeScript's types: the browser gave the subscription another address. */
type Changed = ExtendableEvent & { oldSubscription: PushSubscription | null; newSubscription: PushSubscription | null }

/** A declarative message (`web_push: 8030`), which Safari shows without the worker. `settled`: the tags of what is over. */
const Message = v.object({
  notification: v.optional(v.object({ title: v.string(), body: v.string(), tag: v.string() })),
  path: v.optional(v.string(), '/'),
  settled: v.array(v.string()),
  app_badge: v.number(),
})

/** True for a notification of a push message. */
export const isMessage = ({ tag }: Notification): boolean => tag.startsWith('push-')

/** Tells the backend once. Without an answer the push service tells it, at the next message. */
async function tell<Input>({ name }: Write<Input, true>, input: Input): Promise<void> {
  const headers = { ...callOptions.headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const body = JSON.stringify(input)
  await fetch(`/api/post?endpoint=${name}`, { ...callOptions, method: 'POST', headers, body }).catch(() => undefined)
}

/** Ends the subscription when nobody wants its messages any more, for example after logging out. False when that was so. */
export async function pushedOrStop(): Promise<boolean> {
  if (await readPush()) return true
  const subscription = await self.registration.pushManager?.getSubscription()
  if (!subscription) return false
  await subscription.unsubscribe()
  for (const shown of await self.registration.getNotifications()) if (isMessage(shown)) shown.close()
  await tell(leavePush, { endpoint: subscription.endpoint })
  return false
}

/** Shows a message, and takes back what it says is settled. */
async function receive(data: PushMessageData | null): Promise<void> {
  const message = v.safeParse(Message, data?.json())
  if (!message.success || !(await pushedOrStop())) return
  const { notification, path, settled, app_badge } = message.output
  for (const shown of await self.registration.getNotifications()) if (settled.includes(shown.tag)) shown.close()
  await setBadge(app_badge)
  if (!notification) return
  const { title, body, tag } = notification
  await self.registration.showNotification(title, { body, tag, lang: 'nl', data: path })
}

/** Subscribes anew where the browser did not, and tells the backend the new address. */
async function move({ oldSubscription: before, newSubscription }: Changed): Promise<void> {
  if (!before || !(await readPush())) return
  const { applicationServerKey } = before.options
  const now = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await tell(movePush, { from: before.endpoint, ...addressIn(now) })
}

/** The worker's part of push messages. A press on one is that on any notification. */
export function receivePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(receive(event.data)))
  self.addEventListener('pushsubscriptionchange', (event: Event) => {
    const changed = event as Changed // the only event with this name
    changed.waitUntil(move(changed))
  })
}
