import * as v from 'valibot'
import { leavePush, movePush } from '#model/login/contract/guest.ts'
import type { Write } from '#model/operation.ts'
import { callOptions } from '#platform/api/callOptions.ts'
import { setBadge } from '#platform/warnings/badge.ts'
import { addressIn, readPush } from '#platform/warnings/push.ts'

type Registration = Pick<ServiceWorkerRegistration, 'pushManager' | 'getNotifications' | 'showNotification'>

/** The browser gave the subscription another address. Missing from TypeScript's types. */
export type MovedSubscription = { oldSubscription: PushSubscription | null; newSubscription: PushSubscription | null }

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
export async function pushedOrStop(registration: Registration): Promise<boolean> {
  if (await readPush()) return true
  for (const shown of await registration.getNotifications()) if (isMessage(shown)) shown.close()
  const subscription = await registration.pushManager?.getSubscription()
  if (!subscription) return false
  await subscription.unsubscribe()
  await tell(leavePush, { endpoint: subscription.endpoint })
  return false
}

type Data = { json: () => unknown } | null

/** Null for what is no message of our backend. */
function messageIn(data: Data): v.InferOutput<typeof Message> | null {
  try {
    return v.parse(Message, data?.json())
  } catch {
    return null
  }
}

/** Shows a message, and takes back what it says is settled. */
export async function showMessage(registration: Registration, data: Data): Promise<void> {
  const message = messageIn(data)
  if (!message || !(await pushedOrStop(registration))) return
  const { notification, path, settled, app_badge } = message
  for (const shown of await registration.getNotifications()) if (settled.includes(shown.tag)) shown.close()
  await setBadge(app_badge)
  if (!notification) return
  const { title, body, tag } = notification
  await registration.showNotification(title, { body, tag, lang: 'nl', data: path })
}

/** Subscribes anew where the browser did not, and tells the backend the new address. */
export async function move(
  registration: Registration,
  { oldSubscription: before, newSubscription }: MovedSubscription,
): Promise<void> {
  if (!before || !(await readPush())) return
  const { applicationServerKey } = before.options
  const now = newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await tell(movePush, { from: before.endpoint, ...addressIn(now) })
}
