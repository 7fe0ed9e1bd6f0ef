import { addRow } from '#platform/router/find.ts'
import type { Route } from '#platform/router/route.ts'
import { screensFrom } from '#platform/router/screen.ts'
import { isSwitchedOn } from './switches.ts'
import { table } from './table.ts'

/** Gives the router the screens that this provider has. */
for (const [path, route] of Object.entries<Route>(table)) if (isSwitchedOn(path)) addRow(path, route)
screensFrom(() => import('./screens.ts'))
