import { onHost } from '../base.ts'
import type { TakeOver } from '../pwa/policy.ts'

export type ToWorker =
  /** The app has started, or failed to. */
  | { type: 'STARTED' | 'FAILED' }
  /** Checks all files for damage. Answers how many it replaced. */
  | { type: 'MEND' }
  /** Checks the newest build. */
  | { type: 'CHECK_BUILD' }
  /** Asks a waiting version to take over. Answers whether it does. */
  | { type: 'SKIP_WAITING'; when: TakeOver }

/** The message from the worker to all pages: whether `minBuild` in `build.json` excludes this build. */
export type ToPages = { type: 'BUILD'; isRequired: boolean }

/** Written at every build and fetched past every cache. */
export const BUILD_FILE = onHost('/build.json')
