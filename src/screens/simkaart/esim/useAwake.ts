import { useEffect } from 'react'

/**
 * Keeps the screen on while mounted, where supported. The browser releases the lock on hidden pages, so it is requested again afterwards.
 */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isHere = true
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isHere) lock = taken
        else await taken.release()
      } catch {
        // A phone in battery saver refuses; the screen then turns off as usual.
      }
    }
    const askAnew = () => void ask()
    askAnew()
    document.addEventListener('visibilitychange', askAnew)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', askAnew)
      void lock?.release()
    }
  }, [])
}
