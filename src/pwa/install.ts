import { useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { now } from '../clock.ts'
import { mayInvite } from '../domain/installing.ts'
import { atMost } from '../pause.ts'
import { installChoice } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { isReload } from './isReload.ts'

/** Chromium's event that lets a page ask to be installed; not in the DOM's types. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** How this browser installs: it asks (Chromium), the customer does it by hand (iOS), or not at all. */
export type InstallWay = 'prompt' | 'ios' | 'none'

const state = proxy<{ way: InstallWay; invited: boolean }>({ way: 'none', invited: false })
let offered: InstallEvent | undefined

/** The code of the invitation is fetched only on a visit that has one. */
export const installCard = preloadable(() => import('./InstallCard.tsx'))
/** How long the first screen waits for that code where it is known from the start that the card belongs on it. */
const PATIENCE_MS = 200

/** Started from the home screen? */
export const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

const onIos = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/**
 * The way to show on the install card, or 'none' when there is nothing to invite to. An offer that comes while the screen is being read
 * waits for the next time: nothing moves by itself.
 */
export function useInvitation(): InstallWay {
  const [way] = useState(() => (installCard.ready() ? state.way : 'none'))
  const { invited } = useSnapshot(state)
  return invited ? way : 'none'
}

/**
 * Counts the visit (a reload is none) and listens for the browser's offer. The card comes after the second visit, and not for 90 days after
 * "Niet nu". Settles when the first screen can be drawn: with the card, where it belongs on it.
 */
export async function startInstall(): Promise<void> {
  const before = recall(installChoice) ?? { visits: 0, dismissedAt: null }
  const choice = isReload() ? before : { ...before, visits: before.visits + 1 }
  keep(installChoice, choice)
  state.invited = mayInvite(choice, now()) && !runsInstalled()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent // the only event of this name
    state.way = 'prompt'
    if (state.invited) void installCard.load()
  })
  addEventListener('appinstalled', () => {
    state.invited = false
  })
  if (!onIos()) return
  state.way = 'ios'
  if (state.invited) await atMost(PATIENCE_MS, installCard.load())
}

/** Names the manifest where the page left it out. Nothing waits for it, so on a slow line it comes after the figures. */
export function nameManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** Asks the browser to install; true when the customer did. */
export async function install(): Promise<boolean> {
  if (!offered) return false
  const asking = offered.prompt()
  offered = undefined // it can be asked once
  const { outcome } = await asking
  state.invited = false
  return outcome === 'accepted'
}

/** "Niet nu" */
export function declineInstall(): void {
  const choice = recall(installChoice)
  if (choice) keep(installChoice, { ...choice, dismissedAt: now() })
  state.invited = false
}
