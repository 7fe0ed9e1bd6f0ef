import type { Page } from '@playwright/test'
import { settled } from '../../support/settled.ts'
import { paintedAfter } from '../painted.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'
import { median } from '../table.ts'

const RUNS = 5

/** The longest frame (ms) in two seconds of fast scrolling. */
const longestFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0
        let last = performance.now()
        const until = last + 2000
        const frame = (now: number) => {
          longest = Math.max(longest, now - last)
          last = now
          scrollBy(0, 400)
          if (now < until) requestAnimationFrame(frame)
          else resolve(longest)
        }
        requestAnimationFrame(frame)
      }),
  )

type Seen = { firstRow: number; frame: number; elements: number }

/** The list of this many calls, with its answer cached. */
async function seen(stage: Stage, events: number): Promise<Seen> {
  const all: Seen[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const one = await visit(stage, stage.app, { account: 1, world: { events } }, async (page) => {
      await page.goto('/verbruik/bellen-en-sms')
      await page.getByRole('button', { name: 'Per dag' }).click()
      await page.getByRole('link', { name: 'Totaal', exact: true }).click()
      const link = page.getByRole('link', { name: 'Bellen en sms', exact: true })
      await link.hover()
      await page.waitForLoadState('networkidle')
      const row = { event: 'click', selector: '[role="row"][aria-rowindex="3"]', text: ':' } as const
      const firstRow = await paintedAfter(page, row, () => link.click())
      await settled(page)
      const elements = await page.locator('*').count()
      return { firstRow, elements, frame: await longestFrame(page) }
    })
    all.push(one)
  }
  const middle = (figure: keyof Seen) => median(all.map((one) => one[figure]))
  return { firstRow: middle('firstRow'), frame: middle('frame'), elements: middle('elements') }
}

export const callList: Part = async (stage) => {
  const few = await seen(stage, 10)
  const many = await seen(stage, 10_000)
  const beside = (value: number) => ({ what: '10 records', value })
  return [
    { what: 'first of 10,000 calls', value: many.firstRow, unit: 'ms', mostTimes: 1.3, beside: beside(few.firstRow) },
    { what: 'longest frame, scrolling through them', value: many.frame, unit: 'ms', limit: 35, beside: beside(few.frame) },
    { what: 'elements in the document', value: many.elements, unit: '', limit: few.elements + 400, beside: beside(few.elements) },
  ]
}
