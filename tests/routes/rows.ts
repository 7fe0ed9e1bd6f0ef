import type { Route, Screen } from '#platform/router/route.ts'
import { screens } from '#routes/screens.ts'
import { table } from '#routes/table.ts'

export const rows: readonly [string, Route][] = Object.entries(table)

const ofCustomers: Readonly<Record<string, Screen>> = screens

/** The screen that a row shows. */
export function screenAt(path: string, route: Exclude<Route, { redirect: string }>): Screen {
  const screen = route.screen ? route : ofCustomers[path]
  if (!screen) throw new Error(`${path} has no screen`)
  return screen
}

/** Example values for the parameters in a path. */
export const exampleOf = (path: string): Record<string, string> =>
  path.startsWith('/verlengen/telefoons/')
    ? { brand: 'talura', name: 's2', spec: '128-gb-zwart' }
    : path === '/betaal-factuur/:id'
      ? { id: 'alle-facturen' }
      : {}
