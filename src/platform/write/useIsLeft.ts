import { useCallback, useEffect, useRef } from 'react'
import { part } from '../pwa/part.ts'

const fetchTelling = part(() => import('./left.ts'))

/** Shows a failure over another screen, with code that is loaded now. Without that code the other screen shows that there is no connection. */
export const tellLeft = (tell: (telling: typeof import('./left.ts')) => void): Promise<void> =>
  fetchTelling().then(tell, () => undefined)

/** For a screen that sends: answers whether it was left. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}
