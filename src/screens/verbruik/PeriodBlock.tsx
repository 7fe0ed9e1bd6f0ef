import type { ReactNode } from 'react'
import type { Reading } from '../../api/operation.ts'
import { copy as shared } from '../../copy.ts'
import { customerCopy } from '../../customerCopy.ts'
import { usePlace } from '../../routes/location.tsx'
import type { ConnectionLoss } from '../../stores/connection.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { copy } from './copy.ts'
import styles from './Usage.module.css'
import { usageOf } from './usePeriod.ts'

type Props = {
  /** What the children read. */
  read: Reading
  waiting: ReactNode
  children: ReactNode
  /** What to say without a connection, and what can be shown all the same. */
  offlineText?: Record<ConnectionLoss, string>
  instead?: ReactNode
}

/** The figures of one period. Those on screen stay, dimmed, until the ones of the next period are there. */
export function PeriodBlock({ read, ...block }: Props) {
  const { pending } = usePlace()
  // Of all usage the current period rests on the device (decisions D8). It tells which periods there are, so another try asks for it too.
  const isKept = Object.keys(read.input ?? {}).length === 0
  return (
    <div className={styles.figures} aria-busy={pending}>
      <ReadBlock
        offlineText={isKept ? customerCopy.notKept : shared.offline.blocked}
        {...block}
        reads={isKept ? [read] : [read, usageOf({})]}
        failedText={copy.failed}
      />
    </div>
  )
}
