import { type MouseEvent, Suspense, useEffect, useLayoutEffect, ViewTransition } from 'react'
import { now } from '../clock.ts'
import { online } from '../connection/connection.ts'
import { copy } from '../copy.ts'
import { factsOf, type Visitor } from '../domain/visitor.ts'
import { part } from '../pwa/part.ts'
import { tellWorker } from '../pwa/worker.ts'
import { find } from '../routes/find.ts'
import { undecided } from '../routes/instead.ts'
import { type Layout, layoutOf } from '../routes/layouts.ts'
import { usePlace } from '../routes/location.tsx'
import { type Verdict, verdict } from '../routes/verdict.ts'
import { useSecondsLeft } from '../session/visitor.ts'
import { useModal } from '../stores/modal.ts'
import { leftNothing, useNothingHere } from '../stores/nothingHere.ts'
import { dismiss, useToasts } from '../stores/toasts.ts'
import { useTheme } from '../theme.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { useFirstFrame } from '../ui/firstFrame.ts'
import { preloadable } from '../ui/preloadable.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { Admitted, type Case } from './Admitted.tsx'
import { Arriving } from './Arriving.tsx'
import { GuardFailed } from './ErrorPage.tsx'
import styles from './Frame.module.css'
import { LoggedOut } from './layouts/LoggedOut.tsx'
import { Gone } from './modal/Gone.tsx'
import { openLogin } from './openLogin.ts'
import { useArrival } from './useArrival.ts'

const Undecided = undecided.Component

/** The possible header backgrounds, light and dark (design tokens `--color-sky`, `--color-page`, `--art-sky`). */
const grounds = {
  sky: ['#edf5f2', '#061417'],
  page: ['#f8f4ec', '#0a1d21'],
  dawn: ['#e3f0ec', '#0e2a30'],
  orange: ['#ff7046', '#7d2a12'],
} as const

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
  const modal = useModal()
  const hasOverlay = [modal, useSecondsLeft()].some((open) => open !== null)
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
      <Arriving>
        <Undecided {...asked} visitor={visitor} />
      </Arriving>
    </div>
  )
}
