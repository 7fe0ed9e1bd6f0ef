import { onHost } from '#kit/base.ts'
import type { TakeOver } from '#platform/pwa/policy.ts'

export type ToWorker =
  /** The app has started, or failed to. */
  | { type: 'STARTED' | 'FAILED' }
  /** The data of another customer was removed from this device. */
  | { type: 'OTHERS_GONE' }
  /** Checks all files for damage. Answers how many it replaced. */
  | { type: 'MEND' }
  /** Checks the newest build. */
  | { type: 'CHECK_BUILD' }
  /** Asks a waiting version to take over. Answers whether it does. */
  | { type: 'SKIP_WAITING'; when: TakeOver }
  /** In demos: shows every warning that holds as a notification, said before or not. Answers how many. */
  | { type: 'SHOW_WARNINGS' }

export type ToPages =
  /** To all pages: whether `minBuild` in `build.json` excludes this build. */
  | { type: 'BUILD'; isRequired: boolean }
  /** To one page: the customer pressed a notification, which is about this screen. */
  | { type: 'OPEN'; path: string }

/** Written at every build and fetched past every cache. */
export const BUILD_FILE = onHost('/build.json')
