import { Suspense } from 'react'
import { useReadState } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { customerCopy } from '../../customerCopy.ts'
import { calledName } from '../../domain/customerName.ts'
import { factsOf } from '../../domain/visitor.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { classes } from '../../ui/classes.ts'
import { preloadable } from '../../ui/preloadable.tsx'
import { copy } from './copy.ts'
import { Figures } from './Figures.tsx'
import styles from './Overzicht.module.css'
import { reads } from './reads.ts'
import { Waiting } from './Waiting.tsx'

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
