import type { ShownRow } from '#platform/router/screen.ts'
import { notFound, undecided } from './fallbackScreens.ts'
import { layoutOf } from './layouts/layouts.ts'

/** The code around a screen: its layout and the screens that may replace it. Without a row: the 404 page. */
export function frameOf(row: ShownRow | undefined) {
  const route = row?.route
  const isGuarded = route?.for === 'customers' && route.gate !== undefined
  return [layoutOf(route), isGuarded && undecided, (isGuarded || !route) && notFound].filter((part) => !!part)
}
