import type { BrowserContext } from '@playwright/test'

/** The visitor's choice about cookies: `unasked` is a first visit. */
export type CookieChoice = 'refused' | 'accepted' | 'unasked'

/** Stores a choice before the first page, dated today; a later choice stays. Only its text goes to the page, so it stands by itself. */
export function keepChoice(choice: Exclude<CookieChoice, 'unasked'>): void {
  const isAccepted = choice === 'accepted'
  if (location.protocol.startsWith('http'))
    localStorage.cookies ??= JSON.stringify({ at: Date.now(), value: { analytics: isAccepted, marketing: isAccepted } })
}

/** Every page of the context begins with this choice. */
export async function chooseCookies(context: BrowserContext, choice: CookieChoice): Promise<void> {
  if (choice !== 'unasked') await context.addInitScript(keepChoice, choice)
}
