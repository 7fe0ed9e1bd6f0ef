import type { Page } from '@playwright/test'
import { slowNetwork, slowProcessor } from '../../support/slow.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'
import { median } from '../table.ts'

const RUNS = 7
const MOST = 1.25

/** The first paint, in ms since the navigation began. */
async function firstPaint(page: Page, path: string): Promise<number> {
  await slowNetwork(page)
  await slowProcessor(page, 4)
  await page.goto(path)
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await entry.jsonValue()) ?? Number.NaN
}

/** First paint of a cold visit. Alternates between all pages, so that a busy machine affects them equally. */
export const paint: Part = async (stage: Stage) => {
  const times = { blank: [] as number[], hello: [] as number[], login: [] as number[], overview: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    times.blank.push(await visit(stage, stage.blank, {}, (page) => firstPaint(page, '/')))
    times.hello.push(await visit(stage, stage.hello, {}, (page) => firstPaint(page, '/')))
    times.login.push(await visit(stage, stage.app, {}, (page) => firstPaint(page, '/inloggen')))
    times.overview.push(await visit(stage, stage.app, { account: 1 }, (page) => firstPaint(page, '/')))
  }
  const blank = { what: 'blank page', value: median(times.blank) }
  return [
    { what: 'first paint, React hello-world', value: median(times.hello), unit: 'ms', beside: blank },
    { what: 'first paint, login', value: median(times.login), unit: 'ms', limit: MOST * blank.value, beside: blank },
    { what: 'first paint, overview', value: median(times.overview), unit: 'ms', limit: MOST * blank.value, beside: blank },
  ]
}
