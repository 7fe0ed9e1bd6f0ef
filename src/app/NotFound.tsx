import { useEffect, useLayoutEffect, useState } from 'react'
import { externalHref } from '#kit/externalHref.ts'
import { provider } from '#kit/provider.ts'
import { Message } from '#kit/ui/Message.tsx'
import { getRedirects } from '#model/login/contract/guest.ts'
import { redirectTarget } from '#model/login/redirectTarget.ts'
import type { Visitor } from '#model/visitor.ts'
import { read } from '#platform/api/client.ts'
import { online, useOnline } from '#platform/connection/connection.ts'
import { find } from '#platform/router/find.ts'
import { navigate } from '#platform/router/location.tsx'
import { showNotFound } from '#platform/stores/notFound.ts'
import { GuardFailed } from './ErrorPage.tsx'
import Existing from './Existing.tsx'
import { notFoundCopy } from './notFoundCopy.ts'
import { usePageView, useTitle } from './useTitle.ts'
import { Waiting } from './Waiting.tsx'

/** How long a visitor waits for a redirect, which is unlikely to exist (ms). */
const PATIENCE_MS = 3000

type Props = {
  path: string
  visitor: Visitor
  /** The message when the address fits a row but names something that does not exist. */
  message?: string
}

/**
 * The 404 page. Unless a guard refused a known path, it first asks the server for a redirect. Without a connection nobody can say whether
 * the session still exists, so a page for guests exists as far as a customer can know: that guard is undecided (decisions D7).
 */
export default function NotFound(props: Props) {
  const route = find(props.path)?.route
  const isOnline = useOnline()
  if (!route) return <Moved {...props} />
  if (!isOnline && 'for' in route && route.for === 'guests') return <GuardFailed again={() => location.reload()} />
  return <Foutje {...props} />
}

function Moved(props: Props) {
  const isAsking = useRedirect(props.path)
  return isAsking ? <Waiting /> : <Foutje {...props} />
}

/** The 404 page: the fixed texts, and the list of existing pages. */
function Foutje({ path, visitor, message = `Page Not Found: ${path}` }: Props) {
  useTitle(message)
  usePageView(null, path)
  // Switches the frame to the default layout (app/Frame).
  useLayoutEffect(() => showNotFound(path), [path])
  return (
    <Message drawing="error" title={notFoundCopy.title}>
      <h2 className="title-section">{notFoundCopy.heading}</h2>
      <p className="lead">{notFoundCopy.intro}</p>
      <Existing visitor={visitor} />
    </Message>
  )
}

/**
 * Asks the server for the redirect of an unknown path and follows it, in the app or with a new document on a provider's host. True while
 * asking. The answer is validated, and no answer means no redirect.
 */
function useRedirect(path: string): boolean {
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
      else if (known) location.replace(externalHref(known.to))
      else setAsking(false)
    })
    return () => {
      isHere = false
    }
  }, [path])
  return isAsking
}
