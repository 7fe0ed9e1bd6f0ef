import { Suspense } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useRead, useReadState } from '../../api/client.ts'
import { getUsPs, overviewFor } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import { now as clock } from '../../clock.ts'
import { useOnline, useReportedLoss } from '../../connection/connection.ts'
import { customerCopy } from '../../customerCopy.ts'
import { calledName } from '../../domain/customerName.ts'
import { dayOf } from '../../domain/dates.ts'
import { freshnessOfOverview } from '../../domain/internet.ts'
import { factsOf } from '../../domain/visitor.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Invitation } from '../../pwa/Invitation.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useAfterFirstFrame } from '../../ui/firstFrame.ts'
import { Notice } from '../../ui/Notice.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { WayOut } from '../verbruik/shared/WayOut.tsx'
import { type Attention, attentionOf, type Piece } from './attention.ts'
import { samples } from './attentionFigures.ts'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import { introText } from './heroText.ts'
import styles from './Overzicht.module.css'
import { reads } from './reads.ts'
import { useRising } from './Tide.tsx'
import { Waiting } from './Waiting.tsx'

/** Notices that the customer closed; they stay closed for this visit. */
const closed = proxy<{ types: Attention['type'][] }>({ types: [] })

/** The lists are below the fold, so their code is fetched after the tide is drawn. */
const { Component: Lists } = preloadable(() => import('./Lists.tsx'))

/** The links for when there are no figures. If this chunk fails to load too, the navigation remains. */
const { Component: More } = preloadable(() => import('./More.tsx'))

/** `/`: what is left, what it costs, and what needs attention. */
export default function Overzicht() {
  const user = useReadState(getUser).value
  const facts = factsOf(useVisitor())
  if (!facts) return null

  return (
    <div className={styles.screen}>
      <div className={classes(styles.full, styles.sky)}>
        <div className={classes('wrap', styles.greeting)}>
          <h1 className="lead muted" tabIndex={-1}>
            {copy.greeting(user ? calledName(user) : '')}
          </h1>
        </div>
      </div>
      <ReadBlock
        waiting={<Waiting />}
        failedText={copy.loadFailed}
        offlineText={customerCopy.notKept}
        instead={
          <Boundary fallback={() => null}>
            <Suspense fallback={null}>
              <More prepaid={facts.prepaid} />
            </Suspense>
          </Boundary>
        }
      >
        <Figures prepaid={facts.prepaid} />
      </ReadBlock>
    </div>
  )
}

Overzicht.reads = reads

/** The overview's content in order of urgency: notices, the tide, the lists. */
function Figures({ prepaid }: { prepaid: boolean }) {
  const overview = useRead(overviewFor(prepaid))
  const { refreshing, failure } = useReadState(overviewFor(prepaid))
  const usps = useReadState(getUsPs).value
  const online = useOnline()
  const loss = useReportedLoss()
  const rising = useRising()
  const hasLists = useAfterFirstFrame()

  const now = clock()
  const freshness = freshnessOfOverview(overview, now)
  const intro = introText(overview, prepaid, dayOf(now))
  const about = { overview, usps, prepaid, freshness, loss, now }

  return (
    <div className={classes(styles.full, rising && styles.rising)}>
      <div className={styles.sky}>
        <div className={classes('wrap', styles.intro)}>
          {intro && <p className="muted">{intro}</p>}
          <AttentionBar items={attentionOf(overview, refreshing, now)} />
        </div>
      </div>
      <Hero {...about} rising={rising} failed={failure !== null && online} />
      <div className={classes('wrap', styles.install)}>
        <Invitation />
      </div>
      <div className="wrap page stack stack--loose">
        <Suspense fallback={<div className={styles.toCome} />}>
          {hasLists ? <Lists {...about} /> : <div className={styles.toCome} />}
        </Suspense>
      </div>
    </div>
  )
}

function AttentionBar({ items }: { items: readonly Attention[] }) {
  const { types } = useSnapshot(closed)
  const open = items.filter(({ type }) => !types.includes(type))
  if (open.length === 0) return null

  function close(type: Attention['type']) {
    closed.types.push(type)
    // The focused button is gone, so the focus moves to the heading.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <section className={styles.attention} aria-label={copy.fixMeLabel}>
      {open.map((item) => (
        <Notice
          key={item.id}
          tone={item.tone}
          action={
            item.close === null ? (
              <div className={styles.ways}>
                {item.ways.map((way) => (
                  <WayOut key={way.label} way={way} />
                ))}
              </div>
            ) : (
              <Button variant="outline" size="small" onPress={() => close(item.type)}>
                {item.close}
              </Button>
            )
          }
        >
          <p>{item.text.map(shownPiece)}</p>
        </Notice>
      ))}
    </section>
  )
}

/** A figure that is still loading: a bone as wide as the figure, so that nothing moves when it arrives. */
const shownPiece = (piece: Piece) =>
  typeof piece === 'string' ? (
    piece
  ) : (
    <span key={piece.missing} className={styles.missing} aria-hidden="true">
      {samples[piece.missing]}
    </span>
  )
