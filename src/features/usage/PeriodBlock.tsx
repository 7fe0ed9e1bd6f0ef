import type { ReactNode } from 'react'
import { copy as shared } from '#kit/copy.ts'
import { customerCopy } from '#kit/customerCopy.ts'
import type { Reading } from '#model/operation.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import type { ConnectionLoss } from '#platform/connection/connection.ts'
import { usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import styles from './Usage.module.css'
import { usageOf } from './usePeriod.ts'

type Props = {
  read: Reading
  waiting: ReactNode
  children: ReactNode
  offlineText?: Record<ConnectionLoss, string>
  instead?: ReactNode
}

/** The figures of one period. The old ones stay, dimmed, until those of the next period have loaded. */
export function PeriodBlock({ read, ...block }: Props) {
  const { pending } = usePlace()
  // Only the current period is stored on the device. It also lists the periods, so a retry requests it too.
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
