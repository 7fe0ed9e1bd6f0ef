import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { now as clock } from '#kit/clock.ts'
import { customerCopy } from '#kit/customerCopy.ts'
import { dayOf } from '#kit/dates.ts'
import { classes } from '#kit/ui/classes.ts'
import { Extra } from '#kit/ui/Extra.tsx'
import { useAfterFirstFrame } from '#kit/ui/firstFrame.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getUsPs, type Overview, overviewFor } from '#model/overview/contract.ts'
import { freshnessOfOverview } from '#model/overview/internet.ts'
import { calledName } from '#model/profile/customerName.ts'
import { factsOf } from '#model/visitor.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useOnline, useReportedLoss } from '#platform/connection/connection.ts'
import { Invitation } from '#platform/pwa/Invitation.tsx'
import { useVisitor } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import { Hero } from './Hero.tsx'
import { heroIntroText } from './heroText.ts'
import styles from './Overzicht.module.css'
import { OverviewWaiting } from './Waiting.tsx'

/** The lists are below the fold, so their code is fetched after the tide is drawn. */
const { Component: Lists } = preloadable(() => import('./Lists.tsx'))

/** Most customers have no notices; who has some sees them together with the tide. */
const { Component: Notices } = preloadable(() => import('./Notices.tsx'))

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
        waiting={<OverviewWaiting />}
        failedText={copy.loadFailed}
        offlineText={customerCopy.notKept}
        instead={
          <Extra>
            <More prepaid={facts.prepaid} />
          </Extra>
        }
      >
        <Figures prepaid={facts.prepaid} />
      </ReadBlock>
    </div>
  )
}

Overzicht.reads = ({ prepaid }: AccessFacts) => [overviewFor(prepaid), getUsPs, getUser]

let risen = false
/** The water rises once per visit, not on every return to the screen. */
function useRising(): boolean {
  const [rising] = useState(!risen)
  useEffect(() => {
    risen = true
  }, [])
  return rising
}

/** The overview's content in order of urgency: notices, the tide, the lists. */
function Figures({ prepaid }: { prepaid: boolean }) {
  const overview = useRead(overviewFor(prepaid))
  const { refreshing, failure } = useReadState(overviewFor(prepaid))
  const usps = useReadState(getUsPs).value
  const online = useOnline()
  const loss = useReportedLoss()
  const rising = useRising()
  const hasLists = useAfterFirstFrame()
  // Deferred: when a later answer brings the first notice, the screen stays while its code loads.
  const hasNotices = useDeferredValue(needsAttention(overview))

  const now = clock()
  const freshness = freshnessOfOverview(overview, now)
  const intro = heroIntroText(overview, prepaid, dayOf(now))
  const about = { overview, usps, prepaid, freshness, loss, now }

  return (
    <div className={classes(styles.full, rising && styles.rising)}>
      <div className={styles.sky}>
        <div className={classes('wrap', styles.intro)}>
          {intro && <p className="muted">{intro}</p>}
          {hasNotices && <Notices overview={overview} coming={refreshing} now={now} />}
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

const needsAttention = ({ fixMeBarItems, standstill }: Overview) => fixMeBarItems.length > 0 || standstill !== null
