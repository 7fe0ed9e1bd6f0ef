import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './Flow.module.css'

type Props = {
  label: string
  /** Kept by the screen: false until a step was left. */
  hasMoved: RefObject<boolean>
  className?: string | undefined
  children: ReactNode
}

/** A step that came in place of another on the same screen: the page goes to its top, and the focus to the step, so that it is read. */
export function StepPart({ label, hasMoved, className = 'stack stack--loose', children }: Props) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasMoved.current) {
      scrollTo(0, 0)
      part.current?.focus({ preventScroll: true })
    }
    hasMoved.current = true
  }, [hasMoved])
  return (
    <section ref={part} className={classes(styles.part, className)} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  )
}
