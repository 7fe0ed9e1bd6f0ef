import { type Preloadable, preloadable } from '../ui/preloadable.tsx'
import type { LoadScreen } from './route.ts'

const screens = new Map<LoadScreen, Preloadable<object>>()

/** The screen of a row; made once. */
export function screenOf(load: LoadScreen): Preloadable<object> {
  const known = screens.get(load) ?? preloadable(load)
  screens.set(load, known)
  return known
}
