import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { CompleteStatus } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { isComplete } from '../../src/domain/bundles.ts'
import { completeBy } from '../../src/domain/completeBy.ts'

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

/** Are the bundles of this period doubled? The period in which Compleet begins is doubled completely, earlier periods never. */
export const isDoubled = (account: Subject, { until }: Pick<Period, 'until'>, today: Day): boolean =>
  isComplete(completeStatusOf(account, today)) && (account.completeFrom === null || account.completeFrom <= until)
