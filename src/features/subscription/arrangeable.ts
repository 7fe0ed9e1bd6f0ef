import type { Day } from '#kit/parts.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { Renewal } from '#model/renewal/renewal.ts'
import { isCancelledLike, isLeaving } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { subscriptionCopy } from './copy.ts'

/** `needs`: the condition under which the entry is shown. */
type Entry = {
  icon: IconName
  path: PlainPath
  title: string
  text?: string
  needs: 'changing' | 'renewing' | 'staying' | 'withdrawing'
}

type Subscription = Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'complete'>

const { links } = subscriptionCopy

const entriesOf = ({ complete: { completeStatus } }: Subscription, until: Day | null): readonly Entry[] => [
  { icon: 'data', path: '/bundels-wijzigen', title: links.changeBundles, needs: 'changing' },
  { icon: 'phones', path: '/verlengen/telefoons', title: links.renewPhone, needs: 'renewing' },
  { icon: 'sim', path: '/verlengen/sim-only', title: links.renewSimOnly, needs: 'renewing' },
  {
    icon: 'plus',
    path: '/compleet',
    title: links.complete,
    text: subscriptionCopy.completeStatus[completeStatus],
    needs: 'changing',
  },
  { icon: 'friends', path: '/ft/samenkorting', title: links.household, needs: 'changing' },
  { icon: 'porting', path: '/nummerbehoud', title: links.porting, needs: 'staying' },
  {
    icon: 'close',
    path: '/annuleren',
    title: links.withdraw,
    ...(until !== null && { text: links.withdrawUntil(dayInFull(until)) }),
    needs: 'withdrawing',
  },
  { icon: 'close', path: '/opzeggen', title: links.terminate, needs: 'staying' },
]

/** The actions that the customer can arrange. After cancelling, nothing can be changed and no number brought along; `until` is the last day to withdraw, when there is one. */
export function arrangeableOf(subscription: Subscription, renewal: Renewal, until: Day | null): readonly Entry[] {
  const { cancelSubscriptionStatus } = subscription
  const can: Record<Entry['needs'], boolean> = {
    changing: !isCancelledLike(cancelSubscriptionStatus),
    renewing: renewal.kind === 'open',
    staying: !isLeaving(cancelSubscriptionStatus),
    withdrawing: until !== null,
  }
  return entriesOf(subscription, until).filter(({ needs }) => can[needs])
}
