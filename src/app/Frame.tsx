import { type MouseEvent, Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react'
import { grounds } from '#brand/look.ts'
import { now } from '#kit/clock.ts'
import { copy } from '#kit/copy.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { useFirstFrame } from '#kit/ui/firstFrame.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Toasts } from '#kit/ui/Toasts.tsx'
import { factsOf, type Visitor } from '#model/visitor.ts'
import { online } from '#platform/connection/connection.ts'
import { part } from '#platform/pwa/part.ts'
import { tellWorker } from '#platform/pwa/worker.ts'
import { find } from '#platform/router/find.ts'
import { usePlace } from '#platform/router/location.tsx'
import type { Layout } from '#platform/router/route.ts'
import { type Verdict, verdict } from '#platform/router/verdict.ts'
import { useIdleCountdown } from '#platform/session/visitor.ts'
import { useModal } from '#platform/stores/modal.ts'
import { clearNotFound, useNotFoundPath } from '#platform/stores/notFound.ts'
import { dismiss, useToasts } from '#platform/stores/toasts.ts'
import { useTheme } from '#platform/theme.ts'
import { Admitted, type Case } from './Admitted.tsx'
import { GuardFailed } from './ErrorPage.tsx'
import styles from './Frame.module.css'
import { undecided } from './fallbackScreens.ts'
import { LoggedOut } from './layouts/LoggedOut.tsx'
import { layoutOf } from './layouts/layouts.ts'
import { Gone } from './modal/Gone.tsx'
import { openLogin } from './openLogin.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useScrollAndFocus } from './useScrollAndFocus.ts'

const Undecided = undecided.Component

/** Dialogs load when one opens. */
const Overlays = preloadable(part(() => import('./modal/Overlays.tsx'))).Component
const waited = { waited: 'screen', default: 'none' }

/** Renders the layout of the route row and the admitted screen. */
export function Frame() {
  const { path, search, visitor, pending } = usePlace()
  const found = find(path)
  const decided = verdict(found?.route, factsOf(visitor), path)
  const isShown = decided === 'show' || decided === 'undecided'
  const isNothing = useNotFoundPath() === path
  const row = found && !('redirect' in found.route) && isShown && !isNothing ? found.route : null
  useLayoutEffect(() => () => clearNotFound(path), [path])
  useScrollAndFocus(path)
  useFirstFrame()
  useEffect(() => tellWorker({ type: 'STARTED' }), [])
  useThemeColor(groundOf(row))

  const Drawn = layoutOf(row)?.Component
  const modal = useModal()
  const hasOverlay = [modal, useIdleCountdown()].some((open) => open !== null)
  const year = new Date(now()).getFullYear()
  // For an unknown path the default layout shows the 404 page.
  const screen = decided !== 'not-found' && (
    <ViewTransition key={`${path} ${visitor.kind}`} default="none" enter={waited} exit={waited}>
      <Gatekeeper decided={decided} found={found} path={path} search={search} visitor={visitor} />
    </ViewTransition>
  )
  return (
    <>
      <a className="skip-link" href="#inhoud" onClick={skip}>
        {copy.skip}
      </a>
      {pending && <div className={styles.pending} role="progressbar" aria-label={copy.loading} />}
      {Drawn ? (
        <Drawn
          layout={row?.layout ?? 'default'}
          visitor={visitor}
          path={path}
          year={year}
          sky={row?.sky ?? false}
          navHidden={row?.nav === 'hidden'}
        >
          {screen}
        </Drawn>
      ) : (
        <LoggedOut year={year}>{screen}</LoggedOut>
      )}
      <Toasts toasts={useToasts()} dismiss={dismiss} />
      {hasOverlay && (
        <Boundary fallback={() => <Gone component={modal?.component ?? null} />}>
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

/** The skip link: moves the focus to the heading. It leaves the address alone, so that Back does not pass it. */
function skip(event: MouseEvent) {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  event.preventDefault()
  heading.focus()
}

function groundOf(row: { layout?: Layout; sky?: true } | null): Ground {
  if (row?.layout === 'login' || row?.layout === 'logged-out') return 'dawn'
  if (row?.layout === 'default-orange') return 'orange'
  return row?.sky || row?.layout === 'logged-out-with-body' ? 'sky' : 'page'
}

type Ground = keyof typeof grounds

/** Gives the browser's toolbar the background of the header, in the chosen theme or the device's. */
function useThemeColor(ground: Ground): void {
  const theme = useTheme()
  useLayoutEffect(() => {
    const [light, dark] = grounds[ground]
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light'
      meta.content = (theme ?? own) === 'dark' ? dark : light
    }
  }, [ground, theme])
}

type Props = Case & { decided: Exclude<Verdict, 'not-found'>; visitor: Visitor }

/** Admits by the session alone where possible; other rows first load the customer's data. */
function Gatekeeper({ decided, visitor, ...asked }: Props) {
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  // Guards cannot read anything without a session.
  if (visitor.kind !== 'customer') return <GuardFailed again={() => (online() ? openLogin() : location.reload())} />
  return (
    <div className={styles.guarded}>
      <ScreenBoundary>
        <Undecided {...asked} visitor={visitor} />
      </ScreenBoundary>
    </div>
  )
}
