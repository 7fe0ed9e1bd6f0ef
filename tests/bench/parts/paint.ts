import type { Page } from '@playwright/test'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'
import { median } from '../table.ts'

const RUNS = 7

/** A slow phone on a slow network: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** When something is on screen for the first time, ms since the navigation began. */
async function firstPaint(page: Page, path: string): Promise<number> {
  await throttle(page)
  await page.goto(path)
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await entry.jsonValue()) ?? Number.NaN
}

/** First paint of a cold visit. All pages in turn, so that a busy moment of the machine hits them alike. */
export const paint: Part = async (stage: Stage) => {
  const times = { blank: [] as number[], hello: [] as number[], login: [] as number[], overview: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    times.blank.push(await visit(stage, stage.blank, {}, (page) => firstPaint(page, '/')))
    times.hello.push(await visit(stage, stage.hello, {}, (page) => firstPaint(page, '/')))
    times.login.push(await visit(stage, stage.app, {}, (page) => firstPaint(page, '/inloggen')))
    times.overview.push(await visit(stage, stage.app, { account: 1 }, (page) => firstPaint(page, '/')))
  }
  const blank = { what: 'blank page', value: median(times.blank) }
  const within = (ratio: number) => ratio * blank.value
  return [
    { what: 'first paint, React hello-world', value: median(times.hello), unit: 'ms', beside: blank },
    { what: 'first paint, login', value: median(times.login), unit: 'ms', limit: within(1.25), beside: blank },
    { what: 'first paint, overview', value: median(times.overview), unit: 'ms', limit: within(1.25), beside: blank },
  ]
}
