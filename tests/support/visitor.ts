import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'

const headers = { 'X-Requested-With': 'mijn' }

/** What this browser may ask of the pretend backend. The world is its own: nobody else sees it. */
export const visitorOf = ({ request }: BrowserContext, origin: string) => ({
  /** Signs in as a test account without the login screen. */
  async signIn(account: number): Promise<void> {
    await expect(await request.post(`${origin}/demo/login`, { headers, data: { account } })).toBeOK()
  },
  /** Changes latency, faults, clock, events or answers: what `PUT /demo/world` takes. */
  async world(change: object): Promise<void> {
    await expect(await request.put(`${origin}/demo/world`, { headers, data: change })).toBeOK()
  },
})
