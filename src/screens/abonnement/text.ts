import type { Composition, PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import type { HandsetOrder } from '../../api/contract/handsetOrder.ts'
import type { Day } from '../../api/contract/parts.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { codes, currentOf, pendingOf } from '../../domain/bundleChange.ts'
import { bundleTitle } from '../../domain/bundleText.ts'
import { openAmountOf } from '../../domain/handsetOrder.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay, phoneStanding } from '../../domain/phoneStanding.ts'
import { dayInFull, dayText } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { type ChangeRow, changeRows } from '../bundels/shared/bundleChanges.ts'
import { subscriptionCopy } from './copy.ts'

const { phone } = subscriptionCopy

/** Each bundle with its kind: `Internet: 20 GB`. */
export const bundleTitles = (composition: Composition): string[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [bundleTitle(code, option)] : []
  })

/** One line on a change: `Gaat in op 1 december. Internet: 20 GB. Per maand: € 13,00.` `rows` come from `changeRows`. */
export const changeText = (startsOn: Day, rows: readonly ChangeRow[]): string =>
  subscriptionCopy.pending(dayText(startsOn), rows.map(({ label, next }) => `${label}: ${next}`).join('. '))

/** The same line for the pending change; null when there is none. */
export function pendingText(options: PostpaidOptions): string | null {
  const to = pendingOf(options)
  return to && changeText(options.startsOn, changeRows({ from: currentOf(options), to }, options.pendingComplete))
}

/** The status of the subscription, with the date when it stops. */
export const subscriptionStatus = ({
  cancelSubscriptionStatus: status,
  terminationDate,
}: Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'terminationDate'>): string =>
  status === 'ToBeTerminated' && terminationDate !== null
    ? subscriptionCopy.statusStops(dayInFull(terminationDate))
    : subscriptionCopy.status[status]

/** The phone in a few words: the monthly price, or the status. */
export function phoneInShort(order: HandsetOrder | null): string {
  const standing = phoneStanding(order)
  if (order === null || standing === 'none') return phone.noneInShort
  return standing === 'paying' ? phone.monthly(euro(order.monthlyPrice)) : phoneOrderText(order)
}

/** What has been paid for the phone and what is left; before the first term, when that is due. */
export function phoneTerms(order: HandsetOrder): { strong: string | null; muted: string | null } {
  const standing = phoneStanding(order)
  const { totalCredit, totalPaid, monthlyPrice, firstTermOn } = order
  if (standing === 'none' || standing === 'returning') return { strong: null, muted: null }
  if (totalCredit === 0) return { strong: null, muted: phone.paidAtOnce }
  if (isOnItsWay(order)) return { strong: null, muted: phone.begins(euro(monthlyPrice)) }
  if (standing === 'paid') return { strong: phone.paidWhole(euro(totalCredit)), muted: null }
  const remaining = `${phone.remaining(euro(openAmountOf(order)))}, ${phone.monthly(euro(monthlyPrice))}`
  return firstTermOn === undefined
    ? { strong: phone.paid(euro(totalPaid), euro(totalCredit)), muted: remaining }
    : { strong: phone.firstTerm(dayText(firstTermOn)), muted: remaining }
}
