import { useEffect } from 'react'
import { refresh } from '../../api/client.ts'
import { aboutSim } from './reads.ts'

/** A card comes to life while somebody may be looking (ms). */
const LOOK_AGAIN = 30_000

/** Asks now and then how it stands, as long as a card is being activated and this page is seen. */
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
