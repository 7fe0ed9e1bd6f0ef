import { codes, currentOf } from '#model/bundles/bundleChange.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { hasTermEnded, type Renewal } from '#model/renewal/renewal.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { nextTermEnd } from '#model/subscription/rightsClock.ts'
import { subscriptionCopy } from './copy.ts'

type NoticeText = { tone?: 'good'; title?: string; children?: string }

/**
 * What a running subscription's customer is told about renewing, an ended term and a bundle that is no longer sold. `isNew`: the
 * subscription can still be withdrawn, so the customer is not invited to renew it. `now` in ms.
 */
export function renewalNotices(
  subscription: Pick<PostpaidSubscription, 'contract'>,
  options: PostpaidOptions,
  renewal: Renewal,
  isNew: boolean,
  now: number,
): NoticeText[] {
  const current = currentOf(options)
  const ended: NoticeText[] = hasTermEnded(subscription, now) ? [{ children: subscriptionCopy.monthlyInfo }] : []
  const about: NoticeText[] =
    renewal.kind === 'open' && !isNew ? [{ tone: 'good', title: subscriptionCopy.renewOpen, ...ended[0] }] : ended
  return [
    ...(renewal.kind === 'waits' && nextTermEnd(options) === null ? [{ children: subscriptionCopy.renewWaits }] : []),
    ...about,
    ...(codes.some((code) => current[code]?.deprecated) ? [{ children: subscriptionCopy.deprecated }] : []),
  ]
}
