import { addressOf, find } from '#platform/router/find.ts'
import type { Href } from '#platform/router/href.ts'
import type { Screen } from '#platform/router/route.ts'
import { screens } from '#routes/screens.ts'
import type { DemoAccount } from './control.ts'

const all: Readonly<Record<string, Screen>> = screens

type ShownScreen = { path: Href; title: string }

/**
 * The screens that an account shows and that exist. Excluded are screens for guests, the ends of flows, which exist only after the flow,
 * and paths with an `{id}`, which the panel does not know.
 */
export const screensOf = ({ shows }: Pick<DemoAccount, 'shows'>): ShownScreen[] =>
  shows.flatMap((path) => {
    const found = path.includes('{') ? undefined : find(path)
    if (!found || 'redirect' in found.route || found.route.for === 'guests' || found.route.layout === 'default-orange') return []
    const title = 'title' in found.route ? found.route.title : (all[found.pattern]?.title ?? '')
    // The table has just matched this path.
    return [{ path: path as Href, title: typeof title === 'string' ? title : title(addressOf(found, '')) }]
  })
