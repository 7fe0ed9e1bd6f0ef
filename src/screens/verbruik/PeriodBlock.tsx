import type { ReactNode } from 'react'
import type { Reading } from '../../api/operation.ts'
import { usePlace } from '../../routes/location.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { copy } from './copy.ts'
import styles from './Usage.module.css'

type Props = {
  /** What the children read. */
  read: Reading
  waiting: ReactNode
  children: ReactNode
  /** What to say without a connection, and what can be shown all the same. */
  offlineText?: string
  instead?: ReactNode
}

/** The figures of one period. Those on screen stay, dimmed, until the ones of the next period are there. */
export function PeriodBlock({ read, ...block }: Props) {
  const { pending } = usePlace()
  return (
    <div className={styles.figures} aria-busy={pending}>
      <ReadBlock {...block} reads={[read]} failedText={copy.failed} />
    </div>
  )
}
