import type { AccessFacts } from '#model/access/access.ts'
import type { SessionUser } from '#model/login/contract/session.ts'
import { needsOnboarding } from '#model/welcome/onboarding.ts'

/**
 * The visitor: a guest; a customer with a session; or a remembered customer, whose session ended or cannot be checked offline and who may
 * read the stored figures.
 */
export type Visitor = { kind: 'guest' } | { kind: 'customer'; flags: SessionUser } | { kind: 'remembered'; prepaid: boolean }

/**
 * The facts that the session alone provides; null for a guest. Derived, never stored. A remembered visitor needs no onboarding, because
 * only stored figures are shown.
 */
export function factsOf(visitor: Visitor): AccessFacts | null {
  if (visitor.kind === 'guest') return null
  if (visitor.kind === 'remembered') return { prepaid: visitor.prepaid, needsOnboarding: false, remembered: true }
  const { prepaid, contractAccepted } = visitor.flags
  return { prepaid, needsOnboarding: needsOnboarding({ isPostpaid: !prepaid, contractAccepted, simcard: undefined }) }
}

/** The kind of customer, also known for a remembered visitor; null for a guest. */
export function customerTypeOf(visitor: Visitor): 'prepaid' | 'postpaid' | null {
  const facts = factsOf(visitor)
  return facts && (facts.prepaid ? 'prepaid' : 'postpaid')
}
