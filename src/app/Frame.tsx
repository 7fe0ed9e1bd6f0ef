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

/** The code of dialogs is fetched when one opens. */
const Overlays = preloadable(part(() => import('./modal/Overlays.tsx'))).Component
const waited = { waited: 'screen', default: 'none' }

/** The layout that the row of the table asks for, and in it what the gatekeeper allows. */
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
  // For an unknown path the layout with the navigation says that nothing is here.
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

/** Over the header and the menu, to the heading; not along the address, so that Back does not lead over it again. */
function skip(event: MouseEvent) {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  event.preventDefault()
  heading.focus()
}

/** The ground under the header (design 4). */
function groundOf(row: { layout?: Layout; sky?: true } | null): Ground {
  if (row?.layout === 'login' || row?.layout === 'logged-out') return 'dawn'
  if (row?.layout === 'default-orange') return 'orange'
  return row?.sky || row?.layout === 'logged-out-with-body' ? 'sky' : 'page'
}
