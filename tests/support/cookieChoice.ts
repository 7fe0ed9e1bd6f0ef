import type { BrowserContext } from '@playwright/test'

/** The visitor's choice about cookies: `unasked` is a first visit. */
export type CookieChoice = 'refused' | 'accepted' | 'unasked'

/** Stores the choice before the first page, dated today; a choice made in the test stays. */
export async function chooseCookies(context: BrowserContext, choice: CookieChoice): Promise<void> {
  if (choice === 'unasked') return
  await context.addInitScript(
    (value) => {
      if (location.protocol.startsWith('http')) localStorage.cookies ??= JSON.stringify({ at: Date.now(), value })
    },
    { analytics: choice === 'accepted', marketing: choice === 'accepted' },
  )
}
