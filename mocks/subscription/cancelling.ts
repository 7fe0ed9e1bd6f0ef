import { addDays, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { WithdrawalKind } from '#model/subscription/contract/withdrawal.ts'
import { canUndo, earliestEnd } from '#model/subscription/termination.ts'
import type { Cancellation, NewContract, PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { completeStatusOf, withoutComplete } from '../bundles/complete.ts'
import { subscriberAsOf, withoutChange } from '../bundles/pending.ts'
import { withdrawnOrder } from '../phones/phoneOrder.ts'
import { withoutService } from '../sim/world.ts'
import { hasEnded } from '../world/periods.ts'
import { priceTermsOf } from '../world/prices.ts'

/** A renewal begins after the current term. A customer who can leave earlier leaves without it (see `leaving`). */
export const renewsLate = ({ pending }: PostpaidAccount, today: Day): boolean =>
  pending?.renews === true && !pending.isFinal && pending.startsOn > earliestEnd(today, null)

/** The subscription ends on a day; an earlier termination remains as it is. */
export function terminated(account: PostpaidAccount, endsOn: Day, fee: number, today: Day): PostpaidAccount {
  if (account.termination !== null) return account
  const cancellation = { on: today, fee, isWithdrawn: false }
  if (!renewsLate(account, today)) return { ...account, termination: endsOn, cancellation }
  const { pending, newContract, completeStatus, completeFrom } = account
  const renewal = { pending, newContract, completeStatus, completeFrom }
  return { ...withoutPending(account, today), termination: endsOn, cancellation: { ...cancellation, renewal } }
}

/** The renewal that comes back for who stays, if its first day is still to come. */
export const renewalSetAside = ({ cancellation }: PostpaidAccount, today: Day): Cancellation['renewal'] =>
  (cancellation?.renewal?.pending?.startsOn ?? '') > today ? cancellation?.renewal : undefined

/** A customer who leaves with the number, from the day on which the last day is announced. */
export function leftWithNumber(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { leavesWithNumber: leaves, termination } = account
  if (leaves === null || termination !== null || today < leaves.toldOn) return account
  const { toldOn, endsOn } = leaves
  const { cancellation, ...left } = terminated(subscriberAsOf(account, toldOn), endsOn, 0, toldOn)
  return { ...left, cancellation: cancellation && { ...cancellation, withNumber: true } }
}

/** Revokes the termination while that is possible. */
export function stays(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { termination: endsOn, cancellation, undone = [] } = account
  if (endsOn === null || hasEnded(account, today) || !canUndo(endsOn, today)) return account
  // A cancellation of an unknown day was there from the beginning.
  const { on = account.since, withNumber = false } = cancellation ?? {}
  const known = { on, until: today, endsOn, ...(withNumber && { withNumber }) }
  const back = renewalSetAside(account, today)
  return { ...account, ...back, termination: null, cancellation: null, leavesWithNumber: null, undone: [...undone, known] }
}

/** Remembers a contract that is taken back. */
const takenBackFrom = ({ takenBack }: PostpaidAccount, { orderedOn, startsOn }: NewContract, today: Day) => [
  ...takenBack,
  { orderedOn, begun: startsOn <= today ? startsOn : null },
]

/** After the withdrawal of a started contract, its bundles remain for the paid month; the previous bundles return after it. */
function backFrom(contract: NewContract, account: PostpaidAccount, today: Day): PostpaidAccount {
  const { before, earlier } = contract
  const bundles = { ...before.bundles, dataCap: account.bundles.dataCap }
  const pending: PendingChange = { ...before, bundles, startsOn: addDays(endOfMonth(today), 1), isFinal: true, renews: true }
  const takenBack = takenBackFrom(account, contract, today)
  return { ...account, contractEnd: before.contractEnd, pending, newContract: earlier, takenBack }
}

/** Undoes the agreed contract. */
export function withdrawn(account: PostpaidAccount, kind: WithdrawalKind, today: Day): PostpaidAccount {
  if (hasEnded(account, today)) return account
  if (kind === 'phone') return { ...account, handset: withdrawnOrder(account, today) }
  if (kind === 'subscription') {
    const { porting, cancellation: before } = account
    const cancelledOn = before === null || before.isWithdrawn ? null : before.on
    const cancellation = { on: today, fee: 0, isWithdrawn: true, ...(cancelledOn !== null && { cancelledOn }) }
    return {
      ...withoutService(withoutChange(account, today)),
      handset: withdrawnOrder(account, today),
      termination: today,
      cancellation,
      porting: porting?.step === 'done' ? porting : null,
      newContract: null,
      takenBack: account.newContract ? takenBackFrom(account, account.newContract, today) : account.takenBack,
    }
  }
  const { newContract } = account
  if (!newContract) return account
  if (newContract.startsOn <= today) return backFrom(newContract, account, today)
  const { pending } = account
  // Bundles that came with a phone can only be withdrawn this way.
  return withoutPending(
    { ...account, pending: pending && newContract.withPhone ? { ...pending, isFinal: false } : pending },
    today,
  )
}

/** Cancels a change that has not started, together with its contract. */
export function withoutPending(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { pending, newContract } = account
  if (!pending || pending.isFinal) return account
  const isOfContract = newContract?.startsOn === pending.startsOn
  return {
    ...withoutChange(account, today),
    ...(isOfContract && { newContract: newContract.earlier, takenBack: takenBackFrom(account, newContract, today) }),
    ...(pending.complete === true && completeStatusOf(account, today) === 'PENDING' && withoutComplete),
  }
}

/** The contract that begins with a change: a period with another binding, or a renewal. */
export function newContractOf(account: PostpaidAccount, change: PendingChange | null, today: Day): NewContract | null {
  const { binding, contractEnd } = account
  const begins = change?.renews === true || (change?.binding !== binding && change?.binding !== 'month')
  if (!change || !begins) return account.newContract
  const before = { ...priceTermsOf(account), contractEnd }
  return { orderedOn: today, startsOn: change.startsOn, before, earlier: account.newContract }
}
