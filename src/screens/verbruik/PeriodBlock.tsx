import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { forgetFailed } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import type { Reading } from '../../api/operation.ts'
import { copy as shared } from '../../copy.ts'
import { usePlace } from '../../routes/location.tsx'
import { useOnline } from '../../stores/connection.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
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

/**
 * The figures of one period. The figures on screen stay, dimmed, until those of the next period are there; a period that fails says so
 * by itself. (A ReadBlock keeps its failure when what it reads changes; here another period is another try.)
 */
export function PeriodBlock({ read, waiting, children, offlineText = shared.offline.notCached, instead }: Props) {
  const { pending } = usePlace()
  return (
    <div className={styles.figures} aria-busy={pending}>
      <Suspense fallback={waiting}>
        <Boundary
          key={JSON.stringify(read.input)}
          fallback={(error, again) => {
            if (!(error instanceof Failure)) throw error // a fault of ours: for the screen's own boundary
            return (
              <div className="stack">
                <Failed
                  offlineText={offlineText}
                  retry={async () => {
                    await forgetFailed(read)
                    again()
                  }}
                />
                {instead}
              </div>
            )
          }}
        >
          {children}
        </Boundary>
      </Suspense>
    </div>
  )
}

function Failed({ offlineText, retry }: { offlineText: string; retry: () => Promise<void> }) {
  const online = useOnline()
  const retryOnReturn = useEffectEvent(() => void retry())
  // Back online: try by itself, once for each time the connection returns.
  useEffect(() => {
    if (!online) return () => retryOnReturn()
  }, [online])
  if (!online) return <Notice tone="warn">{offlineText}</Notice>
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="outline" size="small" onPress={() => void retry()}>
          {shared.retry}
        </Button>
      }
    >
      {copy.failed}
    </Notice>
  )
}
