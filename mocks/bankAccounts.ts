/**
 * Linking a bank account with a payment of one cent. The bank of the demo says from which account it was paid and whose that is: the customer's
 * own, unless another answer is chosen there.
 */
import type { Account } from '../fixtures/accounts/account.ts'
import type { LinkReceipt } from '../src/api/contract/bankAccount.ts'
import { type LinkProblem, linkProblem } from '../src/domain/bankAccount.ts'

/** How it can be paid so that nothing is linked. */
export const linkDecisions = ['other-account', 'other-name'] as const satisfies readonly LinkProblem[]
export type LinkDecision = (typeof linkDecisions)[number]

/** Of somebody whom nobody knows. */
const OTHER = { iban: 'NL09WADB9000009999', holder: 'P. Anders' }

/** Why the account is not linked, by what the bank says of the payer; null when it is. */
export function linkedBy(decision: LinkDecision | null, asked: string, { firstName, lastName }: Account): LinkProblem | null {
  const own = { iban: asked, holder: `${firstName.charAt(0)} ${lastName}`.toUpperCase() }
  const paidBy = decision === 'other-account' ? OTHER : decision === 'other-name' ? { ...own, holder: OTHER.holder } : own
  return linkProblem(asked, paidBy, { firstName, lastName })
}

/** What the customer is told of it. */
export const linkReceipt = (problem: LinkProblem | null): LinkReceipt =>
  problem === null ? { linked: true } : { linked: false, why: problem }
