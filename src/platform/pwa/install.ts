import { useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { now } from '#kit/clock.ts'
import { atMost } from '#kit/pause.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { mayInvite } from '#model/device/installing.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { installChoice } from '../storage/registry.ts'
import { isReload } from './isReload.ts'

/** Chromium's install event, which the DOM types lack. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** How this browser installs: by a prompt (Chromium), manually (iOS), or not at all. */
export type InstallWay = 'prompt' | 'ios' | 'none'

export const installation = proxy<{ way: InstallWay; invited: boolean }>({ way: 'none', invited: false })
/** The browser's offer, as long as it can be used. */
export const offer: { event?: InstallEvent | undefined } = {}

/** Loaded only on visits that show the invitation. */
export const installCard = preloadable(() => import('./InstallCard.tsx'))
/** How long the first screen waits for that code when the card belongs on it (ms). */
const PATIENCE_MS = 200

/** True when started from the home screen. */
export const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

const onIos = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/**
 * The way to install for the card, or 'none' for no card. A browser offer that arrives later waits for the next visit, so that nothing
 * shifts.
 */
export function useInvitation(): InstallWay {
  const [way] = useState(() => (installCard.ready() ? installation.way : 'none'))
  const { invited } = useSnapshot(installation)
  return invited ? way : 'none'
}

/**
 * Counts the visit, reloads excluded, and listens for the browser's offer. The card appears from the second visit, and not for 90 days
 * after "Niet nu". Settles when the first screen can render, with the card where it applies.
 */
export async function startInstall(): Promise<void> {
  const before = readItem(installChoice) ?? { visits: 0, dismissedAt: null }
  const choice = isReload() ? before : { ...before, visits: before.visits + 1 }
  writeItem(installChoice, choice)
  installation.invited = mayInvite(choice, now()) && !runsInstalled()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.event = event as InstallEvent // the only event with this name
    installation.way = 'prompt'
    if (installation.invited) void installCard.load()
  })
  addEventListener('appinstalled', () => {
    installation.invited = false
  })
  if (!onIos()) return
  installation.way = 'ios'
  if (installation.invited) await atMost(PATIENCE_MS, installCard.load())
}
