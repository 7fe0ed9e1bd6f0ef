import { useEffect } from 'react'
import { refresh } from '../../api/client.ts'
import { aboutSim } from './reads.ts'

/** Polling interval in ms. */
const LOOK_AGAIN = 30_000

/** Polls the card's status while it is being activated and the page is visible. */
export function useActivation(isActivating: boolean): void {
  useEffect(() => {
    if (!isActivating) return
    const look = () => {
      if (document.visibilityState === 'visible') void refresh(...aboutSim)
    }
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isActivating])
}
