import type { ReactNode } from 'react'
import { Elsewhere } from '../routes/Elsewhere.tsx'
import type { Href } from '../routes/href.ts'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Steps } from '../ui/Steps.tsx'
import { flowCopy } from './copy.ts'
import styles from './Flow.module.css'
import { PageHead, type WayBack } from './PageHead.tsx'

type Props = {
  /** From `useFlow`. */
  flow: {
    elsewhere: Href | null
    progress: { labels: readonly string[]; current: number } | null
    back: WayBack
    hasSummary?: boolean
  }
  title: string
  /** One sentence under the title. */
  intro?: ReactNode
  /** There is nothing to choose now: without the bar of steps. */
  isClosed?: boolean
  children: ReactNode
}

/**
 * A step of a flow (design 9): the way back, the question as title, how far it is, and the choices. On a wide screen it stands in the middle,
 * in a flow with a summary beside that (design 4): so the title has one place on all steps.
 */
export function FlowStep({
  flow: { elsewhere, progress, back, hasSummary = false },
  title,
  intro,
  isClosed = false,
  children,
}: Props) {
  if (elsewhere !== null) return <Elsewhere to={elsewhere} />
  return (
    <div className={classes('wrap page', !hasSummary && 'wrap--text')}>
      <PageHead title={title} intro={intro} back={back}>
        {progress && !isClosed && (
          <div className={styles.steps}>
            <Steps labels={progress.labels} current={progress.current} />
          </div>
        )}
      </PageHead>
      {children}
    </div>
  )
}

/** A step without a summary: one column to read and fill in. */
export const FlowColumn = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.column} stack stack--loose`}>{children}</div>
)

type Columns = {
  children: ReactNode
  /** What it comes to, beside the choices and always in view. */
  summary: ReactNode
  /** The same on a phone: an ActionBar. Without it the end of the page does this. */
  bar?: ReactNode
}

export function FlowColumns({ children, summary, bar }: Columns) {
  return (
    <>
      <div className="columns columns--flow">
        <div className="stack stack--loose">{children}</div>
        <aside className={styles.aside} aria-label={flowCopy.summary}>
          <Card>
            <div className="stack">{summary}</div>
          </Card>
        </aside>
      </div>
      {bar}
    </>
  )
}

/** What stands beside the choices on a wide screen stands here on a phone. */
export const OnlyPhone = ({ children }: { children: ReactNode }) => <div className={styles.phone}>{children}</div>
