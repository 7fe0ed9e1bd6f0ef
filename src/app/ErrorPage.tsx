import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { provider } from '../provider.ts'
import { routed } from '../routes/href.ts'
import { ExternalLink, Link } from '../routes/Link.tsx'
import { useOnline } from '../stores/connection.ts'
import type { Visitor } from '../stores/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { List, RowContent, rowClass } from '../ui/List.tsx'
import scene from '../ui/Scene.module.css'
import { Scene } from '../ui/Scene.tsx'
import { errorCopy } from './errorCopy.ts'
import { useTitle } from './useTitle.ts'

function Message({ drawing, title, children }: { drawing: 'error' | 'offline'; title: string; children: ReactNode }) {
  return (
    <div className="wrap page">
      <div className="columns columns--half columns--middle">
        <Scene name={drawing} />
        <div className={scene.message}>
          <h1 className="title-page" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </div>
  )
}

/** 404 (spec 2 error page): the fixed texts, and the pages that do exist. */
export function NotFound({ path, visitor }: { path: string; visitor: Visitor }) {
  useTitle(`Page Not Found: ${path}`)
  return (
    <Message drawing="error" title={errorCopy.title}>
      <p className="lead">
        {errorCopy.heading}. {errorCopy.intro}
      </p>
      <Existing visitor={visitor} />
    </Message>
  )
}

type Entry = { icon: IconName; label: string; path: string; for?: 'guest' | 'postpaid' }

const entries: readonly Entry[] = [
  { icon: 'profile', label: 'Inloggen', path: '/inloggen', for: 'guest' },
  { icon: 'phones', label: 'Abonnement verlengen', path: '/verlengen/telefoons', for: 'postpaid' },
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
        {errorCopy.listTitle}
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
            <RowContent icon="roaming" title={errorCopy.abroad} end={<Icon name="external" small />} />
          </ExternalLink>
        </li>
      </List>
    </section>
  )
}

/** A fault of ours: 'Error' and the message (spec 2 error page). Header and way out stay. */
export function ErrorPage({ message, again }: { message: string; again: () => void }) {
  useTitle(message)
  return (
    <Message drawing="error" title="Error">
      <p className="lead">{message}</p>
      <p>
        {copy.serverTitle}. {copy.serverBody}
      </p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}

/** The code of this screen could not be fetched. */
export function ScreenMissing({ again }: { again: () => void }) {
  const online = useOnline()
  return (
    <Message drawing="offline" title={online ? errorCopy.notLoaded : copy.offline.heading}>
      <p className="lead">{online ? copy.network : copy.offline.notCached}</p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}
