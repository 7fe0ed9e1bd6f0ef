import './trustedTypes.ts'
import { askAhead } from './api/ahead.ts'

/**
 * The page's first script: small, so that it runs while the rest is on its way. The screen that this visitor will see, and what it reads,
 * are fetched together with the app instead of after it. Styles come with the app: the shell in index.html has its own.
 */
const session = /(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1]
const isHome = location.pathname === '/'

void import('./main.tsx')
if (session === undefined) void import('./screens/inloggen/Inloggen.tsx').catch(later)
else {
  void import('./app/layouts/Default.tsx').catch(later)
  void import('./lastKnown.ts').catch(later)
  if (isHome) {
    void import('./screens/overzicht/Overzicht.tsx').catch(later)
    askAhead(/%22prepaid%22%3Atrue/.test(session) ? 'prepaidOverview' : 'postpaidOverview')
    askAhead('getUser')
  }
}

/** Only a head start: who needs it asks again, and says what is wrong. */
function later() {}
