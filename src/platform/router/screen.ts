import { type Preloadable, preloadable } from '#kit/ui/preloadable.tsx'
import type { FoundRoute } from './find.ts'
import type { Reads, Screen, ScreenComponent, ShownRoute } from './route.ts'
import { addTitles } from './title.ts'

type ScreenList = Readonly<Record<string, Screen>>
let loadScreens: () => Promise<{ screens: ScreenList }> = () => Promise.reject(new Error('The router has no screens'))

/** Names the list of the customers' screens, which loads with the first of them. */
export function screensFrom(load: typeof loadScreens): void {
  loadScreens = load
}

export type ShownRow = Pick<FoundRoute, 'pattern'> & { route: ShownRoute }

/** Loads the list of the customers' screens, and with it their titles. */
export async function loadScreenList(): Promise<ScreenList> {
  const { screens } = await loadScreens()
  addTitles(screens)
  return screens
}

/** The screen of a row, from the row itself or from the list of customers' screens, which is loaded for it. */
async function ownOf({ pattern, route }: ShownRow): Promise<Screen> {
  if (route.screen) return route
  return (await loadScreenList())[pattern] as Screen // the type of the list guarantees that all other rows are in it
}

type LoadableScreen = Preloadable<object> & {
  /** The screen's reads; undefined until its code has loaded, and for a screen without reads. */
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

/** The lazy screen of a row, created once. */
export function screenOf(row: ShownRow): LoadableScreen {
  const known = made.get(row.pattern) ?? make(row)
  made.set(row.pattern, known)
  return known
}
