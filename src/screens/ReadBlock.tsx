import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { forgetFailed } from '../api/client.ts'
import { Failure } from '../api/failure.ts'
import type { Reading } from '../api/operation.ts'
import { copy } from '../copy.ts'
import { useTries } from '../stores/again.ts'
import { type ConnectionLoss, useConnectionLoss } from '../stores/connection.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Slow } from './Slow.tsx'
import { useOwnReads } from './useOwnReads.ts'

type Props = {
  /**
   * What the children read, where that is not what the screen says of itself. Failures of these are forgotten before another try; a different list
   * is a new try by itself.
   */
  reads?: readonly Reading[]
  /** Shown while the answers are awaited: bones as large as what comes. */
  waiting: ReactNode
  children: ReactNode
  /** What could not be loaded, in the screen's own words. */
  failedText?: string
  /** The same without a connection. */
  offlineText?: Record<ConnectionLoss, string>
  /** Shown under the notice when it failed: what needs no answer. */
  instead?: ReactNode
}

/** A part of a screen that reads: bones while it waits, its own notice with a retry when that failed; the rest stands. */
export function ReadBlock({
  reads: given,
  waiting,
  children,
  failedText = copy.loadFailed,
  offlineText = copy.offline.blocked,
  instead,
}: Props) {
  const own = useOwnReads()
  const reads = given ?? own
  function retry(again: () => void) {
    reads.forEach(forgetFailed)
    again()
  }

  return (
    <Suspense
      fallback={
        <>
          <Slow />
          {waiting}
        </>
      }
    >
      <Boundary
        key={JSON.stringify(reads.map(({ operation, input }) => [operation.name, input]))}
        fallback={(error, again) => {
          if (!(error instanceof Failure)) throw error // a fault of ours: for the screen's own boundary
          const failed = <Failed text={failedText} offlineText={offlineText} retry={() => retry(again)} />
          return instead ? (
            <div className="stack">
              {failed}
              {instead}
            </div>
          ) : (
            failed
          )
        }}
      >
        {children}
      </Boundary>
    </Suspense>
  )
}

function Failed({ text, offlineText, retry }: { text: string; offlineText: Record<ConnectionLoss, string>; retry: () => void }) {
  const loss = useConnectionLoss()
  const online = loss === null
  const tries = useTries()
  const retryNow = useEffectEvent(retry)
  const before = useRef({ online, tries })
  // By itself: once for each time the connection returns, and when the customer asked for it in the dialog.
  useEffect(() => {
    const was = before.current
    before.current = { online, tries }
    if (online && (!was.online || was.tries !== tries)) retryNow()
  }, [online, tries])
  const again = (
    <Button variant="outline" size="small" onPress={retry}>
      {copy.retry}
    </Button>
  )
  // A device without a network has nothing to try: it catches up by itself.
  if (loss === 'device') return <Notice tone="warn">{offlineText.device}</Notice>
  return (
    <Notice tone="warn" action={again}>
      {loss === 'server' ? offlineText.server : text}
    </Notice>
  )
}
