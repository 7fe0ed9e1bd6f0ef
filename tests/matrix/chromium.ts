import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Engine } from '../engines/engine.ts'
import { ensureChromium, withoutWindows } from '../support/chromium.ts'
import { launching } from '../support/launching.ts'

/** The part of an engine that the matrix uses. */
export type Browser = Pick<Engine, 'version' | 'goto' | 'run' | 'resize' | 'said' | 'renew' | 'close'>

/** Chromium over Playwright, without a window. */
export async function openChromium(tell: (line: string) => void): Promise<Browser> {
  const browser = await chromium.launch({ ...launching(withoutWindows(ensureChromium(tell))) })
  let heard: string[] = []

  async function newDevice(script: string): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' })
    context.setDefaultTimeout(120_000) // a busy machine is slow, which is no fault of a screen
    context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) heard.push(`console: ${message.text()}`)
    })
    await context.addInitScript({ content: script })
    return { context, page: await context.newPage() }
  }

  let device = await newDevice('')
  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await device.page.goto(url, { waitUntil: 'commit' })),
    run: (text, args) => device.page.evaluate(`(${text})(...${JSON.stringify(args)})`),
    resize: (width, height) => device.page.setViewportSize({ width, height }),
    async said() {
      const taken = heard
      heard = []
      return taken
    },
    async renew(script) {
      await device.context.close()
      device = await newDevice(script)
    },
    close: () => browser.close(),
  }
}
