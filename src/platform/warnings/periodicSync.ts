/** The name under which the browser starts the worker once in a while. */
export const WARNINGS_TAG = 'warnings'

/** The shortest time between two checks (ms). The browser takes longer for an app that is seldom used. */
const INTERVAL_MS = 12 * 3_600_000

/** Periodic background sync (Chromium, for installed apps). Missing from TypeScript's types. */
type PeriodicSync = {
  register: (tag: string, options: { minInterval: number }) => Promise<void>
  unregister: (tag: string) => Promise<void>
}

const syncOf = (registration: ServiceWorkerRegistration): PeriodicSync | undefined => Reflect.get(registration, 'periodicSync')

export const canSync = (registration: ServiceWorkerRegistration): boolean => syncOf(registration) !== undefined

/** Has the browser start the worker once in a while. False when it refuses. */
export async function startSyncing(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await syncOf(registration)?.register(WARNINGS_TAG, { minInterval: INTERVAL_MS })
    return canSync(registration)
  } catch {
    return false // only for apps that are installed and used
  }
}

export async function stopSyncing(registration: ServiceWorkerRegistration): Promise<void> {
  // Refused where it could not be started either.
  await syncOf(registration)
    ?.unregister(WARNINGS_TAG)
    .catch(() => undefined)
}
