import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { RunningServer } from '../../../mocks/doors/server.ts'
import { lineTo } from '../../support/line.ts'
import { visitorOf } from '../../support/visitor.ts'
import { figuresKept, shellKept } from '../../support/worker.ts'
import type { Part } from '../part.ts'
import { phone, type Stage, slowDown } from '../stage.ts'
import { type Figure, median } from '../table.ts'

const RUNS = 5

type Subject = { server: RunningServer; prepare: (page: Page) => Promise<void>; ready: string }

/** ms from the start of the navigation until `selector` has text, as painted. */
const shownAt = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)?.textContent) return requestAnimationFrame(look)
      // The frame with it has been made when the next one is asked for.
      return requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }))
    }
    requestAnimationFrame(look)
  }, selector)

/** Starts of a closed browser while the server is dead, at two speeds of the processor. */
async function coldStarts({ chromiumPath, folder }: Stage, { server, prepare, ready }: Subject): Promise<Record<1 | 4, number>> {
  const line = await lineTo(new URL(server.url))
  const profile = mkdtempSync(join(folder, 'profile-'))
  const open = () => chromium.launchPersistentContext(profile, { ...phone, executablePath: chromiumPath, baseURL: line.origin })
  const first = await open()
  await prepare(first.pages()[0] ?? (await first.newPage()))
  await first.close()
  await line.cut()

  const times: Record<1 | 4, number[]> = { 1: [], 4: [] }
  for (let run = 0; run < RUNS; run += 1) {
    for (const speed of [1, 4] as const) {
      const context = await open()
      const page = context.pages()[0] ?? (await context.newPage())
      await slowDown(page, speed)
      await shownAt(page, ready)
      await page.goto('/')
      const shown = await page.waitForFunction(() => ('shownAt' in window ? Number(window.shownAt) : undefined))
      times[speed].push((await shown.jsonValue()) ?? Number.NaN)
      await context.close()
    }
  }
  return { 1: median(times[1]), 4: median(times[4]) }
}

/** From a closed browser, with a dead server, to the heading with figures. */
export const offlineStart: Part = async (stage) => {
  const kept = await coldStarts(stage, {
    server: stage.kept,
    ready: 'main h1',
    async prepare(page) {
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    },
  })
  const app = await coldStarts(stage, {
    server: stage.app,
    ready: 'main section[aria-label="Internet"]',
    async prepare(page) {
      await visitorOf(page.context(), stage.app.url).signIn(1)
      await page.goto('/')
      await figuresKept(page, 'overview')
      await shellKept(page)
    },
  })
  const figure = (speed: 1 | 4, ratio: number): Figure => ({
    what: `offline cold start to figures, processor ÷ ${speed}`,
    value: app[speed],
    unit: 'ms',
    limit: ratio * kept[speed],
    beside: { what: 'static page from a worker', value: kept[speed] },
  })
  return [figure(1, 2), figure(4, 2)]
}
