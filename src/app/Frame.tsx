import { type MouseEvent, Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react'
import { now } from '../clock.ts'
import { copy } from '../copy.ts'
import { factsOf } from '../domain/visitor.ts'
import { part } from '../pwa/part.ts'
import { tellWorker } from '../pwa/worker.ts'
import { find } from '../routes/find.ts'
import { type Layout, layoutOf } from '../routes/layouts.ts'
import { usePlace } from '../routes/location.tsx'
import { verdict } from '../routes/verdict.ts'
import { useSecondsLeft } from '../session/countdown.ts'
import { useModal } from '../stores/modal.ts'
import { leftNothing, useNothingHere } from '../stores/nothingHere.ts'
import { dismiss, useToasts } from '../stores/toasts.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { useFirstFrame } from '../ui/firstFrame.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import styles from './Frame.module.css'
import { Gatekeeper } from './Gatekeeper.tsx'
import { LoggedOut } from './layouts/LoggedOut.tsx'
import { Gone } from './modal/Gone.tsx'
import { useArrival } from './useArrival.ts'
import { type Ground, useThemeColor } from './useThemeColor.ts'

/** Dialogs load when one opens. */
const Overlays = preloadable(part(() => import('./modal/Overlays.tsx'))).Component
const waited = { waited: 'screen', default: 'none' }

/** Renders the layout of the route row and the admitted screen. */
export function Frame() {
  const { path, search, visitor, pending } = usePlace()
  const found = find(path)
  const decided = verdict(found?.route, factsOf(visitor), path)
  const isShown = decided === 'show' || decided === 'undecided'
  const isNothing = useNothingHere() === path
  const row = found && !('redirect' in found.route) && isShown && !isNothing ? found.route : null
  useLayoutEffect(() => () => leftNothing(path), [path])
  useArrival(path)
  useFirstFrame()
  useEffect(() => tellWorker({ type: 'STARTED' }), [])
  useThemeColor(groundOf(row))

  const Drawn = layoutOf(row)?.Component
  const hasOverlay = [useModal(), useSecondsLeft()].some((open) => open !== null)
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
        <Boundary fallback={() => <Gone />}>
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
