import { Section } from '#kit/ui/Card.tsx'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import type { PlainPath } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'
import { listsCopy } from './listsCopy.ts'

const words = listsCopy.more

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
  /** Paths that a tile already links to; they are left out here. */
  besides?: readonly PlainPath[]
  stopped?: boolean
  /** Full width, when nothing stands beside the list. */
  wide?: boolean
}

/** Links to screens that the navigation lacks. Also shown when the overview failed to load, for the outage tool. */
export default function More({ prepaid, besides = [], stopped = false, wide = true }: Props) {
  return (
    <Section title={words.title}>
      <List pairs={wide}>
        {entries
          .filter((entry) => !besides.includes(entry.path) && !(entry.whileRunning && stopped))
          .flatMap(({ icon, path, title, text }) => {
            const to = offered(path, { prepaid })
            const said = prepaid && path === '/vriendendeal' ? words.memberDealPrepaid : text
            const row = { icon, title, text: said, end: <Icon name="chevron-right" small /> }
            return to === null ? [] : [<LinkRow key={path} to={to} {...row} />]
          })}
      </List>
    </Section>
  )
}
