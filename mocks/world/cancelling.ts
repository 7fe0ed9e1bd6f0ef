import type { NewContract, PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { WithdrawalKind } from '../../src/api/contract/withdrawal.ts'
import { addDays, endOfMonth } from '../../src/domain/dates.ts'
import { canUndo, earliestEnd } from '../../src/domain/termination.ts'
import { completeStatusOf, withoutComplete } from './complete.ts'
import { withdrawnHandset } from './handset.ts'
import { hasEnded } from './periods.ts'

/** An extension begins after the term that is running. A customer who can leave before that leaves without it (see `leaving`). */
export const renewsLate = ({ pending }: PostpaidAccount, today: Day): boolean =>
  pending?.renews === true && !pending.isFinal && pending.startsOn > earliestEnd(today, null)

const withoutLateRenewal = (account: PostpaidAccount, today: Day): PostpaidAccount =>
  renewsLate(account, today) ? withoutPending(account, today) : account

/** The subscription ends on a day; one that ends already goes on doing so. */
export const terminated = (account: PostpaidAccount, endsOn: Day, fee: number, today: Day): PostpaidAccount =>
  account.termination === null
    ? {
        ...withoutLateRenewal(account, today),
        termination: endsOn,
        cancellation: { on: today, fee, isWithdrawn: false },
      }
    : account

/** The customer stays after all, as long as that can be. */
export const stays = (account: PostpaidAccount, today: Day): PostpaidAccount =>
  account.termination !== null && !hasEnded(account, today) && canUndo(account.termination, today)
    ? { ...account, termination: null, cancellation: null }
    : account

/** Of a new contract that has started the bundles stay for the month that is paid; those of before come back after it. */
function backFrom({ before, earlier }: NewContract, account: PostpaidAccount, today: Day): PostpaidAccount {
  const bundles = { ...before.bundles, dataCap: account.bundles.dataCap }
  const pending: PendingChange = { ...before, bundles, startsOn: addDays(endOfMonth(today), 1), isFinal: true, renews: true }
  return { ...account, contractEnd: before.contractEnd, pending, newContract: earlier }
}

/** What was agreed on is as if it never was. */
export function withdrawn(account: PostpaidAccount, kind: WithdrawalKind, today: Day): PostpaidAccount {
  if (hasEnded(account, today)) return account
  if (kind === 'phone') return { ...account, handset: withdrawnHandset(account, today) }
  if (kind === 'subscription') {
    const cancellation = { on: today, fee: 0, isWithdrawn: true }
    return {
      ...account,
      handset: withdrawnHandset(account, today),
      termination: today,
      cancellation,
      pending: null,
      porting: null,
      newContract: null,
    }
  }
  const { newContract } = account
  if (!newContract) return account
  if (newContract.startsOn <= today) return backFrom(newContract, account, today)
  const { pending } = account
  // What came with a phone is only taken back so.
  return withoutPending(
    { ...account, pending: pending && newContract.withPhone ? { ...pending, isFinal: false } : pending },
    today,
  )
}

/** A change that has not started is off, and so is the contract that came with it. */
export function withoutPending(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { pending, newContract } = account
  if (!pending || pending.isFinal) return account
  const isOfContract = newContract?.startsOn === pending.startsOn
  return {
    ...account,
    pending: null,
    newContract: isOfContract ? newContract.earlier : newContract,
    ...(pending.complete === true && completeStatusOf(account, today) === 'PENDING' && withoutComplete),
  }
}

/** The contract that begins with a change: another period for a term (domain 1.3), or an extension. */
export function newContractOf(account: PostpaidAccount, change: PendingChange | null, today: Day): NewContract | null {
  const { binding, bundles, contractEnd, discount, surcharge } = account
  const begins = change?.renews === true || (change?.binding !== binding && change?.binding !== 'month')
  if (!change || !begins) return account.newContract
  const before = { binding, bundles, contractEnd, discount, surcharge }
  return { orderedOn: today, startsOn: change.startsOn, before, earlier: account.newContract }
}
