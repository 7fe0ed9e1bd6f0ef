import * as v from 'valibot'
import { onHost } from '#kit/base.ts'
import { shiftClock } from '#kit/clock.ts'
import { setBadge } from '#platform/warnings/badge.ts'
import { stopSyncing, WARNINGS_TAG } from '#platform/warnings/periodicSync.ts'
import { readPush } from '#platform/warnings/push.ts'
import { screenOf } from './isScreen.ts'
import type { ToPages } from './messages.ts'
import { isMessage, type MovedSubscription, move, pushedOrStop, showMessage } from './push.ts'
import { checkWarnings, showWarnings, type WarnDeps, wantedOrStop } from './warn.ts'

declare const self: ServiceWorkerGlobalScope

/** Missing from TypeScript's types. */
type PeriodicSyncEvent = ExtendableEvent & { tag: string }

const cookie = async (name: string): Promise<string | null> =>
  'cookieStore' in self ? ((await self.cookieStore.get(name))?.value ?? null) : null

const SessionCookie = v.object({ usr: v.string() })

async function marker(): Promise<string | null> {
  try {
    return v.parse(SessionCookie, JSON.parse(decodeURIComponent((await cookie('usr')) ?? ''))).usr
  } catch {
    return null // there is none, or it is not ours
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const means: WarnDeps = {
  isWatched: async () => (await pages()).some(({ visibilityState }) => visibilityState === 'visible'),
  marker,
  fetch: (input, init) => fetch(input, init),
  notify: ({ title, body, path }, { key, silent }) =>
    self.registration.showNotification(title, { body, tag: key, silent, lang: 'nl', data: path }),
  setBadge,
  async stop() {
    await stopSyncing(self.registration)
    const isPushed = (await readPush()) !== null
    if (!isPushed) await setBadge(0)
    for (const shown of await self.registration.getNotifications()) if (!isPushed || !isMessage(shown)) shown.close()
  },
}

/** The demo has a clock of its own. */
async function onTime<Result>(work: (means: WarnDeps) => Promise<Result>): Promise<Result> {
  if (__MOCK__) shiftClock(Number(await cookie('demo-clock')))
  return work(means)
}

/** Opens the screen of a notification in the window that there is, the one in view if there are more, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = (await pages()).filter((client) => client instanceof WindowClient)
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!page) return void (await self.clients.openWindow(onHost(path)))
  page.postMessage({ type: 'OPEN', path } satisfies ToPages)
  await page.focus()
}

/**
 * The worker's part of warning the customer: the checks that the browser asks for once in a while, push messages, and presses on
 * notifications.
 */
export function warnInBackground(): void {
  self.addEventListener('periodicsync', (event: Event) => {
    const sync = event as PeriodicSyncEvent // the only event with this name
    if (sync.tag === WARNINGS_TAG) sync.waitUntil(onTime(checkWarnings))
  })
  self.addEventListener('push', (event) => event.waitUntil(showMessage(self.registration, event.data)))
  self.addEventListener('pushsubscriptionchange', (event: Event) => {
    const moved = event as ExtendableEvent & MovedSubscription // the only event with this name
    moved.waitUntil(move(self.registration, moved))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(screenOf(String(event.notification.data), self.location.origin, !__IN_PAGE__)))
  })
}

/** A page has started, perhaps because somebody logged out, or another customer is here. */
export const tidyWarnings = (): Promise<unknown> => Promise.all([onTime(wantedOrStop), pushedOrStop(self.registration)])

/** For demos, which cannot wait for the browser. */
export const showAllWarnings = (): Promise<number> => onTime(showWarnings)
