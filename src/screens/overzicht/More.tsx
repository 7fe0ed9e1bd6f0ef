import type { PlainPath } from '../../routes/href.ts'
import { offered } from '../../routes/offered.ts'
import { Section } from '../../ui/Card.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { LinkRow } from '../LinkRow.tsx'
import { copy } from './copy.ts'

const words = copy.more

type Entry = { icon: IconName; path: PlainPath; title: string; text: string; whileRunning?: true }

const entries: readonly Entry[] = [
  { icon: 'invoices', path: '/instellingen/abonnement', ...words.subscription },
  { icon: 'invoices', path: '/overstappen', ...words.switch },
  { icon: 'payments', path: '/nieuwste-prepaid-prijzen', ...words.prices },
  { icon: 'outage', path: '/storingstool', ...words.outage },
  { icon: 'gift', path: '/vriendendeal', ...words.memberDeal, whileRunning: true },
  { icon: 'friends', path: '/ft/samenkorting', ...words.household, whileRunning: true },
]

type Props = {
  prepaid: boolean
  /** The screens to which a tile leads: they need no second link here. */
  besides?: readonly PlainPath[]
  /** There is no subscription any more. */
  stopped?: boolean
  /** As wide as the page: nothing stands beside it. */
  wide?: boolean
}

/** What has no place in the navigation, and is looked for here; the outage tool also when nothing could be loaded. */
export default function More({ prepaid, besides = [], stopped = false, wide = true }: Props) {
  return (
    <Section title={words.title}>
      <List pairs={wide}>
        {entries
          .filter((entry) => !besides.includes(entry.path) && !(entry.whileRunning && stopped))
          .flatMap(({ icon, path, title, text }) => {
            const to = offered(path, { prepaid })
            const row = { icon, title, text, end: <Icon name="chevron-right" small /> }
            return to === null ? [] : [<LinkRow key={path} to={to} {...row} />]
          })}
      </List>
    </Section>
  )
}
