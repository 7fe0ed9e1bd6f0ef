import { type Preloadable, preloadable } from '../ui/preloadable.tsx'
import type { Found } from './find.ts'
import type { Screen, ShownRoute } from './route.ts'
import { addTitles } from './title.ts'

/** A row that has a screen, with its pattern. */
export type ShownRow = Pick<Found, 'pattern'> & { route: ShownRoute }

/** What is shown for a row: it stands in the row itself, or in the list of customers' screens, which is fetched for it. */
export async function ownOf({ pattern, route }: ShownRow): Promise<Screen> {
  if (route.screen) return route
  const { screens } = await import('./screens.ts')
  addTitles(screens)
  return (screens as Readonly<Record<string, Screen>>)[pattern] as Screen // every other row stands there: its type says so
}

const made = new Map<string, Preloadable<object>>()

/** The screen of a row; made once. */
export function screenOf(row: ShownRow): Preloadable<object> {
  const known = made.get(row.pattern) ?? preloadable(async () => (await ownOf(row)).screen())
  made.set(row.pattern, known)
  return known
}
