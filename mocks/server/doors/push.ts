/**
 * Sends push messages. With VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT in the environment it sends to the push services of
 * browsers; without these, only to its own at /demo/push/<id>, which keeps the encrypted messages.
 */
import webpush from 'web-push'
import type { PushAddress } from '#model/warnings/contract.ts'
import { sender } from '../../warnings/devices.ts'
import { type Matter, payloadOf, standingOf } from '../../warnings/matters.ts'
import { subscribedIn } from '../../warnings/world.ts'
import { json } from '../answers.ts'
import { type Browser, nowIn, record } from '../browsers.ts'
import { keepNewest } from '../keepNewest.ts'
import type { Serve } from './nodeHttp.ts'

const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = process.env
const isReal = Boolean(publicKey && privateKey && subject)
const keys = isReal ? { publicKey: publicKey ?? '', privateKey: privateKey ?? '' } : webpush.generateVAPIDKeys()

/** The push services of Chrome, Firefox, Safari and Edge. No other host is ever called. */
const services =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)\//
const OWN = '/demo/push/'
const isOwn = (endpoint: string) => /^http:\/\/localhost:\d+\/demo\/push\/[\w-]{1,64}$/.test(endpoint)

sender.key = keys.publicKey
sender.sendsTo = (endpoint) => isOwn(endpoint) || (isReal && services.test(endpoint))

/** An encrypted message, as a push service gets it. */
type Received = { readonly authorization: string; readonly encoding: string; readonly body: string }
const received = new Map<string, readonly Received[]>()
const MOST_RECEIVED = 50

/** The push service of the demo: takes messages by POST, and lists them for the browser by GET. */
export const pushService: Serve = async (request) => {
  const id = new URL(request.url).pathname.slice(OWN.length)
  if (request.method !== 'POST') return json(received.get(id) ?? [])
  const message = {
    authorization: request.headers.get('Authorization') ?? '',
    encoding: request.headers.get('Content-Encoding') ?? '',
    body: Buffer.from(await request.arrayBuffer()).toString('base64url'),
  }
  keepNewest(received, id, [...(received.get(id) ?? []), message].slice(-MOST_RECEIVED), MOST_RECEIVED)
  return new Response(null, { status: 201 })
}

export const isForPush = (path: string): boolean => path.startsWith(OWN)

/** The time for which a push service keeps a message for a device that is off, in seconds: a day. */
const KEPT = 86_400
/** How long a push service may take (ms). */
const PATIENCE = 10_000

/** Safari ends subscriptions that get messages without a notification. */
const showsAll = (endpoint: string) => endpoint.startsWith('https://web.push.apple.com/')

/** True when the push service knows the address no more. */
async function isGone({ endpoint, p256dh, auth }: PushAddress, payload: object): Promise<boolean> {
  const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: subject ?? 'mailto:demo@example.com', ...keys },
    contentEncoding: 'aes128gcm',
    TTL: KEPT,
  })
  const { 'Content-Length': _, ...headers } = details.headers
  const body = new Uint8Array(details.body ?? [])
  const { status } = await fetch(endpoint, { method: details.method, headers, body, signal: AbortSignal.timeout(PATIENCE) })
  return status === 404 || status === 410
}

/** The matters that each subscription knows of, by browser and id. Lost at a restart, after which nothing old is told. */
const known = new WeakMap<Browser, Map<string, ReadonlySet<string>>>()

/** What is new since a subscription was last looked at, and what is settled. At the first look everything is known. */
function changesFor(browser: Browser, id: string, matters: readonly Matter[]): { fresh: Matter[]; settled: string[] } {
  const all = known.get(browser) ?? new Map<string, ReadonlySet<string>>()
  const before = all.get(id)
  const keysNow = new Set(matters.map(({ key }) => key))
  known.set(browser, all.set(id, keysNow))
  return {
    fresh: before ? matters.filter(({ key }) => !before.has(key)) : [],
    settled: [...(before ?? [])].filter((key) => !keysNow.has(key)),
  }
}

async function tellOf(browser: Browser, number: number, real: number): Promise<void> {
  const now = nowIn(browser, real)
  const subscribed = subscribedIn(browser.events[number] ?? [])
  if (subscribed.length === 0) return
  const { matters, todo } = standingOf(browser, number, now)
  for (const { id, wish, origin } of subscribed) {
    const { topics, details, endpoint } = wish
    const { fresh, settled } = changesFor(browser, id, matters)
    const told = fresh.filter(({ topic }) => topics.includes(topic))
    const isSilent = told.length === 0 && settled.length > 0 && !showsAll(endpoint)
    for (const matter of isSilent ? [null] : told)
      if (await isGone(wish, payloadOf({ matter, details, settled, todo: todo(topics), origin })))
        record(browser, number, { kind: 'push-ended', id }, now)
  }
}

/** Sends what has changed for the customers of these browsers at a moment (ms of the real clock). A push service that fails stops no other. */
export async function sendNews(browsers: Iterable<Browser>, real: number): Promise<void> {
  const tellings = [...browsers].flatMap((browser) =>
    Object.keys(browser.events).map((number) => tellOf(browser, Number(number), real)),
  )
  for (const told of await Promise.allSettled(tellings))
    if (told.status === 'rejected') process.stderr.write(`Een melding is niet verstuurd: ${String(told.reason)}\n`)
}
