import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetFailed } from '../api/client.ts'
import { Failure } from '../api/failure.ts'
import { type Reading, readingOf } from '../api/operation.ts'
import { useTries } from '../connection/again.ts'
import { type ConnectionLoss, useConnectionLoss, useOwnLossReport } from '../connection/connection.ts'
import { copy } from '../copy.ts'
import { factsOf } from '../domain/visitor.ts'
import { addressOf, find } from '../routes/find.ts'
import { usePlace } from '../routes/location.tsx'
import { screenOf } from '../routes/screen.ts'
import { useVisitor } from '../session/visitor.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Offline } from './Offline.tsx'
import { Slow } from './Slow.tsx'

type Props = {
  /**
   * The reads of the children, when they differ from the reads of the screen. A retry clears their failures first; another list resets the
   * block.
   */
  reads?: readonly Reading[]
  /** Skeletons as large as the expected content. */
  waiting: ReactNode
  children: ReactNode
  failedText?: string
  offlineText?: Record<ConnectionLoss, string>
  /** Content that needs no data, shown below the notice after a failure. */
  instead?: ReactNode
}

const takeFocus = (part: HTMLElement | null) => part?.focus({ preventScroll: true })

/**
 * A section with its own reads: skeletons while loading, its own error notice with a retry. The rest of the screen is unaffected. A block
 * with the reads of the screen also helps a customer without a connection on. Focus stays before the section after a press on retry,
 * because the pressed button goes.
 */
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
  const [presses, setPresses] = useState(0)
  function retry(again: () => void) {
    reads.forEach(forgetFailed)
    again()
  }

  return (
    <>
      {presses > 0 && (
        <p key={presses} ref={takeFocus} className="visually-hidden" tabIndex={-1}>
          {copy.retried}
        </p>
      )}
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
            if (!(error instanceof Failure)) throw error // our own bug: left to the boundary of the screen
            const failed = (
              <Failed
                failure={error}
                text={failedText}
                offlineText={offlineText}
                retry={() => retry(again)}
                press={() => setPresses(presses + 1)}
                isAgain={presses > 0}
                isScreen={given === undefined}
              />
            )
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
    </>
  )
}

type FailedProps = {
  failure: Failure
  text: string
  offlineText: Record<ConnectionLoss, string>
  retry: () => void
  press: () => void
  /** It failed again after a press, which is announced. */
  isAgain: boolean
  /** It has the reads of the screen, so without it the page has next to nothing. */
  isScreen: boolean
}

function Failed({ failure, text, offlineText, retry, press, isAgain, isScreen }: FailedProps) {
  const loss = useConnectionLoss()
  useOwnLossReport()
  const online = loss === null
  const tries = useTries()
  const retryNow = useEffectEvent(retry)
  const before = useRef({ online, tries })
  // Retries automatically whenever the connection returns, and when the customer asks for it in the dialog.
  useEffect(() => {
    const was = before.current
    before.current = { online, tries }
    if (online && (!was.online || was.tries !== tries)) retryNow()
  }, [online, tries])
  const pressed = () => {
    press()
    retry()
  }
  const again = (
    <Button variant="outline" size="small" onPress={pressed}>
      {copy.retry}
    </Button>
  )
  // Without a network no retry button: the block retries once the network returns.
  // A call without an answer names the connection, also while one such call proves nothing about it yet.
  const isUnanswered = loss === 'server' || failure.kind === 'offline'
  const notice =
    loss === 'device' ? (
      <Notice tone="warn" alert>
        {offlineText.device}
      </Notice>
    ) : (
      <Notice tone="warn" action={again} alert={isAgain || loss !== null}>
        {isUnanswered ? offlineText.server : text}
      </Notice>
    )
  if (online || !isScreen) return notice
  return (
    <div className="stack stack--loose">
      {notice}
      <Offline />
    </div>
  )
}

/** The reads that the current screen declares for this visitor and address. */
function useOwnReads(): readonly Reading[] {
  const { path, search } = usePlace()
  // The visitor of now, as screens use: the visitor of the place changes at a navigation only.
  const facts = factsOf(useVisitor())
  const found = find(path)
  if (!facts || !found || 'redirect' in found.route) return []
  const { route, ...row } = found
  return (screenOf({ ...row, route }).reads()?.(facts, addressOf(found, search)) ?? []).map(readingOf)
}
