import { type BlockReason, settingsChangeSimcardBlock } from '../../api/contract/sim.ts'
import type { Words } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { renewSession } from '../../session/renewSession.ts'

/** Blocks or unblocks the card. Refreshes everything that depends on it, including how codes are sent. */
export function useBlocking(words: Pick<Words, 'failed' | 'unheard'>) {
  const writing = useDeed(settingsChangeSimcardBlock, words)

  const change = (to: { blocked: true; reason: BlockReason } | { blocked: false }, done: () => void) =>
    writing.run(to, async () => {
      await renewSession()
      done()
    })

  return { change, busy: writing.busy, refusal: writing.refusal }
}
