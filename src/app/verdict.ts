import type { Facts } from '../domain/access.ts'
import type { Route } from '../routes/route.ts'

export type Verdict = 'show' | 'not-found' | { go: string }

/** May this visitor see this row? (spec 5 route guards, decisions D7.) `facts` is null for a guest. */
export function verdict(route: Route | undefined, facts: Facts | null): Verdict {
  if (!route) return 'not-found'
  if ('redirect' in route) return { go: route.redirect }
  if (route.for === 'anyone') return 'show'
  if (route.for === 'guests') return facts ? 'not-found' : 'show'
  if (!facts) return { go: '/inloggen' }
  return (route.gate?.(facts) ?? true) ? 'show' : 'not-found'
}
