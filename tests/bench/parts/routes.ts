import type { Page } from '@playwright/test'
import { slowProcessor } from '../../support/slow.ts'
import { paintedAfter } from '../painted.ts'
import type { Part } from '../part.ts'
import { visit } from '../stage.ts'
import { type Figure, median } from '../table.ts'

const RUNS = 9
/** The processor's slowdown factor, and the limit for a navigation (ms). */
const paces = [
  { speed: 1, limit: 60 },
  { speed: 4, limit: 180 },
] as const

const usage = { event: 'click', selector: 'main h1', text: 'Je verbruik' } as const
const overview = { event: 'popstate', selector: 'main section[aria-label="Internet"]', text: 'GB' } as const

/** There and back. The first round fetches code and answers, and does not count. */
async function rounds(page: Page): Promise<{ there: number; back: number }> {
  const there: number[] = []
  const back: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const link = page.getByRole('link', { name: 'Bekijk verbruik' })
    await link.hover()
    await page.waitForLoadState('networkidle')
    there.push(await paintedAfter(page, usage, () => link.click()))
    await page.waitForTimeout(500) // a view transition blocks clicks
    back.push(await paintedAfter(page, overview, () => page.evaluate(() => history.back())))
    await page.waitForTimeout(500)
  }
  return { there: median(there.slice(1)), back: median(back.slice(1)) }
}

/** Click to painted, with code and answers cached. */
export const routeChanges: Part = async (stage) => {
  const figures: Figure[] = []
  for (const { speed, limit } of paces) {
    const { there, back } = await visit(stage, stage.app, { account: 1 }, async (page) => {
      await page.goto('/')
      await slowProcessor(page, speed)
      return rounds(page)
    })
    figures.push(
      { what: `overview to usage, processor ÷ ${speed}`, value: there, unit: 'ms', limit },
      { what: `back to the overview, processor ÷ ${speed}`, value: back, unit: 'ms', limit },
    )
  }
  return figures
}
