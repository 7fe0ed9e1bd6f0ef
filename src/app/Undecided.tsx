import { useState } from 'react'
import { refreshAll } from '../api/client.ts'
import { onboardingNeeds, type Source } from '../domain/access.ts'
import type { Visitor } from '../domain/visitor.ts'
import type { Route } from '../routes/route.ts'
import { verdict } from '../routes/verdict.ts'
import { Admitted, type Case } from './Admitted.tsx'
import { Failed, GuardFailed } from './ErrorPage.tsx'
import NotFound from './NotFound.tsx'
import { useFacts } from './useFacts.ts'
import { Waiting } from './Waiting.tsx'

type Props = Case & { visitor: Extract<Visitor, { kind: 'customer' }> }

/** The facts that must be known before this row can be shown: whether the contract is accepted, and what its gate asks. */
const needsOf = (route: Route | undefined): readonly Source[] => [
  ...onboardingNeeds,
  ...(route && 'for' in route && route.for === 'customers' && route.gate ? route.gate.needs : []),
]

/**
 * A row whose guard needs more than the session (spec 5). Nothing of the screen shows before the answers are there. A read that failed can be
 * tried again; it is no 404 (decisions D7).
 */
export default function Undecided(asked: Props) {
  const { facts, settled, failure } = useFacts(asked.visitor, needsOf(asked.found?.route))
  const now = verdict(asked.found?.route, facts, asked.path)
  // A customer who was let in stays until they go elsewhere, because what they do here may change their rights, as at /welkom.
  const [isIn, setIn] = useState(false)
  if (now === 'show' && !isIn) setIn(true)
  const decided = isIn ? 'show' : now
  if (decided === 'not-found') return <NotFound path={asked.path} visitor={asked.visitor} />
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  if (!settled) return <Waiting />
  // A failure with a status shows the server's own message and code (spec 2 error page).
  return failure ? <Failed error={failure} again={refreshAll} /> : <GuardFailed again={refreshAll} />
}
