import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const COLOURS = ['color-contrast', 'link-in-text-block']

type Scope = {
  /** Limits the check to this selector. */
  within?: string
  /** Also checks best practices beyond WCAG. */
  practice?: boolean
  /** Checks only what another colour scheme can change. */
  colours?: boolean
}

/** What axe finds against WCAG 2.2 AA, as `rule: elements`. */
export async function axeFindings(page: Page, { within, practice = false, colours = false }: Scope = {}): Promise<string[]> {
  // Sending and parsing axe takes longer than a check: once for each document.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const runOnly = [...WCAG, ...(practice ? ['best-practice'] : [])]
  // Only rules about sound and fixed orientation would need the style sheets once more.
  const options: RunOptions = { runOnly: colours ? COLOURS : runOnly, resultTypes: ['violations'], preload: false }
  const found = await page.evaluate(
    async ([scope, how]) => {
      // From the top of the page: a link that is halfway under the header counts as small.
      const at = scrollY
      scrollTo({ top: 0, behavior: 'instant' })
      const results: AxeResults | undefined = await window.axe?.run(scope ?? document, how)
      scrollTo({ top: at, behavior: 'instant' })
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [within, options] as const,
  )
  if (!found) throw new Error('axe did not run')
  return found
}

/** Fails on violations of WCAG 2.2 AA that axe finds. `what` names the state in the message. */
export async function expectNoFindings(page: Page, what = '', scope: Scope = {}): Promise<void> {
  expect(await axeFindings(page, scope), what).toEqual([])
}
