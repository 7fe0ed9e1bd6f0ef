import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Scope = {
  /** Looks at this part of the page only, a selector. */
  within?: string
  /** Also at what is no rule of WCAG, but good practice. */
  practice?: boolean
}

/** Fails when axe finds something against WCAG 2.2 AA. `what` names the state in the message. */
export async function expectNoFindings(page: Page, what = '', { within, practice = false }: Scope = {}): Promise<void> {
  // Without frames of another origin, the one look that needs no second window is enough.
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
