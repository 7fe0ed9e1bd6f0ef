import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts?: { value: number; moved: string }[]
  }
}

/** Not in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** From now on every document records its layout shifts. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['shifts']> = []
    window.shifts = shifts
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.classList.value}` : '?')
    new PerformanceObserver((list) => {
      // The observer has this entry type only.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift score of this document, and the elements that moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
  }
}
