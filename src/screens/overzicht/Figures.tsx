import { Suspense } from 'react'
import { useRead, useReadState } from '../../api/client.ts'
import { getUsPs } from '../../api/contract/overview.ts'
import { now as clock } from '../../clock.ts'
import { useOnline, useReportedLoss } from '../../connection/connection.ts'
import { dayOf } from '../../domain/dates.ts'
import { freshnessOfOverview } from '../../domain/internet.ts'
import { Invitation } from '../../pwa/Invitation.tsx'
import { classes } from '../../ui/classes.ts'
import { useAfterFirstFrame } from '../../ui/firstFrame.ts'
import { preloadable } from '../../ui/preloadable.tsx'
import { AttentionBar } from './AttentionBar.tsx'
import { attentionOf } from './attention.ts'
import { Hero } from './Hero.tsx'
import { introText } from './heroText.ts'
import styles from './Overzicht.module.css'
import { overviewOf } from './reads.ts'
import { useRising } from './Tide.tsx'

/** The lists are below the fold, so their code is fetched after the tide is drawn. */
const { Component: Lists } = preloadable(() => import('./Lists.tsx'))

/** The overview's content in order of urgency: notices, the tide, the lists. */
export function Figures({ prepaid }: { prepaid: boolean }) {
  const overview = useRead(overviewOf({ prepaid }))
  const { refreshing, failure } = useReadState(overviewOf({ prepaid }))
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
