import { useEffect, useEffectEvent } from 'react'

/** What only its owner may see is on screen for a minute (ms). */
const SHOWN_MS = 60_000

/** Hides what is shown: after a minute (`late`), and when the page is hidden or left, also when it comes back from the browser's memory. */
export function useBriefly(isShown: boolean, hide: (why: 'late' | 'left') => void): void {
  const onHide = useEffectEvent(hide)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => onHide('late'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && onHide('left')
    const whenLeft = () => onHide('left')
    document.addEventListener('visibilitychange', whenHidden)
    addEventListener('pagehide', whenLeft)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('pagehide', whenLeft)
    }
  }, [])
}
