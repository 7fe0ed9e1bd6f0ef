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
import { localeCookie, localeOf } from './domain/locale.ts'
import { startConnection } from './pwa/connection.ts'
import { nameManifest, startInstall } from './pwa/install.ts'
import { loadRescue } from './pwa/part.ts'
import { watchTyping } from './pwa/typed.ts'
import { addRow } from './routes/find.ts'
import { boot } from './session/boot.ts'
import { visitor } from './session/visitor.ts'
import { cookieChoice } from './storage/registry.ts'
import { recall } from './storage/rest.ts'
import { startTheme } from './theme.ts'

/** Is this a build with a mock backend? The demo clock and panel leave no byte in the others. */
declare const __MOCK__: boolean

/** What the first screen does not need waits until that has been painted (ms). */
const LATER_MS = 1000

if (__MOCK__) shiftClock(Number(/(?:^|;\s*)demo-clock=(-?\d+)/.exec(document.cookie)?.[1] ?? 0))
if (__MOCK__) {
  addRow('/demo/onderdelen', { for: 'anyone', title: 'Onderdelen', screen: () => import('../mocks/parts/Onderdelen.tsx') })
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

/** Pages of the demo stand beside the app. */
const isDemoPage = () => __MOCK__ && location.pathname.startsWith('/demo/')

/** Not at the top level: a chunk that is imported meanwhile would wait for this module, and this module for the chunk. */
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
    // An uncaught error at the start is logged, and shown on the error page (spec 8).
    console.error(error)
    return root.render(<Crashed error={error} again={() => location.reload()} />)
  }
  const draw = () => root.render(<App />)
  // Figures from the device are there in one go. Otherwise a transition: in slices, so that the page answers meanwhile, and without a
  // waiting state before what is there already.
  if (isFound) draw()
  else startTransition(draw)
  setTimeout(() => void later(), LATER_MS)
}

/**
 * A page that comes back from the browser's memory shows nothing until `staying` knows that it is the customer's still. When that code is
 * missing it starts anew.
 */
function hideInMemory() {
  addEventListener('pagehide', () => {
    if (visitor().kind === 'customer') document.body.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(() => document.body.hidden && location.reload(), 2 * LATER_MS)
  })
}

/** The language is chosen at the first visit, and kept for a year (spec 4, 9 locale). */
function keepLocale() {
  const locale = localeOf(/(?:^|;\s*)locale=([^;]+)/.exec(document.cookie)?.[1], navigator.languages)
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: it works in every browser, and nobody waits for it
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}

/** What the first screen does not need. */
async function later() {
  keepLocale()
  startTheme()
  nameManifest()
  try {
    await import('./api/transport.ts')
    ;(await import('./session/staying.ts')).startStaying()
    if (mayMeasure()) (await import('./analytics/start.ts')).startMeasuring()
    else if (recall(cookieChoice) === null) await import('./app/cookies/ask.tsx')
    await loadRescue() // while it can still be had: it is for code that cannot
    if (visitor().kind === 'customer' && !isDemoPage()) await (await import('./order/findPayment.ts')).findPayment()
    ;(await import('./pwa/launches.ts')).followLaunches()
    if (import.meta.env.PROD) await (await import('./pwa/updates.ts')).startUpdates()
    if (__MOCK__) await import('../mocks/panel/start.tsx')
  } catch {
    // The connection went just now; the next start has another chance.
  }
}

void start()
