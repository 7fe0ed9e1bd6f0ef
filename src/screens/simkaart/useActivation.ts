import { useEffect } from 'react'
import { refresh } from '../../api/client.ts'
import { activateSimcard } from '../../api/contract/sim.ts'
import type { Words } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { activateCopy as copy } from './copy.ts'
import { simReads } from './reads.ts'

const DONE = '/simkaart-activeren/bedankt'

/** Polling interval in ms. */
const LOOK_AGAIN = 30_000

/** Polls the card's status while it is being activated and the page is visible. */
export function useActivation(isActivating: boolean): void {
  useEffect(() => {
    if (!isActivating) return
    const look = () => {
      if (document.visibilityState === 'visible') void refresh(...simReads)
    }
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isActivating])
}

/** Activates the card and goes to the confirmation screen. */
export function useActivate({ refusals }: Pick<Words, 'refusals'> = {}) {
  const activating = useDeed(activateSimcard, { done: DONE, failed: copy.failed, ...(refusals && { refusals }) })

  const activate = (digits: string | null) => activating.run({ digits }, ({ type }) => arriveAt(DONE, { type }))
  return { activate, busy: activating.busy, refusal: activating.refusal }
}
