import { provider } from '#kit/provider.ts'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { List, RowContent, rowClass } from '#kit/ui/List.tsx'
import scene from '#kit/ui/Scene.module.css'
import type { Visitor } from '#model/visitor.ts'
import { BlockNumber } from '#page/BlockNumber.tsx'
import type { PlainPath } from '#platform/router/href.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { isSwitchedOn } from '#routes/switches.ts'
import { notFoundCopy } from './notFoundCopy.ts'

/** `path` is null for a page on the provider's site. */
type Entry = { icon: IconName; label: string; path: PlainPath | null; for?: 'guest' | 'postpaid' }

const entries: readonly Entry[] = [
  { icon: 'profile', label: 'Inloggen', path: '/inloggen', for: 'guest' },
  { icon: 'phones', label: 'Abonnement verlengen', path: '/instellingen/abonnement', for: 'postpaid' },
  { icon: 'friends', label: 'VriendenDeal', path: '/vriendendeal' },
  { icon: 'roaming', label: notFoundCopy.abroad, path: null },
  { icon: 'sim', label: 'Vervangende simkaart bestellen', path: '/simkaart-aanvragen', for: 'postpaid' },
  { icon: 'lock', label: 'Pin- en pukcode', path: '/instellingen/simkaart' },
]

function applies(entry: Entry, visitor: Visitor): boolean {
  if (entry.for === 'guest') return visitor.kind === 'guest'
  if (entry.for === 'postpaid') return visitor.kind === 'customer' && !visitor.flags.prepaid
  return entry.path === null || isSwitchedOn(entry.path)
}

/** The list of existing pages on every error page. */
export default function Existing({ visitor }: { visitor: Visitor }) {
  return (
    <section className={scene.message} aria-labelledby="bestaat">
      <h2 className="strong" id="bestaat">
        {notFoundCopy.listTitle}
      </h2>
      <List>
        {entries
          .filter((entry) => applies(entry, visitor))
          .map(({ icon, label, path }) => (
            <li key={label}>
              {path === null ? (
                <ExternalLink to={provider.ratesAbroad} className={rowClass(true)}>
                  <RowContent icon={icon} title={label} end={<Icon name="external" small />} />
                </ExternalLink>
              ) : (
                <Link to={path} className={rowClass(true)}>
                  <RowContent icon={icon} title={label} end={<Icon name="chevron-right" small />} />
                </Link>
              )}
            </li>
          ))}
      </List>
      <BlockNumber />
    </section>
  )
}
