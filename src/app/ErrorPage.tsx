import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { copy } from '#kit/copy.ts'
import { provider } from '#kit/provider.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Extra } from '#kit/ui/Extra.tsx'
import { Message } from '#kit/ui/Message.tsx'
import { ChunkMissing, preloadable } from '#kit/ui/preloadable.tsx'
import { Offline } from '#page/Offline.tsx'
import { useConnectionLoss, useOwnLossReport } from '#platform/connection/connection.ts'
import { loadRescue, startAnew } from '#platform/pwa/part.ts'
import type { Rescue } from '#platform/pwa/rescue.ts'
import { visitor } from '#platform/session/visitor.ts'
import { retryScreen } from './useScrollAndFocus.ts'
import { Waiting } from './Waiting.tsx'

const errorCopy = {
  notDecided: 'We konden niet nagaan of deze pagina bij je abonnement hoort. Probeer het zo nog eens.',
  notLoaded: 'Deze pagina kon niet laden',
  gone: 'Een deel van deze pagina ontbreekt. Dat ligt aan ons, niet aan je internet. Probeer het later nog eens.',
  newer: `Er is een nieuwe versie van ${provider.product}. Laad de pagina opnieuw om verder te gaan.`,
  reload: 'Laad de pagina opnieuw',
} as const

type Failing = { error: unknown; again: () => void }

/** Replaces a screen that crashed or whose code failed to load. The header stays. */
export const Failed = ({ error, again }: Failing) =>
  error instanceof ChunkMissing ? <ScreenMissing again={again} /> : <ErrorPage error={error} again={again} />

/** The list of existing pages, loaded only after an error. When it fails to load, the rest of the page stays. */
const List = preloadable(() => import('./Existing.tsx')).Component
const Existing = () => (
  <Extra>
    <List visitor={visitor()} />
  </Extra>
)

/** The page for any other error, loaded when needed. When it fails to load, a generic message appears. */
const Screen = preloadable(() => import('./ErrorScreen.tsx')).Component
const ErrorPage = (props: Failing) => (
  <Boundary fallback={() => <NotLoaded why={copy.offline.blocked.server} again={props.again} />}>
    <Suspense fallback={<Waiting />}>
      <Screen {...props} />
    </Suspense>
  </Boundary>
)

/** The code of this screen could not be fetched. The app attempts a repair before it shows the message. */
function ScreenMissing({ again }: { again: () => void }) {
  const [outcome, setOutcome] = useState<'looking' | 'none' | 'gone' | 'newer'>('looking')
  const follow = useEffectEvent((found: Rescue) => {
    if (found === 'again') again()
    else if (found !== 'leaving') setOutcome(found)
  })
  useEffect(() => {
    void loadRescue()
      .then(({ rescue }) => rescue())
      .then(follow, () => follow('none'))
  }, [])
  const retry = () => void startAnew().then((isLeaving) => isLeaving || again(), again)
  if (outcome === 'looking') return <Waiting />
  if (outcome === 'none') return <NotLoaded why={copy.offline.blocked.server} again={retry} />
  if (outcome === 'gone') return <NotLoaded why={errorCopy.gone} again={retry} />
  return (
    <Message drawing="error" title={errorCopy.notLoaded}>
      <p className="lead">{errorCopy.newer}</p>
      <Button onPress={() => location.reload()}>{errorCopy.reload}</Button>
    </Message>
  )
}

/** A read that a guard depends on failed. That is not a 404. */
export const GuardFailed = ({ again }: { again: () => void }) => <NotLoaded why={errorCopy.notDecided} again={again} />

function NotLoaded({ why, again }: { why: string; again: () => void }) {
  const loss = useConnectionLoss()
  useOwnLossReport()
  return (
    <Message drawing="offline" title={loss ? copy.offline[loss] : errorCopy.notLoaded}>
      <p className="lead">{loss ? copy.offline.needed[loss] : why}</p>
      <Button onPress={() => retryScreen(again)}>{copy.retry}</Button>
      {loss ? <Offline /> : <Existing />}
    </Message>
  )
}
