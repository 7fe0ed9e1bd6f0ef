import { useEffect, useEffectEvent } from 'react'

/** Secret content stays on screen for one minute (ms). */
const SHOWN_MS = 60_000

/** Hides shown content after a minute (`late`) or when the page is hidden or left, also on a restore from the back/forward cache. */
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
