import type { Day } from '#kit/parts.ts'
import type * as contract from '#model/bundles/contract/complete.ts'
import type { Complete } from '#model/bundles/contract/complete.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { cancelStatusOf, mayActivateComplete } from '../../subscription/subscription.ts'
import { bundlesOf } from '../../world/allowance.ts'
import { completeStatusOf } from '../complete.ts'

const doubled = ({ size, isUnlimited }: { size: number; isUnlimited: boolean }): Complete['data'] =>
  isUnlimited || size > 0 ? { size, additionalCompleteSize: isUnlimited ? 0 : size, isUnlimited } : null

function standing(customer: PostpaidAccount, today: Day): Complete {
  const status = completeStatusOf(customer, today)
  const { data, voice } = bundlesOf(customer)
  return {
    completeStatus: status,
    data: doubled(data),
    voice: doubled(voice),
    expectedOn: status === 'PENDING' ? customer.completeFrom : null,
  }
}

export const complete: Part<typeof contract> = {
  completeStatus: (_, { account, world }) => standing(subscriber(account), world.today),

  activateComplete(_, { account, world: { today }, record }) {
    const customer = subscriber(account)
    if (isCancelledLike(cancelStatusOf(customer, today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
    if (!mayActivateComplete(customer, today)) throw new Refusal(409, 'Complete cannot be activated', 'NOT_ELIGIBLE')
    return standing(subscriber(record({ kind: 'complete' })), today)
  },
}
