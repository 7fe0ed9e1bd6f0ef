import { type ChangeRow, changeRows } from '#features/bundles/shared/bundleChanges.ts'
import type { Day } from '#kit/parts.ts'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { codes, currentOf, pendingOf } from '#model/bundles/bundleChange.ts'
import { bundleTitle } from '#model/bundles/bundleText.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { openAmountOf } from '#model/phones/handsetOrder.ts'
import { phoneOrderText } from '#model/phones/phoneOrderText.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { subscriptionCopy } from './copy.ts'

const { phone } = subscriptionCopy

/** Each bundle with its kind: `Internet: 20 GB`. */
export const bundleTitles = (composition: Composition): string[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [bundleTitle(code, option)] : []
  })

/** One line on a change: `Gaat in op 1 december. Internet: 20 GB. Per maand: € 13,00.` `rows` come from `changeRows`. */
export const subscriptionChangeText = (startsOn: Day, rows: readonly ChangeRow[]): string =>
  subscriptionCopy.pending(dayText(startsOn), rows.map(({ label, next }) => `${label}: ${next}`).join('. '))

/** The same line for the pending change; null when there is none. */
export function pendingChangeText(options: PostpaidOptions): string | null {
  const to = pendingOf(options)
  return to && subscriptionChangeText(options.startsOn, changeRows({ from: currentOf(options), to }, options.pendingComplete))
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
  const standing = phoneState(order)
  if (order === null || standing === 'none') return phone.noneInShort
  return standing === 'paying' ? phone.monthly(euro(order.monthlyPrice)) : phoneOrderText(order)
}

/** The paid and remaining amounts of the phone; before the first term, the day on which that is due. */
export function phoneTerms(order: HandsetOrder): { strong: string | null; muted: string | null } {
  const standing = phoneState(order)
  const { totalCredit, totalPaid, monthlyPrice, firstTermOn } = order
  if (standing === 'none' || standing === 'returning') return { strong: null, muted: null }
  if (totalCredit === 0) return { strong: null, muted: phone.paidAtOnce }
  if (isPhoneOnItsWay(order)) return { strong: null, muted: phone.begins(euro(monthlyPrice)) }
  if (standing === 'paid') return { strong: phone.paidWhole(euro(totalCredit)), muted: null }
  const remaining = `${phone.remaining(euro(openAmountOf(order)))}, ${phone.monthly(euro(monthlyPrice))}`
  return firstTermOn === undefined
    ? { strong: phone.paid(euro(totalPaid), euro(totalCredit)), muted: remaining }
    : { strong: phone.firstTerm(dayText(firstTermOn)), muted: remaining }
}
