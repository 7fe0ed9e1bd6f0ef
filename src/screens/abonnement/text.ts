import type { Composition, PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import type { HandsetOrder } from '../../api/contract/handsetOrder.ts'
import type { Day } from '../../api/contract/parts.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { codes, currentOf, pendingOf } from '../../domain/bundleChange.ts'
import { bundleTitle } from '../../domain/bundleText.ts'
import { dayInFull, dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { phoneStanding } from '../../domain/phoneStanding.ts'
import { type ChangeRow, changeRows } from '../bundleChanges.ts'
import { subscriptionCopy } from './copy.ts'

const { phone } = subscriptionCopy

/** The bundles of a subscription, each in its own words: `Internet: 20 GB`. */
export const bundleTitles = (composition: Composition): string[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [bundleTitle(code, option)] : []
  })

/** What changes and when, in one line: `Gaat in op 1 december. Internet: 20 GB. Per maand: € 13,00.` `rows` of `changeRows`. */
export const changeText = (startsOn: Day, rows: readonly ChangeRow[]): string =>
  subscriptionCopy.pending(dayText(startsOn), rows.map(({ label, next }) => `${label}: ${next}`).join('. '))

/** The same line for the change that is on its way; null when there is none. */
export function pendingText(options: PostpaidOptions): string | null {
  const to = pendingOf(options)
  return to && changeText(options.startsOn, changeRows({ from: currentOf(options), to }, options.pendingComplete))
}

/** How the subscription stands; of one that stops also when. */
export const subscriptionStatus = ({
  cancelSubscriptionStatus: status,
  terminationDate,
}: Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'terminationDate'>): string =>
  status === 'ToBeTerminated' && terminationDate !== null
    ? subscriptionCopy.statusStops(dayInFull(terminationDate))
    : subscriptionCopy.status[status]

/** The phone in a few words: what it costs a month, or how it stands. */
export function phoneInShort(order: HandsetOrder | null): string {
  const standing = phoneStanding(order)
  if (order === null || standing === 'none') return phone.noneInShort
  return standing === 'paying' ? phone.monthly(euro(order.monthlyPrice)) : phoneOrderText(order)
}
