import type { Day } from '#kit/parts.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import type { WithdrawalKind } from '#model/subscription/contract/withdrawal.ts'
import { isInReflection } from '#model/subscription/withdrawal.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { isReturnable } from '../phones/phoneOrder.ts'
import { hasEnded } from '../world/periods.ts'

/** A contract that can still be withdrawn. */
type Reflection = { readonly kind: WithdrawalKind; readonly orderedOn: Day; readonly until: Day }

/** The first day of the reflection period: the day of the order, or of the delivery of a phone that came with it. */
const contractSince = ({ handset, newContract }: PostpaidAccount): Day | null => {
  if (newContract === null) return null
  const arrivesOn = newContract.withPhone ? handset?.arrivesOn : undefined
  return arrivesOn ?? newContract.orderedOn
}

/** The day on which the subscription was ordered, from which it can be withdrawn: it may have begun later. */
export const concludedOn = ({ since, orderedOn }: Pick<PostpaidAccount, 'since' | 'orderedOn'>): Day => orderedOn ?? since

/** The contract that can still be withdrawn; null without one. */
export const openContract = (account: PostpaidAccount, today: Day) => {
  const since = contractSince(account)
  return since !== null && isInReflection(since, today) ? account.newContract : null
}

/** The last day of a binding term; null when none binds the customer. */
export function termOf(account: PostpaidAccount, today: Day): Day | null {
  if (isInReflection(concludedOn(account), today)) return null
  const { binding, contractEnd } = openContract(account, today)?.before ?? account
  const end = binding === 'month' || contractEnd === null ? null : contractEnd
  return end !== null && end >= today ? end : null
}

/** The contracts in their reflection period. For a service it starts at the order, for goods at delivery. */
export function reflectionsOf(account: PostpaidAccount, today: Day): Reflection[] {
  if (hasEnded(account, today)) return []
  const { handset, newContract } = account
  const concluded = concludedOn(account)
  const begun: { kind: WithdrawalKind; orderedOn: Day; from: Day }[] = [
    { kind: 'subscription', orderedOn: concluded, from: concluded },
  ]
  if (handset && isReturnable(handset) && handset.orderedOn && handset.arrivesOn)
    begun.push({ kind: 'phone', orderedOn: handset.orderedOn, from: handset.arrivesOn })
  const contracted = contractSince(account)
  if (newContract && contracted !== null) begun.push({ kind: 'change', orderedOn: newContract.orderedOn, from: contracted })
  return begun
    .filter(({ from }) => isInReflection(from, today))
    .map(({ kind, orderedOn, from }) => ({ kind, orderedOn, until: reflectionUntil(from) }))
}
