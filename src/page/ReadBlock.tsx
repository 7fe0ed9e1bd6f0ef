import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { copy } from '#kit/copy.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { type Reading, readingOf } from '#model/operation.ts'
import { factsOf } from '#model/visitor.ts'
import { forgetFailed } from '#platform/api/client.ts'
import { Failure } from '#platform/api/failure.ts'
import { useTries } from '#platform/connection/again.ts'
import { type ConnectionLoss, useConnectionLoss, useOwnLossReport } from '#platform/connection/connection.ts'
import { addressOf, find } from '#platform/router/find.ts'
import { usePlace } from '#platform/router/location.tsx'
import { screenOf } from '#platform/router/screen.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { Offline } from './Offline.tsx'
import { Slow } from './Slow.tsx'
import { useKeepFocus } from './useKeepFocus.ts'

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

const focusOn = (part: HTMLElement | null) => part?.focus({ preventScroll: true })

/**
 * A section with its own reads: skeletons while loading, its own error notice with a retry. The rest of the screen is unaffected. A block
 * with the reads of the screen also helps a customer without a connection on. A retry removes the failure, so the focus moves to before the
 * section when it was on the failure, also when the section retries by itself.
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
  const [retries, setRetries] = useState(0)
  function retry(again: () => void) {
    reads.forEach(forgetFailed)
    again()
  }

  return (
    <>
      {retries > 0 && (
        <p key={retries} ref={focusOn} className="visually-hidden" tabIndex={-1}>
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
            return (
              <Failed
                failure={error}
                text={failedText}
                offlineText={offlineText}
                retry={() => retry(again)}
                takeFocus={() => setRetries(retries + 1)}
                isAgain={retries > 0}
                isScreen={given === undefined}
                instead={instead}
              />
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
  /** Moves the focus to before the section. */
  takeFocus: () => void
  /** It failed again after such a retry, which is announced. */
  isAgain: boolean
  /** It has the reads of the screen, so without it the page has next to nothing. */
  isScreen: boolean
  instead: ReactNode
}

function Failed({ failure, text, offlineText, retry, takeFocus, isAgain, isScreen, instead }: FailedProps) {
  const loss = useConnectionLoss()
  useOwnLossReport()
  const online = loss === null
  const tries = useTries()
  const stay = useKeepFocus() // without a network the retry button goes
  const retryNow = useEffectEvent(() => {
    if (stay.ref.current?.contains(document.activeElement)) takeFocus()
    retry()
  })
  const before = useRef({ online, tries })
  // Retries automatically whenever the connection returns, and when the customer asks for it in the dialog.
  useEffect(() => {
    const was = before.current
    before.current = { online, tries }
    if (online && (!was.online || was.tries !== tries)) retryNow()
  }, [online, tries])
  const pressed = () => {
    takeFocus()
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
  return (
    <div className={instead ? 'stack' : online || !isScreen ? undefined : 'stack stack--loose'} {...stay}>
      {notice}
      {!online && isScreen && <Offline />}
      {instead}
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
