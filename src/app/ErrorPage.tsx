import type { ReactNode } from 'react'
import { Failure } from '../api/failure.ts'
import { copy } from '../copy.ts'
import type { Visitor } from '../domain/visitor.ts'
import { provider } from '../provider.ts'
import { routed } from '../routes/href.ts'
import { ExternalLink, Link } from '../routes/Link.tsx'
import { useOnline } from '../stores/connection.ts'
import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { List, RowContent, rowClass } from '../ui/List.tsx'
import { ChunkMissing } from '../ui/preloadable.tsx'
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

type Failing = { error: unknown; again: () => void }

/** Whatever went wrong: code that did not come, or a fault. Header and way out stay. */
export const Failed = ({ error, again }: Failing) =>
  error instanceof ChunkMissing ? <ScreenMissing again={again} /> : <ErrorPage error={error} again={again} />

/** 'Error', the status code and the server's message, which is the title of the page too (spec 2 error page). */
function ErrorPage({ error, again }: Failing) {
  const message = (error instanceof Error && error.message) || errorCopy.serverTitle
  const status = error instanceof Failure && error.status > 0 ? error.status : null
  useTitle(message)
  return (
    <Message drawing="error" title="Error">
      {status !== null && <p className="title-section">{status}</p>}
      <p className="lead">{message}</p>
      <p>
        {errorCopy.serverTitle}. {errorCopy.serverBody}
      </p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}

/** The code of this screen could not be fetched. */
export const ScreenMissing = ({ again }: { again: () => void }) => <NotLoaded why={copy.network} again={again} />

/** What a guard hangs on could not be asked: that is no 404 (decisions D7). */
export const GuardFailed = ({ again }: { again: () => void }) => <NotLoaded why={errorCopy.notDecided} again={again} />

function NotLoaded({ why, again }: { why: string; again: () => void }) {
  const online = useOnline()
  return (
    <Message drawing="offline" title={online ? errorCopy.notLoaded : copy.offline.heading}>
      <p className="lead">{online ? why : copy.offline.notCached}</p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}
