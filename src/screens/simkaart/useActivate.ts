import { useState } from 'react'
import { activateSimcard } from '../../api/contract/sim.ts'
import type { Failure } from '../../api/failure.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { useWrite } from '../../order/useWrite.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { failureText } from '../failureText.ts'
import { activateCopy as copy } from './copy.ts'

const DONE = '/simkaart-activeren/bedankt'

/**
 * Activates the card and goes to the confirmation screen. `refused` handles a refusal code and returns true, or leaves it to the general
 * error text.
 */
export function useActivate(refused: (failure: Failure) => boolean = () => false) {
  const activating = useWrite(activateSimcard, DONE)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function activate(digits: string | null) {
    setRefusal(null)
    const failure = await activating.send({ digits }, ({ type }) => arriveAt(DONE, { type }))
    if (failure && !refused(failure)) setRefusal(failure.kind === 'offline' ? failureText(failure, hasNetwork()) : copy.failed)
  }

  return { activate, busy: activating.busy, refusal }
}
