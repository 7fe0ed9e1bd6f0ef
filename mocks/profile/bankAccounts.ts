/**
 * Linking a bank account with a payment of one cent. The demo bank reports the payer's account and name. By default those are the
 * customer's own; the page of the bank offers other outcomes.
 */

import { type LinkProblem, linkProblem } from '#model/profile/bankAccount.ts'
import type { LinkReceipt } from '#model/profile/contract/bankAccount.ts'
import type { Account } from '../../fixtures/accounts/account.ts'

/** Outcomes of a successful payment that link no account. */
export const linkDecisions = ['other-account', 'other-name'] as const satisfies readonly LinkProblem[]
export type LinkDecision = (typeof linkDecisions)[number]

const OTHER = { iban: 'NL09WADB9000009999', holder: 'P. Anders' }

/** Why the account is not linked, judged by the payer that the bank reports; null when it is linked. */
export function linkedBy(decision: LinkDecision | null, asked: string, { firstName, lastName }: Account): LinkProblem | null {
  const own = { iban: asked, holder: `${firstName.charAt(0)} ${lastName}`.toUpperCase() }
  const paidBy = decision === 'other-account' ? OTHER : decision === 'other-name' ? { ...own, holder: OTHER.holder } : own
  return linkProblem(asked, paidBy, { firstName, lastName })
}

export const linkReceipt = (problem: LinkProblem | null): LinkReceipt =>
  problem === null ? { linked: true } : { linked: false, why: problem }
