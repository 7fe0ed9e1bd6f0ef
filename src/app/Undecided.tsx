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

/** The facts required by this row: onboarding, and those of its gate. */
const needsOf = (route: Route | undefined): readonly Source[] => [
  ...onboardingNeeds,
  ...(route && 'for' in route && route.for === 'customers' && route.gate ? route.gate.needs : []),
]

/**
 * A row whose guard needs more than the session. Nothing of the screen shows before the reads are done. A failed read offers a retry; it
 * is no 404.
 */
export default function Undecided(asked: Props) {
  const { facts, settled, failure } = useFacts(asked.visitor, needsOf(asked.found?.route))
  const now = verdict(asked.found?.route, facts, asked.path)
  // An admitted customer stays until they leave, because actions here may change their rights, as on /welkom.
  const [isIn, setIn] = useState(false)
  if (now === 'show' && !isIn) setIn(true)
  const decided = isIn ? 'show' : now
  if (decided === 'not-found') return <NotFound path={asked.path} visitor={asked.visitor} />
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  if (!settled) return <Waiting />
  // A failure with a status shows the server's own message and code.
  return failure ? <Failed error={failure} again={refreshAll} /> : <GuardFailed again={refreshAll} />
}
