import type { BrowserContext } from '@playwright/test'

/** What this browser's visitor has said about cookies: `unasked` is a first visit. */
export type CookieChoice = 'refused' | 'accepted' | 'unasked'

/** Lays the choice on the device, before the first page and as if made today; one that is made in a test stays. */
export async function chooseCookies(context: BrowserContext, choice: CookieChoice): Promise<void> {
  if (choice === 'unasked') return
  await context.addInitScript(
    (value) => {
      if (location.protocol.startsWith('http')) localStorage.cookies ??= JSON.stringify({ at: Date.now(), value })
    },
    { analytics: choice === 'accepted', marketing: choice === 'accepted' },
  )
}
