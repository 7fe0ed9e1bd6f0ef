import type { ComponentProps } from 'react'
import { preloadable } from '../ui/preloadable.tsx'

/**
 * What may stand in the place of a screen: nothing here, or not yet, while more is asked about the customer. Most customers see neither at
 * their start: fetched with the first row that has a guard.
 */
export const notFound = preloadable<ComponentProps<typeof import('../app/NotFound.tsx')['default']>>(
  () => import('../app/NotFound.tsx'),
)
export const undecided = preloadable<ComponentProps<typeof import('../app/Undecided.tsx')['default']>>(
  () => import('../app/Undecided.tsx'),
)
