/** The abilities and permissions of this device. */
export type ReachFacts = {
  /** The browser can start the worker of a closed app once in a while, and show notifications. */
  canCheck: boolean
  /** It does so for this app: an installed one that is used. */
  mayCheck: boolean
  isInstalled: boolean
  notifications: 'default' | 'denied' | 'granted'
  /** The figures stay on the device after the session ("Onthoud mij"). */
  isRemembered: boolean
}

/**
 * How far warnings reach: `closed`: also when the app is closed; `ask`: with permission; `denied`: notifications are refused; `forgotten`:
 * once the device remembers the customer; `install`: once installed; `open`: only while the app is open.
 */
export type Reach = 'closed' | 'ask' | 'denied' | 'forgotten' | 'install' | 'open'

export function reachOf({ canCheck, mayCheck, isInstalled, notifications, isRemembered }: ReachFacts): Reach {
  if (!canCheck || (isInstalled && !mayCheck)) return 'open'
  if (!mayCheck) return 'install'
  if (notifications === 'denied') return 'denied'
  if (!isRemembered) return 'forgotten'
  return notifications === 'granted' ? 'closed' : 'ask'
}
