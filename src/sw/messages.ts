/** What a page says to the worker. */
export type ToWorker =
  /** The app is on screen, or cannot be. */
  | { type: 'STARTED' | 'FAILED' }
  /** Looks whether all files are there and undamaged. Answers how many it has replaced. */
  | { type: 'MEND' }
  /** Asks which build is the newest. */
  | { type: 'CHECK_BUILD' }
  /**
   * To the version that waits: it may take over. At once, as long as nobody looks at any page, or as long as there is one page only. Answers
   * whether it does.
   */
  | { type: 'SKIP_WAITING'; when: 'asked' | 'unseen' | 'alone' }

/** What the worker says to all pages: may this build still be used (`minBuild` in `build.json`)? */
export type ToPages = { type: 'BUILD'; isRequired: boolean }

/** `build.json`, written at every build and fetched past every cache (decisions D9). */
export const BUILD_FILE = '/build.json'
