import type { SessionUser } from '../api/contract/session.ts'
import type { Facts } from './access.ts'
import { needsOnboarding } from './onboarding.ts'

/**
 * Who is here. A guest; a customer with a session; or a remembered one: the session is over or cannot be checked, there is no
 * connection, and the last figures may be read.
 */
export type Visitor = { kind: 'guest' } | { kind: 'customer'; flags: SessionUser } | { kind: 'remembered'; prepaid: boolean }

/**
 * What the session alone tells the gates; null for a guest. Derived, never stored. A remembered visitor has no contract to confirm here:
 * what may be read is on the device.
 */
export function factsOf(visitor: Visitor): Facts | null {
  if (visitor.kind === 'guest') return null
  if (visitor.kind === 'remembered') return { prepaid: visitor.prepaid, needsOnboarding: false, remembered: true }
  const { prepaid, contractAccepted } = visitor.flags
  return { prepaid, needsOnboarding: needsOnboarding({ isPostpaid: !prepaid, contractAccepted, simcard: undefined }) }
}
