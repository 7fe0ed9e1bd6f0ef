import { useEffect, useEffectEvent } from 'react'
import { cookieIn, LOST_COOKIE } from '../../server/cookies.ts'

/** Calls `told` once when the server says that it no longer knows this visit. Looked at on load, on every navigation and on coming back. */
export function useLost(told: () => void): void {
  const look = useEffectEvent(() => {
    if (cookieIn(document.cookie, LOST_COOKIE) === null) return
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
    document.cookie = `${LOST_COOKIE}=; Path=/; Max-Age=0`
    told()
  })
  useEffect(() => {
    const listen = () => look()
    listen()
    window.navigation?.addEventListener('currententrychange', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      window.navigation?.removeEventListener('currententrychange', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}
