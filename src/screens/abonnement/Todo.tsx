import { useReadState } from '../../api/client.ts'
import type { Day } from '../../api/contract/parts.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { hasStopped, isCancelledLike, isLeaving } from '../../domain/cancellation.ts'
import type { Renewal } from '../../domain/renewal.ts'
import { LinkRow } from '../../page/LinkRow.tsx'
import type { PlainPath } from '../../routes/href.ts'
import { Section } from '../../ui/Card.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { dayInFull } from '../../words/dateText.ts'
import { subscriptionCopy as copy } from './copy.ts'

/** `needs`: the condition under which the entry is shown. */
type Entry = {
  icon: IconName
  path: PlainPath
  title: string
  text?: string
  needs: 'changing' | 'renewing' | 'running' | 'staying' | 'withdrawing'
}

const { links } = copy

const entriesOf = ({ complete: { completeStatus } }: PostpaidSubscription, until: Day | null): readonly Entry[] => [
  { icon: 'data', path: '/bundels-wijzigen', title: links.changeBundles, needs: 'changing' },
  { icon: 'phones', path: '/verlengen/telefoons', title: links.renewPhone, needs: 'renewing' },
  { icon: 'sim', path: '/verlengen/sim-only', title: links.renewSimOnly, needs: 'renewing' },
  { icon: 'plus', path: '/compleet', title: links.complete, text: copy.completeStatus[completeStatus], needs: 'changing' },
  { icon: 'friends', path: '/ft/samenkorting', title: links.household, needs: 'changing' },
  { icon: 'porting', path: '/nummerbehoud', title: links.porting, needs: 'running' },
  {
    icon: 'close',
    path: '/annuleren',
    title: links.withdraw,
    ...(until !== null && { text: links.withdrawUntil(dayInFull(until)) }),
    needs: 'withdrawing',
  },
  { icon: 'close', path: '/opzeggen', title: links.terminate, needs: 'staying' },
]

/** Links to arrange things. A customer who has cancelled cannot change anything. */
export function Todo({ subscription, renewal }: { subscription: PostpaidSubscription; renewal: Renewal }) {
  const { cancelSubscriptionStatus } = subscription
  const [until = null] = (useReadState(getWithdrawals).value?.open ?? []).map((contract) => contract.until).toSorted()
  const can: Record<Entry['needs'], boolean> = {
    changing: !isCancelledLike(cancelSubscriptionStatus),
    renewing: renewal.kind === 'open',
    running: !hasStopped(cancelSubscriptionStatus),
    staying: !isLeaving(cancelSubscriptionStatus),
    withdrawing: until !== null,
  }
  const shown = entriesOf(subscription, until).filter(({ needs }) => can[needs])
  if (shown.length === 0) return null
  return (
    <Section title={copy.todo}>
      <List>
        {shown.map(({ path, needs: _, ...row }) => (
          <LinkRow key={path} to={path} {...row} end={<Icon name="chevron-right" small />} />
        ))}
      </List>
    </Section>
  )
}
