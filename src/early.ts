import './trustedTypes.ts'
import { askAhead } from './api/ahead.ts'
import { provider } from './provider.ts'
import { tellWorker } from './pwa/worker.ts'
import { openStore } from './storage/idb.ts'
import drawings from './ui/art/drawings.svg?no-inline'

/**
 * The page's first script: small, so that it runs while the rest is on its way. The screen that this visitor will see, and what it reads,
 * are fetched together with the app instead of after it. Styles come with the app: the shell in index.html has its own.
 */
const session = /(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1]
const isHome = location.pathname === '/'

void import('react').catch(later)
void import('./main.tsx').catch(unreachable)
// Only in the page that the service worker keeps, and before the import that uses it.
if (session !== undefined) document.querySelector('[data-customers]')?.setAttribute('rel', 'preload')
if (session === undefined) void import('./screens/inloggen/Inloggen.tsx').catch(later)
else {
  // With all that customers need: the overview, and what rests on the device.
  void import('./app/layouts/Default.tsx').catch(later)
  // The overview's first answers do without, see api/http.
  if (!isHome) {
    void import('./api/transport.ts').catch(later)
    void import('./routes/screens.ts').catch(later)
  }
}
setTimeout(ask)

/** What is no script comes in the next turn. */
function ask() {
  void openStore()
  // Not by a preload in the page: for that the browser would hold back the first frame.
  void document.fonts.load('1rem "Radio Canada Big"').catch(later)
  if (session === undefined) return
  // The first formatter has the browser read its tables of locales: after the first frame, while nobody waits for it.
  requestAnimationFrame(() => setTimeout(() => void new Intl.DateTimeFormat('nl-NL')))
  // The browser would ask for the drawings when they are on the page, and show gaps until they come.
  void fetch(drawings).catch(later)
  if (isHome) {
    askAhead(/%22prepaid%22%3Atrue/.test(session) ? 'prepaidOverview' : 'postpaidOverview')
    askAhead('getUser')
    askAhead('getUsPs')
  }
}

/** Without the app itself there is only the shell: it says so, and offers another try; the worker looks whether its files are damaged. */
function unreachable() {
  const notice = document.createElement('p')
  notice.className = 's-bar'
  notice.role = 'alert'
  const again = document.createElement('a')
  again.href = location.href
  again.textContent = 'Probeer het opnieuw'
  notice.append(`${provider.product} kon niet laden.\u00a0`, again)
  document.querySelector('.s-page')?.append(notice)
  tellWorker({ type: 'FAILED' })
}

/** Only a head start: whatever needs it asks again, and says what is wrong. */
function later() {}
