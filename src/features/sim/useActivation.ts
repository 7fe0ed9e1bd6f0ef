import { activateSimcard, getEsim } from '#model/sim/contract/sim.ts'
import { usePolling } from '#page/usePolling.ts'
import { openReceipt } from '#platform/router/receipt.ts'
import type { Words } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { activateCopy } from './copy.ts'
import { simReads } from './reads.ts'

const DONE = '/simkaart-activeren/bedankt'

/** The reads that are repeated, and how often (ms), while a card is being activated and while a phone installs it. */
const LOOKS = {
  activating: { reads: simReads, every: 30_000 },
  installing: { reads: [getEsim], every: 5000 },
} as const

/** Keeps the status of the card up to date while something happens to it and the page is visible. */
export function useCardStatus(happens: keyof typeof LOOKS | null): void {
  const { reads, every } = LOOKS[happens ?? 'activating']
  usePolling(happens !== null, every, ...reads)
}

/** Activates the card and goes to the confirmation screen. */
export function useActivate({ refusals }: Pick<Words, 'refusals'> = {}) {
  const activating = useWrite(activateSimcard, { done: DONE, failed: activateCopy.failed, ...(refusals && { refusals }) })

  const activate = (digits: string | null) => activating.run({ digits }, ({ type }) => openReceipt(DONE, { type }))
  return { activate, busy: activating.busy, refusal: activating.refusal }
}
