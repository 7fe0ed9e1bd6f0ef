import { addressOf, find } from '../../src/routes/find.ts'
import type { Href } from '../../src/routes/href.ts'
import type { DemoAccount } from './control.ts'

export type ShownScreen = { path: Href; title: string }

/**
 * The screens that an account shows and that exist. Not those for guests, which whoever is signed in cannot see, nor the end of a flow,
 * which is there only after the flow; `{id}` is known to nobody here.
 */
export const screensOf = ({ shows }: Pick<DemoAccount, 'shows'>): ShownScreen[] =>
  shows.flatMap((path) => {
    const found = path.includes('{') ? undefined : find(path)
    if (!found || 'redirect' in found.route || found.route.for === 'guests' || found.route.layout === 'default-orange') return []
    const { title } = found.route
    // The table has just found it.
    return [{ path: path as Href, title: typeof title === 'string' ? title : title(addressOf(found, '')) }]
  })
