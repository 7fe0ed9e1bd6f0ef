import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

/** A sheet of paper on the sand. `flush`: the content has its own padding and may scroll sideways. Never nest cards. */
export function Card({ children, flush, className }: { children: ReactNode; flush?: boolean; className?: string | undefined }) {
  return <div className={classes(styles.card, flush && styles.flush, className)}>{children}</div>
}

/** A titled part of a page; `action` is at the end of the title's line. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="title-section" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
