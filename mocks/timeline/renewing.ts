/** The days from which a subscriber can sign for a new term. */
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { NewContract, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { renewableFrom } from '../subscription/subscription.ts'

/** The contracts that were signed and not taken back, latest first. */
export const contractsOf = (contract: NewContract | null): NewContract[] =>
  contract ? [contract, ...contractsOf(contract.earlier)] : []

/** Has the customer cancelled by a day, or signed for a term that begins later? A cancellation without a day counts from the start. */
const cannotSignOn = (account: PostpaidAccount, day: Day): boolean => {
  const { undone = [], termination, cancellation, leavesWithNumber: leaves, since, newContract } = account
  const cancelledOn = cancellation ? (cancellation.cancelledOn ?? cancellation.on) : since
  return (
    undone.some(({ on, until }) => on <= day && day < until) ||
    (termination !== null && cancelledOn <= day) ||
    (leaves !== null && leaves.askedOn <= day) ||
    contractsOf(newContract).some(({ orderedOn, startsOn }) => orderedOn <= day && day < startsOn)
  )
}

/** The terms of a subscriber with their last days: the earlier ones, those in force, and those of a change to come. */
const termsOf = ({ earlier, contractEnd, pending }: PostpaidAccount): { contractEnd: Day | null; until: Day | null }[] => [
  ...earlier,
  { contractEnd, until: pending && addDays(pending.startsOn, -1) },
  ...(pending ? [{ contractEnd: pending.contractEnd, until: null }] : []),
]

/** The customer with what was signed before a cancellation: it is back for who stays, and what happened before then does not change. */
const asSigned = (account: PostpaidAccount): PostpaidAccount => ({ ...account, ...account.cancellation?.renewal })

/** The first days on which a new term can be signed for, past and future. Each lies within its own terms. */
export function renewableDays(customer: PostpaidAccount): Day[] {
  const account = asSigned(customer)
  return termsOf(account).flatMap(({ contractEnd, until }, index, terms) => {
    if (contractEnd === null) return []
    const opens = renewableFrom(account, contractEnd)
    const last = terms[index - 1]?.until ?? addDays(account.since, -1)
    return last < opens && (until === null || opens <= until) && !cannotSignOn(account, opens) ? [opens] : []
  })
}
