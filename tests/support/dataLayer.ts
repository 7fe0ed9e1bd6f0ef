import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { Pushed } from '#platform/analytics/vocabulary.ts'
import '#routes/register.ts'

/** The events in the data layer, validated against the vocabulary. Only the build with the demo may have unknown paths. */
export async function eventsOf(page: Page): Promise<Pushed[]> {
  const pushed: unknown[] = await page.evaluate(() => window.dataLayer ?? [])
  return pushed.map((event) => {
    const known = v.safeParse(Pushed, event)
    // This process's route table lacks the demo's own pages.
    return known.success || !JSON.stringify(event).includes('"/demo/') ? v.parse(Pushed, event) : (event as Pushed)
  })
}

/** Waits until the analytics module has loaded, a second after the first screen. */
export const measures = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0)
