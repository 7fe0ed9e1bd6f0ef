import type { AccessFacts } from '#model/access/access.ts'
import { isAllowedDuringOnboarding, ONBOARDING_PATH } from '#model/welcome/onboarding.ts'
import type { RedirectRow, Route } from './route.ts'

/** `undecided`: a read that the decision depends on has not answered. */
export type Verdict = 'show' | 'not-found' | 'undecided' | { go: string }

/** Whether this visitor may see this row. `facts` is null for a guest; `path` is the requested path. */
export function verdict(route: Route | undefined, facts: AccessFacts | null, path: string): Verdict {
  if (!route) return onboardingFirst(facts, path) ?? 'not-found'
  const isIn = facts !== null && facts.remembered !== true
  if ('redirect' in route) return { go: targetOf(route, facts, isIn) }
  if (route.for === 'anyone') return onboardingFirst(facts, path) ?? 'show'
  if (route.for === 'guests') return isIn ? (onboardingFirst(facts, path) ?? 'not-found') : 'show'
  if (!facts) return { go: '/inloggen' }
  const first = onboardingFirst(facts, path)
  if (first) return first
  const answer = route.gate ? route.gate(facts) : true
  if (answer === undefined) return 'undecided'
  return answer ? 'show' : 'not-found'
}

function targetOf({ redirect, signedIn, prepaid }: RedirectRow, facts: AccessFacts | null, isIn: boolean): string {
  if (prepaid !== undefined && !facts) return '/inloggen'
  return (isIn && signedIn) || (facts?.prepaid && prepaid) || redirect
}

/** A new customer is redirected to /welkom from everywhere else, including unknown and public paths. */
function onboardingFirst(facts: AccessFacts | null, path: string): Verdict | null {
  if (!facts || isAllowedDuringOnboarding(path) || facts.needsOnboarding === false) return null
  return facts.needsOnboarding ? { go: ONBOARDING_PATH } : 'undecided'
}
