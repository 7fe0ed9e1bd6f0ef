import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Steps } from '#kit/ui/Steps.tsx'
import type { Href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { flowCopy } from './copy.ts'
import styles from './Flow.module.css'
import { type BackLink, PageHead } from './PageHead.tsx'

type Props = {
  /** From `useFlow`. */
  flow: {
    elsewhere: Href | null
    progress: { labels: readonly string[]; current: number; until?: number } | null
    back: BackLink
    hasSummary?: boolean
  }
  title: string
  intro?: ReactNode
  /** Nothing can be chosen now: the progress bar is left out. */
  isClosed?: boolean
  children: ReactNode
}

/**
 * A step of a flow: back link, the question as title, progress, and the choices. The title keeps its place on all steps, with or without a
 * summary beside it.
 */
export function FlowStep({
  flow: { elsewhere, progress, back, hasSummary = false },
  title,
  intro,
  isClosed = false,
  children,
}: Props) {
  if (elsewhere !== null) return <Redirect to={elsewhere} />
  return (
    <div className={classes('wrap page', !hasSummary && 'wrap--text')}>
      <PageHead title={title} intro={intro} back={back}>
        {progress && !isClosed && (
          <div className={styles.steps}>
            <Steps {...progress} />
          </div>
        )}
      </PageHead>
      {children}
    </div>
  )
}

/** A step without a summary: one column. */
export const FlowColumn = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.column} stack stack--loose`}>{children}</div>
)

type Columns = {
  children: ReactNode
  /** The summary of costs, always visible beside the choices. */
  summary: ReactNode
  /** The same on a phone, as an ActionBar; defaults to the end of the page. */
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

/** Shows on a phone the content that a wide screen shows beside the choices. */
export const OnlyPhone = ({ children }: { children: ReactNode }) => <div className={styles.phone}>{children}</div>
