import { onHost, pathHere } from '#kit/base.ts'
import '#kit/trustedTypes.ts'
import { provider } from '#kit/provider.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { startEarlyRead } from '#platform/api/earlyReads.ts'
import { tellWorker } from '#platform/pwa/worker.ts'
import { openStore } from '#platform/storage/idb.ts'
import { keepTaps } from '#platform/warnings/taps.ts'

/**
 * The first script of the page, kept small so that it runs while the rest loads. It fetches the visitor's first screen and its reads
 * together with the app instead of after it. Styles come with the app; the shell in index.html has its own.
 */
const session = /(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1]

/** A demo without a server has its copied links on the first page (mocks/demo/panel/linkHere.ts). */
const isCopied = () => __IN_PAGE__ && location.hash.startsWith('#demo=')
/** It loads that page again for the screen that such a link leads to: a host of files may not have the screen's address. */
const screen = __IN_PAGE__ ? new URLSearchParams(location.hash.slice(1)).get('scherm') : null
if (screen !== null) openScreen(screen)

const isHome = pathHere() === '/'

keepTaps()

if (__MOCK__ && (pathHere() === '/demo/link' || isCopied()))
  void import('../../../mocks/demo/outside/link.ts').then(({ openLink }) => openLink()).catch(unreachable)
else begin()
// A link that is pasted over the address of the first page loads nothing by itself.
if (__IN_PAGE__) addEventListener('hashchange', () => isCopied() && location.reload())

/** The screen of a copied link, within the folder of the site: dots in an address lead out of it, and slashes to another site. */
function openScreen(named: string): void {
  const address = named.replace(/^[/\\]*/, '/')
  const { pathname, search, hash } = new URL(URL.canParse(address, location.origin) ? address : '/', location.origin)
  history.replaceState(history.state, '', onHost(pathname.replace(/^\/+/, '/')) + search + hash)
}

/** Opens the demo panel when its key is pressed before its code has loaded (later.ts). */
function openPanel({ key }: KeyboardEvent): void {
  if (key !== 'F2' || document.getElementById('demo')) return
  void import('../../../mocks/demo/panel/start.tsx').then(() => dispatchEvent(new KeyboardEvent('keydown', { key }))).catch(later)
}
if (__MOCK__) addEventListener('keydown', openPanel)

function begin() {
  void import('react').catch(later)
  void import('../../main.tsx').then(({ start }) => start()).catch(unreachable)
  // Only on the page cached by the service worker, and before the import that uses it.
  if (session !== undefined) {
    const named = document.querySelectorAll(isHome ? '[data-for]' : '[data-for=customers]')
    for (const link of named) link.setAttribute('rel', 'preload')
  }
  if (session === undefined) void import('#features/login/Inloggen.tsx').catch(later)
  else {
    // The code that every customer needs, with the stored figures.
    void import('../layouts/Default.tsx').catch(later)
    if (isHome) void import('#features/overview/Overzicht.tsx').catch(later)
    else void import('#routes/screens.ts').catch(later)
  }
  setTimeout(ask)
}

/** Requests that are not scripts start in the next turn. */
function ask() {
  void openStore()
  // A preload link in the page would make the browser hold back the first frame.
  void document.fonts.load('1rem "Portal Text"').catch(later)
  if (session === undefined) return
  // The first formatter makes the browser load its locale tables; this does so after the first frame, when nothing waits, and in turns: at
  // once it would take so long that a tap has to wait.
  const locale: Intl.Locale & { getCalendars?: () => string[] } = new Intl.Locale('nl-NL') // missing from TypeScript's types
  const tables = [() => locale.getCalendars?.(), () => new Intl.NumberFormat('nl-NL'), () => new Intl.DateTimeFormat('nl-NL')]
  requestAnimationFrame(() => tables.map((load) => setTimeout(load)))
  // The browser would request the drawings only once they are on the page, and show gaps until then.
  void fetch(drawings).catch(later)
  if (isHome) {
    startEarlyRead(/%22prepaid%22%3Atrue/.test(session) ? 'prepaidOverview' : 'postpaidOverview')
    startEarlyRead('getUser')
    startEarlyRead('getUsPs')
  }
}

/** Without the app only the shell exists: it shows a retry, and the worker checks its files for damage. */
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

/** A failed prefetch is ignored: the code that needs the module imports it again and reports the error. */
function later() {}
