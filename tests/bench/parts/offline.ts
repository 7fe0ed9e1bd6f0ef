import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { RunningServer } from '../../../mocks/server/doors/server.ts'
import { launching } from '../../support/launching.ts'
import { lineTo } from '../../support/line.ts'
import { slowProcessor } from '../../support/slow.ts'
import { visitorOf } from '../../support/visitor.ts'
import { figuresKept, shellKept } from '../../support/worker.ts'
import type { Part } from '../part.ts'
import { phone, type Stage } from '../stage.ts'
import { median } from '../table.ts'

const RUNS = 5
const speeds = [1, 4] as const
/** The limits in ms, and as a multiple of the static page. */
const most = { 1: 220, 4: 650 } as const
const MOST_TIMES = 5

type Speed = (typeof speeds)[number]
type Site = { server: RunningServer; firstVisit: (page: Page) => Promise<void>; ready: string }

/**
 * Answers a function that waits for the first frame in which `selector` has text, and gives its time (ms since the navigation began). Uses
 * the console: evaluating in the page would make it parse Playwright's script while the app starts.
 */
async function shownIn(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)?.textContent) return requestAnimationFrame(look)
      // When the next frame is requested, this one is complete.
      return requestAnimationFrame(() => console.debug('shown', performance.now()))
    }
    requestAnimationFrame(look)
  }, selector)
  const told = page.waitForEvent('console', (message) => message.text().startsWith('shown '))
  return async () => Number((await told).text().split(' ')[1])
}

/**
 * Visits a site once, closes the browser and stops the server. Answers a function that restarts the browser and measures when the page is
 * ready.
 */
async function install({ chromiumPath, folder }: Stage, { server, firstVisit, ready }: Site) {
  const line = await lineTo(new URL(server.url))
  const profile = mkdtempSync(join(folder, 'profile-'))
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...phone,
      ...launching(chromiumPath),
      baseURL: line.origin,
    })
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  const first = await open()
  await firstVisit(first.page)
  await first.context.close()
  await line.cut()

  return async (speed: Speed): Promise<number> => {
    const { context, page } = await open()
    await slowProcessor(page, speed)
    const shown = await shownIn(page, ready)
    await page.goto('/')
    const at = await shown()
    await context.close()
    return at
  }
}

/**
 * From a closed browser, without a server, to the heading with figures. Alternates between both sites, so that a busy machine affects them
 * equally.
 */
export const offlineStart: Part = async (stage) => {
  const startKept = await install(stage, {
    server: stage.kept,
    ready: 'main h1',
    async firstVisit(page) {
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    },
  })
  const startApp = await install(stage, {
    server: stage.app,
    ready: 'main section[aria-label="Internet"]',
    async firstVisit(page) {
      await visitorOf(page.context(), stage.app.url).signIn(1)
      await page.goto('/')
      await figuresKept(page, 'overview')
      await shellKept(page)
    },
  })

  const none = (): Record<Speed, number[]> => ({ 1: [], 4: [] })
  const times = { kept: none(), app: none() }
  for (let run = 0; run < RUNS; run += 1) {
    for (const speed of speeds) {
      times.kept[speed].push(await startKept(speed))
      times.app[speed].push(await startApp(speed))
    }
  }
  return speeds.map((speed) => ({
    what: `offline cold start to figures, processor ÷ ${speed}`,
    value: median(times.app[speed]),
    unit: 'ms',
    limit: most[speed],
    mostTimes: MOST_TIMES,
    beside: { what: 'static page from a worker', value: median(times.kept[speed]) },
  }))
}
