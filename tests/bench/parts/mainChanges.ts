import type { Page } from '@playwright/test'
import { slowProcessor } from '../../support/slow.ts'
import { paintedAfter } from '../painted.ts'
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
/** The links in the navigation, with the headings of their screens. */
const links = [
  ['Verbruik', 'Je verbruik'],
  ['Facturen', 'Je facturen'],
  ['Telefoons', 'telefoon'],
  ['Instellingen', 'Instellingen'],
] as const

/** Presses a link of the navigation. Returns the ms until the screen shows its heading and all its content. */
const contentAfter = (page: Page, link: string, heading: string): Promise<number> =>
  paintedAfter(page, { event: 'click', selector: 'main h1', text: heading, isWhole: true }, () =>
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: link }).click(),
  )

/** From the overview to each main screen, first and once more, in a fresh browser without a worker. */
export const mainChanges: Part = async (stage) => {
  const figures: Figure[] = []
  for (const { speed, ...limits } of paces) {
    for (const [link, heading] of links) {
      const times = { first: [] as number[], later: [] as number[] }
      for (let run = 0; run < RUNS; run += 1) {
        await visit(stage, stage.app, { account: 1 }, async (page) => {
          await slowProcessor(page, speed)
          await page.goto('/')
          await page.getByRole('region', { name: 'Internet' }).waitFor()
          await page.mouse.move(200, 300) // somebody is there
          await page.waitForTimeout(REST)
          times.first.push(await contentAfter(page, link, heading))
          await page.waitForTimeout(1000)
          await contentAfter(page, 'Overzicht', 'Hoi')
          await page.waitForTimeout(1000)
          times.later.push(await contentAfter(page, link, heading))
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
