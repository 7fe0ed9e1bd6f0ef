import { type BrowserContext, expect } from '@playwright/test'

const headers = { 'X-Requested-With': 'mijn' }

export type Visitor = {
  /**
   * Signs in as a test account, without the login screen. Navigates open pages away first: otherwise they would notice the change of
   * customer and leave during the test. `elsewhere` keeps them open, as if the sign-in happened in another window.
   */
  signIn: (account: number, how?: { elsewhere: boolean }) => Promise<void>
  /** Changes latency, faults, clock, events or answers: the input of `PUT /demo/world`. */
  world: (change: object) => Promise<void>
}

/** Makes something happen to whoever is signed in: the input of `POST /demo/happen`. */
export type Happen = { happen: (happening: object) => Promise<void> }

/** A browser's access to the mock backend at `url`. Its world is its own: no other browser sees it. */
export const visitorOf = (context: BrowserContext, url: string): Visitor & Happen => ({
  async signIn(account, { elsewhere } = { elsewhere: false }) {
    if (!elsewhere) for (const page of context.pages()) if (page.url().startsWith('http')) await page.goto('about:blank')
    await expect(await context.request.post(new URL('/demo/login', url).href, { headers, data: { account } })).toBeOK()
  },
  async world(change) {
    await expect(await context.request.put(new URL('/demo/world', url).href, { headers, data: change })).toBeOK()
  },
  async happen(happening) {
    await expect(await context.request.post(new URL('/demo/happen', url).href, { headers, data: happening })).toBeOK()
  },
})
