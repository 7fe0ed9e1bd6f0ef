import type { Account, Porting, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { FixMeItem, Tile } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { isLate, lastChanceOf, nextTermOf, type Term } from '../../src/domain/arrangements.ts'
import { isComplete } from '../../src/domain/bundles.ts'
import { isCancelledLike } from '../../src/domain/cancellation.ts'
import { balanceState, validityOf } from '../../src/domain/credit.ts'
import { FRIENDS_A_YEAR, friendsThisYear } from '../../src/domain/memberDeal.ts'
import { isOnItsWay, phoneStanding } from '../../src/domain/phoneStanding.ts'
import { isInRenewalWindow } from '../../src/domain/renewal.ts'
import { isEsim } from '../../src/domain/simcard.ts'
import { bundlesOf } from './allowance.ts'
import { completeStatusOf } from './complete.ts'
import { countingHandset } from './handset.ts'
import { hasEnded, terminationOf } from './periods.ts'
import { isJustDone } from './porting.ts'
import { reflectionsOf } from './reflection.ts'
import { cancelStatusOf, mayActivateComplete } from './subscription.ts'
import { isBehind, runningOf } from './unpaid.ts'

/** There is no contract any more to confirm. */
export const isWithdrawn = (account: Account): boolean =>
  account.type === 'Postpaid' && account.cancellation?.isWithdrawn === true

/** A new customer who has not confirmed the contract yet (spec 4 onboarding). */
export const isOnboarding = (account: Account): boolean =>
  account.simcard.statusType === 'BLOCKED' && !account.contractAccepted && !isWithdrawn(account)

const portingTypes = { sms: 'portingSms', sent: 'portingSent', approved: 'portingApproved', rejected: 'portingRejected' } as const

/** What the overview says of a number on its way, or that has just come over. */
function portingItems(porting: Porting | null, today: Day): FixMeItem[] {
  if (!porting || porting.step === 'cancelled' || porting.step === 'terminated') return []
  const { number } = porting
  if (porting.step === 'done') return isJustDone(porting, today) ? [{ templateType: 'portingDone', number }] : []
  const date = porting.step === 'approved' ? { date: porting.date } : {}
  return [{ templateType: portingTypes[porting.step], number, ...date }]
}

/** The term that is next; one that is late says until when the arrangement goes on. */
const termItem = (term: Term, today: Day): FixMeItem =>
  isLate(term, today)
    ? { templateType: 'arrangementLate', amount: term.amount, date: lastChanceOf(term) }
    : { templateType: 'arrangement', amount: term.amount, date: term.dueOn }

/** What asks for attention, the most urgent first. `overdue`: cents that should have been paid by now. */
export function fixMeBarItemsOf(account: Account, today: Day, overdue: number | null): FixMeItem[] {
  if (hasEnded(account, today)) return []
  const items: FixMeItem[] = []
  const { simcard } = account
  if (isOnboarding(account)) items.push({ templateType: 'onboarding' })
  else if (simcard.status === 'Geblokkeerd') items.push({ templateType: 'simBlocked' })

  if (account.type === 'Postpaid') {
    const termination = terminationOf(account)
    const term = nextTermOf(runningOf(account, today)?.terms ?? [])
    if (overdue !== null) items.push({ templateType: 'paymentOverdue', amount: overdue })
    items.push(...portingItems(account.porting, today))
    if (simcard.hasPendingSimcardActivation)
      items.push({ templateType: isEsim(account.sims.next?.type ?? simcard.type) ? 'esimActivation' : 'simActivation' })
    if (term) items.push(termItem(term, today))
    if (termination) items.push({ templateType: 'terminating', date: termination })
    const [first] = reflectionsOf(account, today)
      .map(({ until }) => until)
      .toSorted()
    if (first !== undefined && !isOnboarding(account)) items.push({ templateType: 'withdrawal', date: first })
  } else {
    const expires = account.creditValidUntil
    if (balanceState(account.balance) !== 'enough') items.push({ templateType: 'lowBalance', amount: account.balance })
    if (validityOf(expires, today) !== 'valid') items.push({ templateType: 'creditExpiring', date: expires })
    items.push(...portingItems(account.porting, today))
  }
  return items
}

/** Facts about the bundles that stand out: a change on its way, or a subscription that has stopped. */
export function fixMeTilesOf(account: Account, today: Day): Tile[] {
  if (account.type === 'Prepaid') return []
  const termination = terminationOf(account)
  if (termination && hasEnded(account, today)) return [{ templateType: 'inactive', date: termination }]
  const { pending, portfolio } = account
  if (!pending) return []
  const tile = { templateType: 'pendingBundle', date: pending.startsOn } as const
  // Only internet that is still to come has a size on the overview.
  if (pending.bundles.data === account.bundles.data || pending.internetNow) return [tile]
  const { data } = bundlesOf({ portfolio, bundles: pending.bundles })
  return [{ ...tile, size: data.isUnlimited ? null : data.size }]
}

/** Nothing stands in the way of asking a friend along. */
const isInGoodStanding = (account: PostpaidAccount, today: Day) =>
  account.simcard.statusType === 'ACTIVE' &&
  account.termination === null &&
  !account.leavesWithNumber &&
  !isBehind(account, today) &&
  runningOf(account, today) === null

/** Ten friends a calendar year bring a gift. */
const hasPlaceForFriend = ({ friends }: PostpaidAccount, today: Day) => friendsThisYear(friends, today) < FRIENDS_A_YEAR

/** Invitations. */
export function tilesOf(account: Account, today: Day): Tile[] {
  if (account.type === 'Prepaid' || hasEnded(account, today)) return []
  const tiles: Tile[] = []
  const { contractEnd } = account
  const handset = countingHandset(account.handset)
  const completeStatus = completeStatusOf(account, today)
  if (isComplete(completeStatus) || completeStatus === 'PENDING' || mayActivateComplete(account, today))
    tiles.push({ templateType: 'complete' })
  if (contractEnd && !isCancelledLike(cancelStatusOf(account, today))) {
    // A customer who has signed for a new term has nothing to renew.
    if (isInRenewalWindow(contractEnd, today) && !account.pending?.renews)
      tiles.push({ templateType: 'renew', date: contractEnd })
  }
  const standing = phoneStanding(handset)
  // Of a phone that was paid at once there is nothing to tell once it has come.
  if (handset && (standing === 'paying' || standing === 'paid') && (handset.totalCredit > 0 || isOnItsWay(handset))) {
    const onItsWay = isOnItsWay(handset)
    tiles.push({ templateType: 'phone', paid: handset.totalPaid, total: handset.totalCredit, ...(onItsWay && { onItsWay }) })
  }
  if (isInGoodStanding(account, today) && hasPlaceForFriend(account, today)) tiles.push({ templateType: 'memberDeal' })
  return tiles
}
