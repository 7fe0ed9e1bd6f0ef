import { type ReactNode, useEffect } from 'react'
import { forgetFailed } from '../api/client.ts'
import { Failure } from '../api/failure.ts'
import type { Reading } from '../api/operation.ts'
import { copy } from '../copy.ts'
import { useOnline } from '../stores/connection.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { Block } from '../ui/Block.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type Props = {
  /** What the children read; forgotten before another try. */
  reads: readonly Reading[]
  waiting: ReactNode
  children: ReactNode
  /** Says what could not be loaded, in the screen's own words. */
  failedText?: string
}

/** A part of a screen that reads: bones while it waits, its own notice with a retry when that failed, the rest stands. */
export function ReadBlock({ reads, waiting, children, failedText = copy.loadFailed }: Props) {
  return (
    <Block
      waiting={
        <>
          <Slow />
          {waiting}
        </>
      }
      failed={(error, again) => {
        if (!(error instanceof Failure)) throw error // a fault of ours: for the screen's own boundary
        const retry = async () => {
          await Promise.all(reads.map(forgetFailed))
          again()
        }
        return <Failed text={failedText} retry={retry} />
      }}
    >
      {children}
    </Block>
  )
}

/** Beyond this waiting needs a word (ms). */
const LONG_MS = 5000

/** Says that it takes longer than usual. */
function Slow() {
  useEffect(() => {
    const timer = setTimeout(() => toast({ id: 'slow', text: copy.slow }), LONG_MS)
    return () => {
      clearTimeout(timer)
      dismiss('slow')
    }
  }, [])
  return null
}

function Failed({ text, retry }: { text: string; retry: () => Promise<void> }) {
  const online = useOnline()
  // Back online: try by itself, once for each time the connection returns.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is new at every render
  useEffect(() => {
    if (!online) return () => void retry()
  }, [online])
  if (!online) return <Notice tone="warn">{copy.offline.notCached}</Notice>
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="outline" size="small" onPress={() => void retry()}>
          {copy.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
