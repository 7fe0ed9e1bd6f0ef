import { settled } from '../../support/settled.ts'
import { slowProcessor } from '../../support/slow.ts'
import { paintedAfter } from '../painted.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'
import { type Figure, median } from '../table.ts'

const RUNS = 5
const LIST = '/verlengen/telefoons/alle'
/** The processor's slowdown factor, and the limit for a filter change (ms). */
const paces = [
  { speed: 1, limit: 50 },
  { speed: 4, limit: 150 },
] as const

type Seen = { firstPhone: number; elements: number }

/** From the front of the shop to all phones, with the answer cached. */
async function seen(stage: Stage, phones: number): Promise<Seen> {
  const all: Seen[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const one = await visit(stage, stage.app, { account: 15, world: { shop: { phones } } }, async (page) => {
      await page.goto('/')
      const link = page.getByRole('link', { name: 'Telefoons', exact: true }).first()
      await link.hover()
      await page.waitForLoadState('networkidle')
      const card = { event: 'click', selector: '[role="listitem"][aria-posinset="1"]', text: 'Vergelijk' } as const
      const firstPhone = await paintedAfter(page, card, () => link.click())
      await settled(page)
      return { firstPhone, elements: await page.locator('*').count() }
    })
    all.push(one)
  }
  return { firstPhone: median(all.map(({ firstPhone }) => firstPhone)), elements: median(all.map(({ elements }) => elements)) }
}

/** From a press on a filter to the filtered list, with 500 phones. */
async function filtered(stage: Stage, speed: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const one = await visit(stage, stage.app, { account: 15, world: { shop: { phones: 500 } } }, async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(LIST)
      await settled(page)
      await slowProcessor(page, speed)
      const choice = page.getByRole('checkbox', { name: /^Paars/ })
      const shown = { event: 'click', selector: '[role="listitem"][aria-posinset="1"]', text: 'Talura' } as const
      return paintedAfter(page, shown, () => choice.click())
    })
    times.push(one)
  }
  return median(times)
}

export const phoneList: Part = async (stage) => {
  const [few, many] = [await seen(stage, 14), await seen(stage, 500)]
  const beside = (value: number) => ({ what: '14 phones', value })
  const figures: Figure[] = [
    { what: 'first of 500 phones', value: many.firstPhone, unit: 'ms', mostTimes: 1.3, beside: beside(few.firstPhone) },
    { what: 'elements with 500 phones', value: many.elements, unit: '', limit: few.elements + 400, beside: beside(few.elements) },
  ]
  for (const { speed, limit } of paces) {
    const value = await filtered(stage, speed)
    figures.push({ what: `a filter on 500 phones, processor ÷ ${speed}`, value, unit: 'ms', limit })
  }
  return figures
}
