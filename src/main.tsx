import { pathHere } from './base.ts'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './translated.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { mayMeasure } from './analytics/announce.ts'
import { App, Crashed } from './app/App.tsx'
import { startReactions } from './app/reactions.ts'
import { onCaughtError, onRecoverableError } from './app/rootErrors.ts'
import { shiftClock } from './clock.ts'
import { startConnection } from './connection/watch.ts'
import { localeCookie, localeOf } from './domain/locale.ts'
import { nameManifest, startInstall } from './pwa/install.ts'
import { loadRescue } from './pwa/part.ts'
import { watchTyping } from './pwa/typed.ts'
import { addRow } from './routes/find.ts'
import { boot } from './session/boot.ts'
import { visitor } from './session/visitor.ts'
import { cookieChoice, pendingOrders } from './storage/registry.ts'
import { fetchKept, recall } from './storage/rest.ts'
import { startTheme } from './theme.ts'

/** How long after the first screen its secondary code loads (ms). */
const LATER_MS = 1000

if (__MOCK__) shiftClock(Number(/(?:^|;\s*)demo-clock=(-?\d+)/.exec(document.cookie)?.[1] ?? 0))
if (__MOCK__) {
  addRow('/demo/onderdelen', { for: 'anyone', title: 'Onderdelen', screen: () => import('../mocks/parts/Onderdelen.tsx') })
  addRow('/demo/contract', { for: 'anyone', title: 'Contract', screen: () => import('../mocks/reference/Contract.tsx') })
  // Customers beside each other need a server: each is a browser of a host of its own.
  if (!__IN_PAGE__)
    addRow('/demo/naast-elkaar', {
      for: 'anyone',
      title: 'Naast elkaar',
      screen: () => import('../mocks/beside/NaastElkaar.tsx'),
    })
  addRow('/demo/buiten', {
    for: 'anyone',
    layout: 'clean',
    title: 'Hier stopt de demo',
    screen: () => import('../mocks/outside/Buiten.tsx'),
  })
  addRow('/demo/bank', {
    for: 'anyone',
    layout: 'clean',
    title: 'Testbank',
    screen: () => import('../mocks/outside/Bank.tsx'),
  })
  addRow('/demo/link', {
    for: 'anyone',
    layout: 'clean',
    title: 'Een stand van de demo',
    screen: () => import('../mocks/outside/Link.tsx'),
  })
}

const isDemoPage = () => __MOCK__ && pathHere().startsWith('/demo/')

/** A function instead of top-level await: a chunk that imports this module would deadlock with it. */
async function start() {
  const place = document.getElementById('app')
  if (!place) throw new Error('index.html has no place for the app')
  const root = createRoot(place, { onCaughtError, onRecoverableError })
  let isFound: boolean
  try {
    startReactions()
    startConnection(() => void import('./api/client.ts').then(({ refreshAll }) => refreshAll()))
    const invitation = startInstall()
    watchTyping()
    hideInMemory()
    isFound = await boot()
    if (visitor().kind !== 'guest') await invitation
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
  setTimeout(() => void later(), LATER_MS)
}

/**
 * Hides a page restored from the back/forward cache until `staying` has verified that its session continues. When that code is missing,
 * the page reloads.
 */
function hideInMemory() {
  addEventListener('pagehide', () => {
    if (visitor().kind === 'customer') document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(() => document.body.hidden && location.reload(), 2 * LATER_MS)
  })
}

/** Chooses the language at the first visit and keeps it for a year. */
function keepLocale() {
  const locale = localeOf(/(?:^|;\s*)locale=([^;]+)/.exec(document.cookie)?.[1], navigator.languages)
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: it works in every browser, and nobody waits for it
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

/** True when an order on this device has no outcome yet, of whichever customer. */
const hasOrders = async () => ((await fetchKept(pendingOrders))?.value.length ?? 0) > 0

/** Loads and starts everything that the first screen does not need. */
async function later() {
  keepLocale()
  startTheme()
  nameManifest()
  try {
    await import('./api/transport.ts')
    ;(await import('./session/staying.ts')).startStaying()
    if (mayMeasure()) (await import('./analytics/start.ts')).startMeasuring()
    else if (recall(cookieChoice) === null) await import('./app/cookies/ask.tsx')
    await loadRescue() // loaded while the server is reachable: it repairs code that fails to load
    if (visitor().kind === 'customer' && !isDemoPage() && (await hasOrders()))
      await (await import('./order/findPayment.ts')).findPayment()
    ;(await import('./pwa/launches.ts')).followLaunches()
    if (import.meta.env.PROD) await (await import('./pwa/updates.ts')).startUpdates()
    if (__MOCK__) await import('../mocks/panel/start.tsx')
  } catch {
    // The connection failed; the next start tries again.
  }
}

void start()
