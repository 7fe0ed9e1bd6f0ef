import { type BrowserContext, expect } from '@playwright/test'

const headers = { 'X-Requested-With': 'mijn' }

export type Visitor = {
  /**
   * Signs in as a test account, without the login screen. Pages that are open are left first: they would find out that they are somebody
   * else's, and leave while the test goes on. `elsewhere`: they stay, as if it happened in another window.
   */
  signIn: (account: number, how?: { elsewhere: boolean }) => Promise<void>
  /** Changes latency, faults, clock, events or answers: what `PUT /demo/world` takes. */
  world: (change: object) => Promise<void>
}

/** What a browser may ask of the pretend backend at `url`. Its world is its own: no other browser sees it. */
export const visitorOf = (context: BrowserContext, url: string): Visitor => ({
  async signIn(account, { elsewhere } = { elsewhere: false }) {
    if (!elsewhere) for (const page of context.pages()) if (page.url().startsWith('http')) await page.goto('about:blank')
    await expect(await context.request.post(new URL('/demo/login', url).href, { headers, data: { account } })).toBeOK()
  },
  async world(change) {
    await expect(await context.request.put(new URL('/demo/world', url).href, { headers, data: change })).toBeOK()
  },
})
