/** What page and worker say to each other. */
export type ToWorker = { type: 'SKIP_WAITING' } | { type: 'CHECK_BUILD' } | { type: 'MEND' }

/** `build.json`, written at every build and fetched past every cache (decisions D9). */
export const BUILD_FILE = '/build.json'
