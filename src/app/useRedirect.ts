import { useEffect, useState } from 'react'
import { read } from '../api/client.ts'
import { getRedirects } from '../api/contract/guest.ts'
import { online } from '../connection/connection.ts'
import { redirectTarget } from '../domain/returnUrl.ts'
import { wayOut } from '../outside.ts'
import { provider } from '../provider.ts'
import { find } from '../routes/find.ts'
import { navigate } from '../routes/location.tsx'

/** How long a visitor waits for a redirect, which is unlikely to exist (ms). */
const PATIENCE_MS = 3000

/**
 * Asks the server for the redirect of an unknown path and follows it, in the app or with a new document on a provider's host. True while
 * asking. The answer is validated, and no answer means no redirect.
 */
export function useRedirect(path: string): boolean {
  const [isAsking, setAsking] = useState(online)
  useEffect(() => {
    if (!online()) return
    let isHere = true
    const patience = new Promise<{ target: null }>((resolve) => setTimeout(() => resolve({ target: null }), PATIENCE_MS))
    const asked = read(getRedirects, { path }).catch(() => ({ target: null }))
    void Promise.race([asked, patience]).then(({ target }) => {
      if (!isHere) return
      const known =
        target === null ? null : redirectTarget(target, location.origin, provider.hosts, (to) => find(to) !== undefined)
      if (known?.kind === 'internal') navigate(known.to, { replace: true })
      else if (known) location.replace(wayOut(known.to))
      else setAsking(false)
    })
    return () => {
      isHere = false
    }
  }, [path])
  return isAsking
}
