import { useState } from 'react'
import { refreshAll } from '../api/client.ts'
import { onboardingNeeds, type Source } from '../domain/access.ts'
import type { Visitor } from '../domain/visitor.ts'
import type { Route } from '../routes/route.ts'
import { Admitted, type Case } from './Admitted.tsx'
import { Failed, GuardFailed } from './ErrorPage.tsx'
import NotFound from './NotFound.tsx'
import { useFacts } from './useFacts.ts'
import { verdict } from './verdict.ts'
import { Waiting } from './Waiting.tsx'

type Props = Case & { visitor: Extract<Visitor, { kind: 'customer' }> }

/** What has to be known before this row can be shown, or none: whether the contract is accepted, and what its gate asks. */
const needsOf = (route: Route | undefined): readonly Source[] => [
  ...onboardingNeeds,
  ...(route && 'for' in route && route.for === 'customers' && route.gate ? route.gate.needs : []),
]

/**
 * A row whose guard hangs on more than the session (spec 5): nothing of the screen shows before that is known, and what could not be
 * asked is offered again; it is no 404 (decisions D7).
 */
export default function Undecided(asked: Props) {
  const { facts, settled, failure } = useFacts(asked.visitor, needsOf(asked.found?.route))
  const now = verdict(asked.found?.route, facts, asked.path)
  // Who was let in stays in until they go elsewhere: what they do here may change what they may, as at /welkom.
  const [isIn, setIn] = useState(false)
  if (now === 'show' && !isIn) setIn(true)
  const decided = isIn ? 'show' : now
  if (decided === 'not-found') return <NotFound path={asked.path} visitor={asked.visitor} />
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  if (!settled) return <Waiting />
  // What the server said itself, with its code, is told as it is (spec 2 error page).
  return failure ? <Failed error={failure} again={refreshAll} /> : <GuardFailed again={refreshAll} />
}
