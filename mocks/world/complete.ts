import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { CompleteStatus } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { isComplete } from '../../src/domain/bundles.ts'
import { completeBy } from '../../src/domain/completeBy.ts'

type Subject = Pick<PostpaidAccount, 'completeStatus' | 'completeFrom'>

/** Complete was asked for on a day. */
export const withComplete = (account: PostpaidAccount, today: Day): PostpaidAccount => ({
  ...account,
  completeStatus: 'PENDING',
  completeFrom: completeBy(today),
})

/** It is not asked for any more. */
export const withoutComplete = { completeStatus: 'ELIGIBLE', completeFrom: null } as const satisfies Partial<PostpaidAccount>

/** What was asked for is active from the promised day on. */
export const completeStatusOf = ({ completeStatus, completeFrom }: Subject, today: Day): CompleteStatus =>
  completeStatus === 'PENDING' && completeFrom !== null && completeFrom <= today ? 'ACTIVE' : completeStatus

/** Are the bundles of this period doubled? That in which complete begins is doubled as a whole, those before it never were. */
export const isDoubled = (account: Subject, { until }: Pick<Period, 'until'>, today: Day): boolean =>
  isComplete(completeStatusOf(account, today)) && (account.completeFrom === null || account.completeFrom <= until)
