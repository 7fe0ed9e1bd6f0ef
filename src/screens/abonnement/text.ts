import type { HandsetOrder } from '../../api/contract/handsetOrder.ts'
import { type Composition, codes } from '../../domain/bundleChange.ts'
import { phoneStanding } from '../../domain/handsetOrder.ts'
import { euro } from '../../domain/money.ts'
import { bundleTitle } from '../bundleText.ts'
import { subscriptionCopy } from './copy.ts'

const { phone } = subscriptionCopy

/** The bundles of a subscription, each in its own words: `Internet: 20 GB`. */
export const bundleTitles = (composition: Composition): string[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [bundleTitle(code, option)] : []
  })

/** The phone in a few words: what it costs a month, or how it stands. */
export function phoneInShort(order: HandsetOrder | null): string {
  const standing = phoneStanding(order)
  if (order === null || standing === 'none') return phone.noneInShort
  return standing === 'paying'
    ? phone.monthly(euro(order.monthlyPrice))
    : phone.statuses[standing === 'paid' ? 'PAID_OFF' : order.status]
}
