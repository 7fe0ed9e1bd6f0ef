import { type BlockReason, settingsChangeSimcardBlock } from '#model/sim/contract/sim.ts'
import { renewSession } from '#platform/session/renewSession.ts'
import type { Words } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'

/** Blocks or unblocks the card. Refreshes everything that depends on it, including how codes are sent. */
export function useBlocking(words: Pick<Words, 'failed' | 'outcomeUnknown'>) {
  const writing = useWrite(settingsChangeSimcardBlock, words)

  const change = (to: { blocked: true; reason: BlockReason } | { blocked: false }, done: () => void) =>
    writing.run(to, async () => {
      await renewSession()
      done()
    })

  return { change, busy: writing.busy, refusal: writing.refusal }
}
