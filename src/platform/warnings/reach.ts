import { type Reach, reachOf } from '#model/warnings/warningReach.ts'
import { isAnyOn } from '#model/warnings/warnings.ts'
import { runsInstalled } from '../pwa/install.ts'
import { isRemembered } from '../session/remembering.ts'
import { setBadge } from './badge.ts'
import { readChoices } from './choices.ts'
import { canSync, startSyncing, stopSyncing } from './periodicSync.ts'
import { readPush } from './push.ts'

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  globalThis.navigator.serviceWorker?.getRegistration()

/** Chromium's name of the permission, which other browsers do not know. */
async function mayCheck(): Promise<boolean> {
  try {
    // Missing from TypeScript's types.
    const name = 'periodic-background-sync' as PermissionName
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return false
  }
}

/** How far warnings reach on this device now. */
export async function fetchReach(): Promise<Reach> {
  const registration = await registrationHere()
  return reachOf({
    canCheck: registration !== undefined && canSync(registration) && 'Notification' in globalThis,
    mayCheck: await mayCheck(),
    isInstalled: runsInstalled(),
    notifications: 'Notification' in globalThis ? Notification.permission : 'denied',
    isRemembered: isRemembered(),
  })
}

/** Asks for permission to show notifications. Only after a press. */
export const askPermission = (): Promise<unknown> => Notification.requestPermission()

/**
 * Has the browser check in the background as long as something is on and it may; otherwise not, and without a number on the icon, unless
 * push messages set that.
 */
export async function followChoices(): Promise<void> {
  const registration = await registrationHere()
  const wanted = await readChoices()
  const isOn = wanted !== null && isAnyOn(wanted.choices)
  if (!isOn && !(await readPush())) await setBadge(0)
  if (!registration) return
  if (isOn && (await fetchReach()) === 'closed') await startSyncing(registration)
  else await stopSyncing(registration)
}
