import { part } from '#platform/pwa/part.ts'

/** The cryptography loads on demand. It is cached with the app, so it works offline. */
export const keeping = part(() => import('./keep.ts'))
