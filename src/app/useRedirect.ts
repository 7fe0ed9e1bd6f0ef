import { useEffect, useState } from 'react'
import { read } from '../api/client.ts'
import { getRedirects } from '../api/contract/guest.ts'
import { redirectTarget } from '../domain/returnUrl.ts'
import { wayOut } from '../outside.ts'
import { provider } from '../provider.ts'
import { find } from '../routes/find.ts'
import { navigate } from '../routes/location.tsx'
import { online } from '../stores/connection.ts'

/** How long a visitor waits for a page that is probably not there (ms). */
const PATIENCE_MS = 3000

/**
 * Asks the server where an unknown path went, and goes there: inside the app, or by a new document on a host of the provider. True while
 * that is being asked. What the server says is not trusted, and no answer is an answer: there is nothing here.
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
