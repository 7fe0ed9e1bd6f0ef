import { type BrowserContext, expect } from '@playwright/test'

const headers = { 'X-Requested-With': 'mijn' }

export type Visitor = {
  /** Signs in as a test account, without the login screen. */
  signIn: (account: number) => Promise<void>
  /** Changes latency, faults, clock, events or answers: what `PUT /demo/world` takes. */
  world: (change: object) => Promise<void>
}

/** What a browser may ask of the pretend backend at `url`. Its world is its own: no other browser sees it. */
export const visitorOf = ({ request }: BrowserContext, url: string): Visitor => ({
  async signIn(account) {
    await expect(await request.post(new URL('/demo/login', url).href, { headers, data: { account } })).toBeOK()
  },
  async world(change) {
    await expect(await request.put(new URL('/demo/world', url).href, { headers, data: change })).toBeOK()
  },
})
