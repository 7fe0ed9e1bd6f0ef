import { useState } from 'react'
import { type BlockReason, settingsChangeSimcardBlock } from '../../api/contract/sim.ts'
import { useWrite } from '../../order/useWrite.ts'
import { renewSession } from '../../session/renewSession.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { failureText } from '../failureText.ts'

type Words = { error: string; unknown?: string }

/** Blocks or unblocks the card. Refreshes everything that depends on it, including how codes are sent. */
export function useBlocking({ error, unknown }: Words) {
  const writing = useWrite(settingsChangeSimcardBlock)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(to: { blocked: true; reason: BlockReason } | { blocked: false }, done: () => void) {
    setRefusal(null)
    const failure = await writing.send(to, renewSession)
    if (!failure) return done()
    const isUnheard = writing.isUnheard() && unknown !== undefined
    setRefusal(failure.kind === 'offline' && !isUnheard ? failureText(failure, hasNetwork()) : isUnheard ? unknown : error)
  }

  return { change, busy: writing.busy, refusal }
}
