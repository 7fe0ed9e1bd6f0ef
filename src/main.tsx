import '#brand/fonts.css'
import '#brand/tokens.css'
import '#kit/ui/styles/tokens.css'
import '#kit/ui/styles/base.css'
import '#kit/translated.ts'
import '#routes/register.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, Crashed } from '#app/App.tsx'
import { notFound, undecided } from '#app/fallbackScreens.ts'
import { layoutOf } from '#app/layouts/layouts.ts'
import { startReactions } from '#app/reactions.ts'
import { onCaughtError, onRecoverableError } from '#app/rootErrors.ts'
import { shiftClock } from '#kit/clock.ts'
import { startConnection } from '#platform/connection/watch.ts'
import { startInstall } from '#platform/pwa/install.ts'
import { watchTyping } from '#platform/pwa/typed.ts'
import { addRow } from '#platform/router/find.ts'
import { navigate } from '#platform/router/location.tsx'
import { framedBy } from '#platform/router/prepare.ts'
import type { ShownRow } from '#platform/router/screen.ts'
import { boot } from '#platform/session/boot.ts'
import { visitor } from '#platform/session/visitor.ts'
import { readItem } from '#platform/storage/items.ts'
import { lockedFor, unlocked } from '#platform/storage/registry.ts'
import { followTaps } from '#platform/warnings/taps.ts'

framedBy(frameOf)

/** How long after the first screen its secondary code loads (ms). */
const LATER_MS = 1000

if (__MOCK__) shiftClock(Number(/(?:^|;\s*)demo-clock=(-?\d+)/.exec(document.cookie)?.[1] ?? 0))
if (__MOCK__) {
  addRow('/demo/onderdelen', { for: 'anyone', title: 'Onderdelen', screen: () => import('../mocks/demo/parts/Onderdelen.tsx') })
  addRow('/demo/contract', { for: 'anyone', title: 'Contract', screen: () => import('../mocks/demo/reference/Contract.tsx') })
  // Customers beside each other need a server: each is a browser of a host of its own.
  if (!__IN_PAGE__)
    addRow('/demo/naast-elkaar', {
      for: 'anyone',
      title: 'Naast elkaar',
      screen: () => import('../mocks/demo/beside/NaastElkaar.tsx'),
    })
  addRow('/demo/buiten', {
    for: 'anyone',
    layout: 'clean',
    title: 'Hier stopt de demo',
    screen: () => import('../mocks/demo/outside/Buiten.tsx'),
  })
  addRow('/demo/bank', {
    for: 'anyone',
    layout: 'clean',
    nav: 'hidden',
    title: 'Testbank',
    screen: () => import('../mocks/demo/outside/Bank.tsx'),
  })
}

/** Starts the app. Other modules may share a file with this one, so that loading it starts nothing. */
export async function start(): Promise<void> {
  const place = document.getElementById('app')
  if (!place) throw new Error('index.html has no place for the app')
  const root = createRoot(place, { onCaughtError, onRecoverableError })
  let isFound: boolean
  try {
    startReactions()
    startConnection(() => void import('#platform/api/client.ts').then(({ refreshAll }) => refreshAll()))
    const invitation = startInstall()
    watchTyping()
    hideInMemory()
    isFound = await boot()
    if (visitor().kind !== 'guest') {
      await invitation
      // Fails closed: without the lock's code the error page shows.
      if (readItem(lockedFor) && !readItem(unlocked)) await (await import('#page/lock/askToUnlock.tsx')).askToUnlock()
    }
  } catch (error) {
    // A crash at the start is logged and shown on the error page.
    console.error(error)
    return root.render(<Crashed error={error} again={() => location.reload()} />)
  }
  const draw = () => root.render(<App />)
  if (__MOCK__)
    addEventListener('demo-clock', (event) => {
      if (event instanceof CustomEvent) shiftClock(Number(event.detail))
      draw()
    })
  // Stored figures render at once. Otherwise a transition renders in slices, so that the page stays responsive and no loading state
  // replaces the shell.
  if (isFound) draw()
  else startTransition(draw)
  followTaps(navigate)
  // Without a connection the next start tries again.
  setTimeout(
    () => void import('#app/start/afterFirstScreen.ts').then(({ later }) => later(draw)).catch(() => undefined),
    LATER_MS,
  )
}

/**
 * Hides a page restored from the back/forward cache until `staying` has verified that it may still show. When that code is missing, the
 * page reloads.
 */
function hideInMemory() {
  addEventListener('pagehide', () => {
    if (visitor().kind !== 'guest') document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(() => document.body.hidden && location.reload(), 2 * LATER_MS)
  })
}

/** The code around a screen: its layout and the screens that may replace it. Without a row: the 404 page. */
function frameOf(row: ShownRow | undefined) {
  const route = row?.route
  const isGuarded = route?.for === 'customers' && route.gate !== undefined
  return [layoutOf(route), isGuarded && undecided, (isGuarded || !route) && notFound].filter((part) => !!part)
}
