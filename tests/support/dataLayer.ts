import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { Pushed } from '../../src/analytics/vocabulary.ts'

/** What stands in the data layer; each of them has to fit the vocabulary. Only of a page of the build with the demo the paths may be others. */
export async function eventsOf(page: Page): Promise<Pushed[]> {
  const pushed: unknown[] = await page.evaluate(() => window.dataLayer ?? [])
  return pushed.map((event) => {
    const known = v.safeParse(Pushed, event)
    // The table of this process does not have the demo's own pages.
    return known.success || !JSON.stringify(event).includes('"/demo/') ? v.parse(Pushed, event) : (event as Pushed)
  })
}

/** Waits until what measures is there: a second after the first screen. */
export const measures = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
