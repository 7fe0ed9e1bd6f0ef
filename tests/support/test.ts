import { expect } from '@playwright/test'
import { siteTest } from './site.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type Watch, watch } from './watch.ts'

export { expect }

type Fixtures = Visitor & Pick<Watch, 'allow'> & { watched: Watch }

/** A new browser for each test. Anything unexpected on the console or the network fails the test; `allow` says what is expected. */
export const test = siteTest.extend<Fixtures>({
  watched: [
    async ({ context, site }, use) => {
      const watched = watch(context, site.url)
      await use(watched)
      expect(watched.problems()).toEqual([])
    },
    { auto: true },
  ],
  allow: ({ watched }, use) => use(watched.allow),
  signIn: ({ context, site }, use) => use(visitorOf(context, site.url).signIn),
  world: ({ context, site }, use) => use(visitorOf(context, site.url).world),
})
