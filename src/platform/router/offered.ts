import type { AccessFacts } from '#model/access/access.ts'
import { find } from './find.ts'
import { type Href, href, type PlainPath } from './href.ts'
import { verdict } from './verdict.ts'

function isOpen(path: string, facts: AccessFacts | null): boolean {
  const route = find(path)?.route
  const told = verdict(route, facts, path)
  return typeof told === 'object' && route && 'redirect' in route ? isOpen(told.go, facts) : told !== 'not-found'
}

/**
 * The address of a link; null when this provider lacks the screen or this visitor may not open it, so that no link shows. Onboarding,
 * which redirects a new customer, hides no links.
 */
export const offered = (path: PlainPath, facts: AccessFacts | null): Href | null =>
  isOpen(path, facts && { ...facts, needsOnboarding: false }) ? href(path) : null
