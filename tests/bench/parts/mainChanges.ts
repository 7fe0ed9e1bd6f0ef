import type { Page } from '@playwright/test'
import { slowProcessor } from '../../support/slow.ts'
import type { Part } from '../part.ts'
import { visit } from '../stage.ts'
import { type Figure, median } from '../table.ts'

const RUNS = 5
/** How long the overview rests before the customer goes on (ms). */
const REST = 2500
/** The processor's slowdown factor, and the limits for the first navigation to a main screen and for a later one (ms). */
const paces = [
  { speed: 1, first: 120, later: 35 },
  { speed: 4, first: 400, later: 100 },
] as const
/** The links in the navigation. */
const links = ['Verbruik', 'Facturen', 'Telefoons', 'Instellingen'] as const

/** The ms from a press to the end of the first frame in which the chosen screen shows its content: its title, and no skeleton. */
async function contentAfter(page: Page, link: string): Promise<number> {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const before = document.title
            const look = () => {
              const main = document.querySelector('main')
              const isThere = document.title !== before && main?.querySelector('h1') && !main.querySelector('[class*="_bone_"]')
              if (!isThere) return requestAnimationFrame(look)
              // A message arrives after the frame was handed over.
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - timeStamp)
              return requestAnimationFrame(() => port2.postMessage(null))
            }
            look()
          },
          { capture: true, once: true },
        )
      }),
  )
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: link }).click()
  return measured
}

/** From the overview to each main screen, first and once more, in a fresh browser without a worker. */
export const mainChanges: Part = async (stage) => {
  const figures: Figure[] = []
  for (const { speed, ...limits } of paces) {
    for (const link of links) {
      const times = { first: [] as number[], later: [] as number[] }
      for (let run = 0; run < RUNS; run += 1) {
        await visit(stage, stage.app, { account: 1 }, async (page) => {
          await slowProcessor(page, speed)
          await page.goto('/')
          await page.getByRole('region', { name: 'Internet' }).waitFor()
          await page.mouse.move(200, 300) // somebody is there
          await page.waitForTimeout(REST)
          times.first.push(await contentAfter(page, link))
          await page.waitForTimeout(1000)
          await contentAfter(page, 'Overzicht')
          await page.waitForTimeout(1000)
          times.later.push(await contentAfter(page, link))
        })
      }
      for (const when of ['first', 'later'] as const)
        figures.push({
          what: `${when} ${link}, with content, processor ÷ ${speed}`,
          value: median(times[when]),
          unit: 'ms',
          limit: limits[when],
        })
    }
  }
  return figures
}
