import { expect } from '@playwright/test'
import { type CookieChoice, chooseCookies } from './cookieChoice.ts'
import { byKeyboard } from './keyboard.ts'
import { siteTest } from './site.ts'
import { type Happen, type Visitor, visitorOf } from './visitor.ts'
import { type Watch, watch } from './watch.ts'

export { expect }

export type Fixtures = Visitor &
  Happen &
  Pick<Watch, 'allow'> & {
    /** Already chosen, except in tests about the choice. */
    cookies: CookieChoice
    /** How elements are pressed and filled in. */
    hands: 'pointer' | 'keyboard'
    watched: Watch
  }

/** A new browser for each test. Any unexpected console message or network failure fails the test; `allow` lists the expected ones. */
export const test = siteTest.extend<Fixtures>({
  cookies: ['refused', { option: true }],
  hands: ['pointer', { option: true }],
  watched: [
    async ({ context, site, cookies, hands }, use) => {
      await chooseCookies(context, cookies)
      if (hands === 'keyboard') context.on('page', byKeyboard)
      const watched = watch(context, site.url)
      await use(watched)
      expect(watched.problems()).toEqual([])
    },
    { auto: true },
  ],
  allow: ({ watched }, use) => use(watched.allow),
  signIn: ({ context, site }, use) => use(visitorOf(context, site.url).signIn),
  world: ({ context, site }, use) => use(visitorOf(context, site.url).world),
  happen: ({ context, site }, use) => use(visitorOf(context, site.url).happen),
})
