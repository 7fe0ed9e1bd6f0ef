import type { Day } from '#kit/parts.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import type { CompleteStatus } from '#model/overview/contract.ts'
import { completeBy } from '#model/payment/completeBy.ts'
import type { Period } from '#model/usage/contract.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'

type Subject = Pick<PostpaidAccount, 'completeStatus' | 'completeFrom'>

/** Requests Compleet on a day. */
export const withComplete = (account: PostpaidAccount, today: Day): PostpaidAccount => ({
  ...account,
  completeStatus: 'PENDING',
  completeFrom: completeBy(today),
})

export const withoutComplete = { completeStatus: 'ELIGIBLE', completeFrom: null } as const satisfies Partial<PostpaidAccount>

/** A request becomes active on the promised day. */
export const completeStatusOf = ({ completeStatus, completeFrom }: Subject, today: Day): CompleteStatus =>
  completeStatus === 'PENDING' && completeFrom !== null && completeFrom <= today ? 'ACTIVE' : completeStatus

/** The day from which the bundles of this period are doubled, as seen today; null when they are not. */
export function doubledFrom(account: Subject, { from, until }: Pick<Period, 'from' | 'until'>, today: Day): Day | null {
  const first = account.completeFrom ?? from
  if (!isComplete(completeStatusOf(account, today)) || first > until) return null
  return first < from ? from : first
}
