import { activateSimcard } from '../../api/contract/sim.ts'
import type { Words } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { activateCopy as copy } from './copy.ts'

const DONE = '/simkaart-activeren/bedankt'

/** Activates the card and goes to the confirmation screen. */
export function useActivate({ refusals }: Pick<Words, 'refusals'> = {}) {
  const activating = useDeed(activateSimcard, { done: DONE, failed: copy.failed, ...(refusals && { refusals }) })

  const activate = (digits: string | null) => activating.run({ digits }, ({ type }) => arriveAt(DONE, { type }))
  return { activate, busy: activating.busy, refusal: activating.refusal }
}
