import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from '#kit/ui/classes.ts'
import styles from './Flow.module.css'

type Props = {
  label: string
  /** Owned by the screen: false until a step was left. */
  hasMoved: RefObject<boolean>
  className?: string | undefined
  children: ReactNode
}

/** A step that replaces another on the same screen: scrolls to the top and focuses the step, so that screen readers announce it. */
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
