import { preloadable } from '../ui/preloadable.tsx'

/**
 * What may stand in the place of a screen: "nothing here", or a wait while more is read about the customer. Most customers see neither at
 * their start, so it is fetched with the first row that has a guard.
 */
export const notFound = preloadable(() => import('../app/NotFound.tsx'))
export const undecided = preloadable(() => import('../app/Undecided.tsx'))
