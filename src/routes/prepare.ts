import { preload, type Reading } from '../api/client.ts'
import { factsOf, visitor } from '../stores/session.ts'
import { collapsed, find } from './find.ts'
import type { Route } from './route.ts'
import { screenOf } from './screen.tsx'

/** What a screen reads, for this visitor and address. */
export function readsOf(route: Route, search: string): readonly Reading[] {
  const facts = factsOf(visitor())
  return facts && 'reads' in route && route.reads ? route.reads(facts, new URLSearchParams(search)) : []
}

/** Fetches code and answers of the screen at this address. Never fails: what went wrong shows on the screen itself. */
export async function prepare(to: string): Promise<void> {
  const url = new URL(to, location.origin)
  const found = find(collapsed(url.pathname))
  if (!found || 'redirect' in found.route) return
  await Promise.all([screenOf(found.route.screen).load(), preload(readsOf(found.route, url.search))])
}
