import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts?: { value: number; moved: string }[]
  }
}

/** Not in the DOM's types. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** From now on every document notes what moved by itself on screen. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['shifts']> = []
    window.shifts = shifts
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.classList.value}` : '?')
    new PerformanceObserver((list) => {
      // Observed by this type alone.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved in this document, in the unit of layout shift, and what. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
  }
}
