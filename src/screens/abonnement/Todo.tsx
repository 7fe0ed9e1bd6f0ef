import { useReadState } from '../../api/client.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import type { Renewal } from '../../domain/renewal.ts'
import { LinkRow } from '../../page/LinkRow.tsx'
import { Section } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { arrangeableOf } from './arrangeable.ts'
import { subscriptionCopy as copy } from './copy.ts'

/** Links to arrange things. */
export function Todo({ subscription, renewal }: { subscription: PostpaidSubscription; renewal: Renewal }) {
  const [until = null] = (useReadState(getWithdrawals).value?.open ?? []).map((contract) => contract.until).toSorted()
  const shown = arrangeableOf(subscription, renewal, until)
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
