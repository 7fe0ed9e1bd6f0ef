import { useLayoutEffect } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { provider } from '../provider.ts'
import { find } from '../routes/find.ts'
import { type PlainPath, routed } from '../routes/href.ts'
import { ExternalLink, Link } from '../routes/Link.tsx'
import { nothingHere } from '../stores/nothingHere.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { List, RowContent, rowClass } from '../ui/List.tsx'
import { Message } from '../ui/Message.tsx'
import scene from '../ui/Scene.module.css'
import { notFoundCopy } from './notFoundCopy.ts'
import { useRedirect } from './useRedirect.ts'
import { useArrivalTold, useTitle } from './useTitle.ts'
import { Waiting } from './Waiting.tsx'

type Props = {
  path: string
  visitor: Visitor
  /** What does not exist, when the address itself fits a row (spec 8 'unknown device'). */
  message?: string
}

/** Nothing is here. The server is asked whether an old address has moved (spec 8 server redirect), unless a guard refused it. */
export default function NotFound(props: Props) {
  return find(props.path) ? <Foutje {...props} /> : <Moved {...props} />
}

function Moved(props: Props) {
  const isAsking = useRedirect(props.path)
  return isAsking ? <Waiting /> : <Foutje {...props} />
}

/** 404 (spec 2 error page): the fixed texts, and the pages that do exist. */
function Foutje({ path, visitor, message = `Page Not Found: ${path}` }: Props) {
  useTitle(message)
  useArrivalTold(null, path)
  // The layout of the row that was asked for makes way for that of the error page, with the navigation (app/Frame).
  useLayoutEffect(() => nothingHere(path), [path])
  return (
    <Message drawing="error" title={notFoundCopy.title}>
      <h2 className="title-section">{notFoundCopy.heading}</h2>
      <p className="lead">{notFoundCopy.intro}</p>
      <Existing visitor={visitor} />
    </Message>
  )
}

type Entry = { icon: IconName; label: string; path: PlainPath; for?: 'guest' | 'postpaid' }

const entries: readonly Entry[] = [
  { icon: 'profile', label: 'Inloggen', path: '/inloggen', for: 'guest' },
  { icon: 'phones', label: 'Abonnement verlengen', path: '/instellingen/abonnement', for: 'postpaid' },
  { icon: 'friends', label: 'VriendenDeal', path: '/vriendendeal' },
  { icon: 'sim', label: 'Vervangende simkaart bestellen', path: '/simkaart-aanvragen', for: 'postpaid' },
  { icon: 'lock', label: 'Pin- en pukcode', path: '/instellingen/simkaart' },
]

function applies(entry: Entry, visitor: Visitor): boolean {
  if (entry.for === 'guest') return visitor.kind === 'guest'
  if (entry.for === 'postpaid') return visitor.kind === 'customer' && !visitor.flags.prepaid
  return true
}

function Existing({ visitor }: { visitor: Visitor }) {
  const links = entries.flatMap((entry) => {
    const to = routed(entry.path)
    return to !== null && applies(entry, visitor) ? [{ ...entry, to }] : []
  })
  return (
    <section className={scene.message} aria-labelledby="bestaat">
      <h2 className="strong" id="bestaat">
        {notFoundCopy.listTitle}
      </h2>
      <List>
        {links.map(({ icon, label, to }) => (
          <li key={to}>
            <Link to={to} className={rowClass(true)}>
              <RowContent icon={icon} title={label} end={<Icon name="chevron-right" small />} />
            </Link>
          </li>
        ))}
        <li>
          <ExternalLink to={provider.ratesAbroad} className={rowClass(true)}>
            <RowContent icon="roaming" title={notFoundCopy.abroad} end={<Icon name="external" small />} />
          </ExternalLink>
        </li>
      </List>
    </section>
  )
}
