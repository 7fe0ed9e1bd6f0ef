import { useEffect } from 'react'

/** Keeps the screen on while this is there, where the browser can. It lets go when the page is hidden, and is asked again afterwards. */
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
        // A phone that saves its battery refuses: then the screen goes off as it always does.
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
