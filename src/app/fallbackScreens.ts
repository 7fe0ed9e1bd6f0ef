import { preloadable } from '#kit/ui/preloadable.tsx'

/**
 * The screens that may replace a guarded one: the 404 page, and the wait for further reads. Most starts need neither, so they load with
 * the first guarded row.
 */
export const notFound = preloadable(() => import('./NotFound.tsx'))
export const undecided = preloadable(() => import('./GuardedByData.tsx'))
