import type { TakeOver } from '../pwa/policy.ts'

/** What a page says to the worker. */
export type ToWorker =
  /** The app is on screen, or cannot be. */
  | { type: 'STARTED' | 'FAILED' }
  /** Looks whether all files are there and undamaged. Answers how many it has replaced. */
  | { type: 'MEND' }
  /** Asks which build is the newest. */
  | { type: 'CHECK_BUILD' }
  /** To the version that waits: it may take over. Answers whether it does. */
  | { type: 'SKIP_WAITING'; when: TakeOver }

/** What the worker says to all pages: may this build still be used (`minBuild` in `build.json`)? */
export type ToPages = { type: 'BUILD'; isRequired: boolean }

/** `build.json`, written at every build and fetched past every cache (decisions D9). */
export const BUILD_FILE = '/build.json'
