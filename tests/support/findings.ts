import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** Limits the check to this selector. */
  within?: string
  /** Also checks best practices beyond WCAG. */
  practice?: boolean
}

/** Fails on violations of WCAG 2.2 AA that axe finds. `what` names the state in the message. */
export async function expectNoFindings(page: Page, what = '', { within, practice = false }: Scope = {}): Promise<void> {
  // Without cross-origin frames, legacy mode suffices: it opens no second window.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: [...WCAG, ...(practice ? ['best-practice'] : [])],
    resultTypes: ['violations'],
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    what,
  ).toEqual([])
}
