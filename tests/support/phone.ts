import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { chooseCookies } from './cookieChoice.ts'
import { launching } from './launching.ts'
import { type Line, lineTo } from './line.ts'
import { siteTest } from './site.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type Watch, watch } from './watch.ts'

export { expect }

/**
 * A phone with its own line to the site. Its browser can be closed and restarted with the same profile; its line can be cut and restored.
 */
export type Phone = Visitor &
  Pick<Watch, 'allow'> & {
    line: Line
    /** Starts or restarts the browser. */
    start: () => Promise<Page>
    context: () => BrowserContext
  }

/** Messages about an unreachable server: for the page's requests, and for the browser's own requests of manifest pictures. */
const SILENCE = [
  /→ net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|FAILED)$/,
  /^console warning: Error while trying to use the following icon from the Manifest: /,
]

/**
 * Tests with a phone. Unlike Playwright's own pages it is a complete browser with a profile on disk, so that the app can be installed and
 * survive a restart.
 */
export const test = siteTest.extend<{ phone: Phone }>({
  phone: async ({ site }, use) => {
    const line = await lineTo(new URL(site.url))
    const profile = mkdtempSync(join(tmpdir(), 'phone-'))
    const watches: Watch[] = []
    let running: BrowserContext | undefined

    const context = () => {
      if (!running) throw new Error('This phone has not been started')
      return running
    }
    const start = async () => {
      await running?.close()
      // Other settings come from playwright.config.ts.
      running = await chromium.launchPersistentContext(profile, {
        ...launching(process.env.CHROMIUM_PATH),
        baseURL: line.origin,
        serviceWorkers: 'allow',
      })
      await chooseCookies(running, 'refused')
      const watched = watch(running, line.origin)
      watched.allow(...SILENCE)
      watches.push(watched)
      return running.pages()[0] ?? running.newPage()
    }

    await use({
      line,
      start,
      context,
      allow: (...lines) => watches.at(-1)?.allow(...lines),
      // Bypasses the line, so that the world can change while it is cut. Cookies ignore the port.
      signIn: (...who) => visitorOf(context(), site.url).signIn(...who),
      world: (change) => visitorOf(context(), site.url).world(change),
    })

    await running?.close()
    await line.cut()
    rmSync(profile, { recursive: true, force: true })
    expect(watches.flatMap(({ problems }) => problems())).toEqual([])
  },
})
