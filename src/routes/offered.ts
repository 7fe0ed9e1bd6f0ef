import type { Facts } from '../domain/access.ts'
import { find } from './find.ts'
import { type Href, href, type PlainPath } from './href.ts'
import { verdict } from './verdict.ts'

function isOpen(path: string, facts: Facts | null): boolean {
  const route = find(path)?.route
  const told = verdict(route, facts, path)
  return typeof told === 'object' && route && 'redirect' in route ? isOpen(told.go, facts) : told !== 'not-found'
}

/**
 * Where a link to this screen leads; null where this provider does without it, or the table keeps this visitor out: then there is no link. That a
 * new customer is led to /welkom first is no reason to leave one out.
 */
export const offered = (path: PlainPath, facts: Facts | null): Href | null =>
  isOpen(path, facts && { ...facts, needsOnboarding: false }) ? href(path) : null
