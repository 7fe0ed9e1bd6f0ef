export type ToWorker =
  /** The app has started, or failed to. */
  | { type: 'STARTED' | 'FAILED' }
  /** Checks all files for damage. Answers how many it replaced. */
  | { type: 'MEND' }
  /** Checks the newest build. */
  | { type: 'CHECK_BUILD' }
  /**
   * To a waiting version: it may take over at once, while all pages are hidden, or while at most one page is open. Answers whether it
   * does.
   */
  | { type: 'SKIP_WAITING'; when: 'asked' | 'unseen' | 'alone' }

/** The message from the worker to all pages: whether `minBuild` in `build.json` excludes this build. */
export type ToPages = { type: 'BUILD'; isRequired: boolean }

/** Written at every build and fetched past every cache. */
export const BUILD_FILE = '/build.json'
