import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import { balanceState, validityOf } from '#model/credit/credit.ts'
import { nextStartOf } from '#model/credit/prepaidBundles.ts'
import { FRIENDS_A_YEAR, friendsThisYear } from '#model/friends/memberDeal.ts'
import { type ArrangementTerm, isLate, lastChanceOf, nextTermOf } from '#model/invoices/arrangements.ts'
import type { FixMeItem, Tile } from '#model/overview/contract.ts'
import { hasJustArrived } from '#model/phones/phoneComing.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import { returnPhoneBy } from '#model/subscription/withdrawal.ts'
import { cardYearOn, newsUntil } from '#model/year/year.ts'
import type { Account, PhoneOrder, Porting, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { rates } from '../../fixtures/catalogue/rates.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import type { Running } from '../credit/autoTopUp.ts'
import { lastDayOfCredit } from '../credit/credit.ts'
import { lackingNext } from '../credit/prepaid.ts'
import { type Behind, isBehind, runningOf } from '../invoices/unpaid.ts'
import { countingOrder, firstTermOn, refundOf, withdrawnOrders } from '../phones/phoneOrder.ts'
import { isJustDone } from '../porting/world.ts'
import { cancelStatusOf, mayActivateComplete, renewableFrom } from '../subscription/subscription.ts'
import { bundlesOf } from '../world/allowance.ts'
import { hasEnded, terminationOf } from '../world/periods.ts'
import { wholeMonths } from '../year/wholeMonths.ts'

/** A withdrawn contract no longer needs confirmation. */
export const isWithdrawn = (account: Account): boolean =>
  account.type === 'Postpaid' && account.cancellation?.isWithdrawn === true

/** A new customer who has not confirmed the contract yet. */
export const isOnboarding = (account: Account): boolean =>
  account.simcard.statusType === 'BLOCKED' && !account.contractAccepted && !isWithdrawn(account)

const portingTypes = { sms: 'portingSms', sent: 'portingSent', approved: 'portingApproved', rejected: 'portingRejected' } as const

function portingItems(porting: Porting | null, today: Day): FixMeItem[] {
  if (!porting || porting.step === 'cancelled' || porting.step === 'terminated') return []
  const { number } = porting
  if (porting.step === 'done')
    return isJustDone(porting, today) ? [{ templateType: 'portingDone', number, was: porting.was, date: porting.date }] : []
  const date = porting.step === 'approved' ? { date: porting.date } : {}
  return [{ templateType: portingTypes[porting.step], number, ...date }]
}

/** The item about a new SIM card: on its way, or being activated. */
function activationOf({ simcard, sims: { next } }: Account): FixMeItem {
  if (next?.activating) return { templateType: 'simActivating' }
  return { templateType: isEsim(next?.type ?? simcard.type) ? 'esimActivation' : 'simActivation' }
}

/** The next term of an arrangement; when late, with its last payment day. */
function termItem(term: ArrangementTerm | null, today: Day): FixMeItem[] {
  if (term === null) return []
  return isLate(term, today)
    ? [{ templateType: 'arrangementLate', amount: term.amount, date: lastChanceOf(term) }]
    : [{ templateType: 'arrangement', amount: term.amount, date: term.dueOn }]
}

const lackingTypes = {
  bundle: { missed: 'extensionMissed', coming: 'extensionLacking' },
  mutual: { missed: 'mutualMissed', coming: 'mutualLacking' },
} as const

/** How many days it stays news that a bundle or on-net calling was not extended. */
export const MISSED_NEWS = 14

/** The credit was too low for the last extension of a bundle or of on-net calling, or will be for the next. */
function extensionItems(account: PrepaidAccount, of: Running, today: Day): FixMeItem[] {
  const types = lackingTypes[of]
  const missed = of === 'bundle' ? account.notExtended : account.mutualNotExtended
  if (missed && today <= addDays(missed.on, MISSED_NEWS))
    return [{ templateType: types.missed, amount: missed.lacking, date: missed.on }]
  const lacking = lackingNext(account, of, today)
  const { ends } = account[of] ?? { ends: null }
  return ends === null || lacking === 0 ? [] : [{ templateType: types.coming, amount: lacking, date: nextStartOf(ends) }]
}

/** How many days a refund stays news after it was paid. */
const REFUND_NEWS = 31

/**
 * How it stands with every phone of a withdrawn contract, also when the subscription was withdrawn with it: it must be sent back, has come
 * back, or was never shipped; and the refund, until it is no longer news.
 */
const returnItems = (account: PostpaidAccount, today: Day): FixMeItem[] =>
  withdrawnOrders(account).flatMap((handset): FixMeItem[] => {
    const refund = refundOf(handset, today)
    if (refund === null || handset.withdrawnOn === undefined) return []
    const { amount, on: date, receivedOn } = refund
    if (date === null) return [{ templateType: 'phoneReturn', date: returnPhoneBy(handset.withdrawnOn) }]
    if (today > addDays(date, REFUND_NEWS)) return []
    if (receivedOn !== null) return [{ templateType: 'phoneReturned', date, amount }]
    return amount > 0 ? [{ templateType: 'phoneRefund', date, amount }] : []
  })

/** The items that need attention, most urgent first. */
export function fixMeBarItemsOf(
  account: Account,
  today: Day,
  { overdue, count, checking }: Behind,
  paysTerm: boolean,
): FixMeItem[] {
  if (hasEnded(account, today)) return account.type === 'Postpaid' ? returnItems(account, today) : []
  const items: FixMeItem[] = []
  const { simcard } = account
  if (account.numberLock.waiting.length > 0) items.push({ templateType: 'lockWaiting' })
  if (isOnboarding(account)) items.push({ templateType: 'onboarding' })
  else if (simcard.status === 'Geblokkeerd') items.push({ templateType: 'simBlocked' })

  if (account.type === 'Postpaid') {
    const termination = terminationOf(account)
    const term = nextTermOf(runningOf(account, today)?.terms ?? [])
    if (overdue > 0) items.push({ templateType: 'paymentOverdue', amount: overdue, ...(count > 1 && { count }) })
    if (checking > 0) items.push({ templateType: 'paymentChecking', amount: checking })
    items.push(...portingItems(account.porting, today))
    if (simcard.hasPendingSimcardActivation) items.push(activationOf(account))
    if (!paysTerm) items.push(...termItem(term, today))
    if (termination) items.push({ templateType: 'terminating', date: termination })
    items.push(...returnItems(account, today))
  } else {
    const expires = lastDayOfCredit(account)
    items.push(...extensionItems(account, 'bundle', today), ...extensionItems(account, 'mutual', today))
    if (balanceState(account.balance) !== 'enough') items.push({ templateType: 'lowBalance', amount: account.balance })
    if (expires && validityOf(expires, today) === 'expiring') items.push({ templateType: 'creditExpiring', date: expires })
    items.push(...portingItems(account.porting, today))
  }
  return items
}

/** Tiles about exceptional bundle states: a pending change, or a subscription that has ended. */
export function fixMeTilesOf(account: Account, today: Day): Tile[] {
  if (account.type === 'Prepaid') return []
  const termination = terminationOf(account)
  if (termination && hasEnded(account, today)) return [{ templateType: 'inactive', date: termination }]
  const { pending, portfolio } = account
  if (!pending) return []
  const tile = { templateType: 'pendingBundle', date: pending.startsOn } as const
  // The overview shows the size of future internet only.
  const { data, voice } = bundlesOf({ portfolio, bundles: pending.bundles })
  if (pending.bundles.data !== account.bundles.data && !pending.internetNow)
    return [{ ...tile, size: data.isUnlimited ? null : data.size }]
  if (pending.bundles.voice !== account.bundles.voice) return [{ ...tile, minutes: voice.isUnlimited ? null : voice.size }]
  return [{ ...tile, ...(pending.renews && { renews: true as const }) }]
}

/** Nothing prevents this customer from inviting a friend. */
const isInGoodStanding = (account: PostpaidAccount, today: Day) =>
  account.simcard.statusType === 'ACTIVE' &&
  account.termination === null &&
  account.leavesWithNumber === null &&
  !isBehind(account, today) &&
  runningOf(account, today) === null

/** Invited friends earn a gift up to FRIENDS_A_YEAR times per calendar year. */
const hasPlaceForFriend = ({ friends }: PostpaidAccount, today: Day) => friendsThisYear(friends, today) < FRIENDS_A_YEAR

/** The tile of the phone while it is on its way or being paid. A phone that was paid at once has no tile once it is no longer new. */
function phoneTile(handset: PhoneOrder, today: Day): Tile[] {
  const standing = phoneState(handset)
  const { status, totalPaid: paid, totalCredit: total, arrivesOn } = handset
  const tile = { templateType: 'phone', paid, total, status } as const
  const day = arrivesOn && { date: arrivesOn }
  if (isPhoneOnItsWay(handset)) return [{ ...tile, ...day }]
  const isNew = hasJustArrived(handset, today)
  const first = firstTermOn(handset)
  return isNew || ((standing === 'paying' || standing === 'paid') && total > 0)
    ? [{ ...tile, ...(isNew && day), ...(first && { firstTermOn: first }) }]
    : []
}

/** For a prepaid customer who pays old rates: what the newest ones would save. */
const oldRatesTile = ({ rates: own }: PrepaidAccount): Tile[] =>
  own === 'prepaid' ? [] : [{ templateType: 'newestPrices', perMb: { current: rates[own].data, newest: rates.prepaid.data } }]

/** In January: the card of the year before, for who was a customer for a whole month of it. */
function yearTile(account: Account, today: Day): Tile[] {
  const date = newsUntil(today)
  return date && wholeMonths(account, cardYearOn(today), today).length > 0 ? [{ templateType: 'yearCard', date }] : []
}

export function tilesOf(account: Account, today: Day): Tile[] {
  if (account.type === 'Prepaid') return [...yearTile(account, today), ...oldRatesTile(account)]
  if (hasEnded(account, today)) return []
  const tiles = yearTile(account, today)
  const { contractEnd } = account
  const handset = countingOrder(account.handset)
  const completeStatus = completeStatusOf(account, today)
  if (isComplete(completeStatus) || completeStatus === 'PENDING' || mayActivateComplete(account, today))
    tiles.push({ templateType: 'complete' })
  if (contractEnd && !isCancelledLike(cancelStatusOf(account, today))) {
    // A customer who has signed for a new term has nothing to renew.
    if (renewableFrom(account, contractEnd) <= today && today <= contractEnd && !account.pending?.renews)
      tiles.push({ templateType: 'renew', date: contractEnd })
  }
  if (handset) tiles.push(...phoneTile(handset, today))
  if (isInGoodStanding(account, today) && hasPlaceForFriend(account, today)) tiles.push({ templateType: 'memberDeal' })
  return tiles
}
