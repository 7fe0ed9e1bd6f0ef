import { onHost, pathHere } from '#kit/base.ts'
import { localeCookie, localeOf } from '#model/device/locale.ts'
import { mayMeasure } from '#platform/analytics/announce.ts'
import { followLaunches } from '#platform/pwa/launches.ts'
import { loadRescue } from '#platform/pwa/part.ts'
import { startStaying } from '#platform/session/staying.ts'
import { visitor, whenKnown } from '#platform/session/visitor.ts'
import { readItem } from '#platform/storage/items.ts'
import { cookieChoice, followedOutage, lockedFor, pendingOrders, push, warnings } from '#platform/storage/registry.ts'
import { readRow } from '#platform/storage/rows.ts'
import { startTheme } from '#platform/theme.ts'

const isDemoPage = () => __MOCK__ && pathHere().startsWith('/demo/')

/** Chooses the language at the first visit and keeps it for a year. */
function keepLocale() {
  const locale = localeOf(/(?:^|;\s*)locale=([^;]+)/.exec(document.cookie)?.[1], navigator.languages)
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: it works in every browser, and nobody waits for it
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

/** Adds the manifest link where the page left it out, so that on a slow line it loads after the figures. */
function nameManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = onHost('/manifest.webmanifest')
  document.head.append(link)
}

/** True when an order on this device has no outcome yet, of whichever customer. */
const hasOrders = async () => ((await readRow(pendingOrders))?.value.length ?? 0) > 0

/** Loads what sends writes at the first key or touch: who only looks needs none. */
function loadTransportAtFirstInput() {
  const load = () => void import('#platform/api/transport.ts').catch(() => undefined) // the call that needs it reports the failure
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, load, { once: true })
}

/** Draws the page of a customer anew on another day: its texts and offers depend on it. Without a connection the next start tries again. */
function watchDays(draw: () => void) {
  const turned = () => {
    draw()
    if (visitor().kind !== 'guest') void import('#platform/api/client.ts').then(({ refreshAll }) => refreshAll())
  }
  whenKnown(() => void import('./midnight.ts').then(({ followDays }) => followDays(turned)).catch(() => undefined))
}

/** Follows the lock on the app, also one that is set in another tab later. */
async function watchAppLock(): Promise<void> {
  const look = async () => {
    if (readItem(lockedFor)) (await import('#page/lock/watch.ts')).watchLock()
  }
  addEventListener('storage', () => void look().catch(() => undefined)) // without its code, the next start asks
  await look()
}

/** The tasks after the first screen, in this order. */
const parts: readonly ((draw: () => void) => unknown)[] = [
  keepLocale,
  startTheme,
  nameManifest,
  watchDays,
  startStaying,
  loadTransportAtFirstInput,
  watchAppLock,
  async () => {
    if (mayMeasure()) (await import('#platform/analytics/measuring.ts')).startMeasuring()
    else if (readItem(cookieChoice) === null) await import('../cookies/ask.tsx')
  },
  loadRescue, // loaded while the server is reachable: it repairs code that fails to load
  async () => {
    if (visitor().kind === 'customer' && !isDemoPage() && (await hasOrders()))
      await (await import('#platform/write/findPayment.ts')).findPayment()
  },
  async () => !isDemoPage() && (await readRow(followedOutage)) && (await import('#features/outage/watch.ts')).watchOutage(),
  async () =>
    ((await readRow(warnings)) ?? (await readRow(push))) && (await import('#platform/warnings/follow.ts')).followWarnings(),
  followLaunches,
  async () => import.meta.env.PROD && (await import('#platform/pwa/updates.ts')).startUpdates(),
  async () => __MOCK__ && import('../../../mocks/demo/panel/start.tsx'),
]

/**
 * Loads and starts everything that the first screen does not need. A part that fails to load holds up no other: a content blocker may
 * refuse its file, or the connection fails, and then the next start tries again. `draw` draws the app anew.
 */
export async function later(draw: () => void) {
  for (const start of parts) {
    try {
      await start(draw)
    } catch {
      // The app works without it.
    }
  }
}
