import './trustedTypes.ts'

/**
 * The page's first script: small, so that it runs while the rest is on its way. The screen that this visitor will see is fetched
 * together with the app instead of after it. Styles come with the app: the shell in index.html has its own.
 */
const isCustomer = /(?:^|;\s*)usr=/.test(document.cookie)

void import('./main.tsx')
if (!isCustomer) void import('./screens/inloggen/Inloggen.tsx').catch(later)
else {
  void import('./app/layouts/Default.tsx').catch(later)
  void import('./lastKnown.ts').catch(later)
  if (location.pathname === '/') void import('./screens/overzicht/Overzicht.tsx').catch(later)
}

/** Only a head start: who needs it asks again, and says what is wrong. */
function later() {}
