import { collapsed, find } from '../../src/routes/find.ts'
import type { DemoAccount } from './control.ts'

export type ShownScreen = { path: string; title: string }

/**
 * The screens that an account shows and that exist. Not those for guests, which whoever is signed in cannot see, nor the end of a flow,
 * which is there only after the flow; `{id}` is known to nobody here.
 */
export const screensOf = ({ shows }: Pick<DemoAccount, 'shows'>): ShownScreen[] =>
  shows.flatMap((path) => {
    const route = path.includes('{') ? undefined : find(collapsed(path))?.route
    if (!route || 'redirect' in route || route.for === 'guests' || route.layout === 'default-orange') return []
    return [{ path, title: route.title }]
  })
