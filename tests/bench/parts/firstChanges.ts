import { slowProcessor } from '../../support/slow.ts'
import { paintedAfter } from '../painted.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'
import { type Figure, median } from '../table.ts'

const RUNS = 5
/** The processor's slowdown factor, and the limit for a first navigation (ms). */
const paces = [
  { speed: 1, limit: 100 },
  { speed: 4, limit: 250 },
] as const

/** A screen that this browser has not shown before. */
const changes = [
  { what: 'login to forgotten password', from: '/inloggen', link: /^Wachtwoord vergeten/, heading: 'Wachtwoord vergeten' },
  { what: 'overview to usage', from: '/', link: 'Bekijk verbruik', heading: 'Je verbruik', account: 1 },
] as const

/** Uses a fresh browser each time and presses the link as soon as it exists, or after a rest. */
async function first(stage: Stage, change: (typeof changes)[number], speed: number, isIdle: boolean): Promise<number> {
  const who = 'account' in change ? { account: change.account } : {}
  return visit(stage, stage.app, who, async (page) => {
    await slowProcessor(page, speed)
    await page.goto(change.from)
    const link = page.getByRole('link', { name: change.link }).first()
    await link.waitFor()
    if (isIdle) await page.waitForTimeout(5000)
    return paintedAfter(page, { event: 'click', selector: 'main h1', text: change.heading }, () => link.click())
  })
}

/** Click to painted on the first navigation, when code and answers may still be missing. */
export const firstChanges: Part = async (stage) => {
  const figures: Figure[] = []
  for (const change of changes) {
    for (const { speed, limit } of paces) {
      for (const isIdle of [false, true]) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run += 1) times.push(await first(stage, change, speed, isIdle))
        const when = isIdle ? 'after a rest' : 'at once'
        figures.push({ what: `first ${change.what}, ${when}, processor ÷ ${speed}`, value: median(times), unit: 'ms', limit })
      }
    }
  }
  return figures
}
