import { useState } from 'react'
import { customerCopy } from '#kit/customerCopy.ts'
import { Button } from '#kit/ui/Button.tsx'
import type { Read } from '#model/operation.ts'
import { refresh } from '#platform/api/client.ts'
import { useBlocked } from '#platform/connection/blocked.ts'

/** Refreshes the given reads. `isDone`: a refresh started here has finished. */
export function useRenew(...operations: Read<never, unknown>[]) {
  const [state, setState] = useState<'quiet' | 'busy' | 'done'>('quiet')
  async function renew() {
    setState('busy')
    await refresh(...operations)
    setState('done')
  }
  return { isBusy: state === 'busy', isDone: state === 'done', renew }
}

type Props = {
  renewing: ReturnType<typeof useRenew>
  /** The time of the figures, announced after a refresh. */
  text: string
  /** Announced without a refresh too. */
  isNews?: boolean
}

export function Renew({ renewing: { isBusy, isDone, renew }, text, isNews = false }: Props) {
  const blocked = useBlocked()
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="refresh"
        busy={isBusy && customerCopy.refreshing}
        blocked={blocked}
        reasonSpoken
        onPress={() => void renew()}
      >
        {customerCopy.refresh}
      </Button>
      <p role="status" className="visually-hidden">
        {(isDone || isNews) && text}
      </p>
    </>
  )
}
