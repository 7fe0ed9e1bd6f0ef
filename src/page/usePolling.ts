import { useEffect, useEffectEvent } from 'react'
import type { Read } from '#model/operation.ts'
import { refresh } from '#platform/api/client.ts'

/** Asks reads again every so often (ms), while something happens to what they tell and the page is visible. */
export function usePolling(happens: boolean, every: number, ...reads: readonly Read<never, unknown>[]): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh(...reads)
  })
  useEffect(() => {
    if (!happens) return
    const timer = setInterval(() => look(), every)
    return () => clearInterval(timer)
  }, [happens, every])
}
