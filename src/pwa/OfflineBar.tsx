import { useLayoutEffect, useRef } from 'react'
import { peek } from '../api/client.ts'
import { postpaidOverview, prepaidOverview } from '../api/contract/overview.ts'
import { now } from '../clock.ts'
import { momentText } from '../domain/dateText.ts'
import { factsOf, type Visitor } from '../domain/visitor.ts'
import { useOfflineShown } from '../stores/connection.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfflineBar.module.css'

/** Says that there is no connection, and of when the figures are. */
export function OfflineBar({ visitor }: { visitor: Visitor }) {
  const shown = useOfflineShown()
  return (
    <div role="status" className={styles.place}>
      {shown && <Bar at={updatedAt(visitor)} />}
    </div>
  )
}

function Bar({ at }: { at: number | null }) {
  const bar = useRef<HTMLParagraphElement>(null)
  // The page moves down by as much as the bar is high, also when its text wraps.
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => root.style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    const observer = new ResizeObserver(measure)
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--offline-bar')
    }
  }, [])
  return (
    <p ref={bar} className={styles.offlineBar}>
      <Icon name="offline" small />
      <span>{at === null ? 'Je bent offline.' : `Je bent offline. Dit is de stand van ${momentText(at, now())}.`}</span>
    </p>
  )
}

function updatedAt(visitor: Visitor): number | null {
  const overview = peek(factsOf(visitor)?.prepaid ? prepaidOverview : postpaidOverview)
  return overview ? Date.parse(overview.updatedAt) : null
}
