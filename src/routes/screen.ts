import { type Preloadable, preloadable } from '../ui/preloadable.tsx'
import type { Found } from './find.ts'
import type { Reads, Screen, ScreenComponent, ShownRoute } from './route.ts'
import { addTitles } from './title.ts'

/** A row that has a screen, with its pattern. */
export type ShownRow = Pick<Found, 'pattern'> & { route: ShownRoute }

/** What is shown for a row: it stands in the row itself, or in the list of customers' screens, which is fetched for it. */
async function ownOf({ pattern, route }: ShownRow): Promise<Screen> {
  if (route.screen) return route
  const { screens } = await import('./screens.ts')
  addTitles(screens)
  return (screens as Readonly<Record<string, Screen>>)[pattern] as Screen // every other row stands there: its type says so
}

type LoadableScreen = Preloadable<object> & {
  /** What the screen reads; undefined while its code is not there, and for one that reads nothing. */
  reads: () => Reads | undefined
}

const made = new Map<string, LoadableScreen>()

function make(row: ShownRow): LoadableScreen {
  let own: ScreenComponent | undefined
  const loadable = preloadable(async () => {
    const code = await (await ownOf(row)).screen()
    own = code.default
    return code
  })
  return { ...loadable, reads: () => own?.reads }
}

/** The screen of a row; made once. */
export function screenOf(row: ShownRow): LoadableScreen {
  const known = made.get(row.pattern) ?? make(row)
  made.set(row.pattern, known)
  return known
}
