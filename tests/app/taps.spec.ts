import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/**
 * Frequent tasks with the presses that each takes from the overview. Other flows begin there too and count theirs in their own tests. A
 * change of bundles takes one press for the terms, which must be ticked (spec 5 order confirmation).
 */

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .last()
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first()

type Job = { title: string; account: number; presses: (page: Page) => readonly Locator[]; done: (page: Page) => Promise<unknown> }

const jobs: readonly Job[] = [
  {
    title: 'download the newest invoice',
    account: 1,
    presses: (page) => [link(page, /^Factuur \d/), button(page, /pdf/i)],
    done: (page) => page.waitForEvent('download'),
  },
  {
    title: 'have twice as much internet',
    account: 1,
    presses: (page) => [
      link(page, 'Wijzigen'),
      radio(page, /^20 GB/),
      button(page, 'Controleer je keuze'),
      page.getByRole('checkbox', { name: /algemene voorwaarden/ }),
      button(page, 'Bestellen met betaalplicht'),
    ],
    done: (page) => expect(page).toHaveURL('/bundels-wijzigen/bedankt'),
  },
  {
    title: 'block a lost simcard',
    account: 1,
    presses: (page) => [
      page.getByRole('button', { name: /^Menu van/ }),
      page.getByRole('menuitem', { name: 'Simkaart blokkeren' }),
      radio(page, /kwijt/),
      button(page, 'Simkaart blokkeren'),
    ],
    done: (page) => expect(page.getByText('geblokkeerd').first()).toBeVisible(),
  },
  {
    title: 'cancel the subscription',
    account: 29,
    presses: (page) => [
      link(page, 'Instellingen'),
      link(page, /^Opzeggen/),
      button(page, 'Volgende'),
      radio(page, /^Aan het einde van mijn contract/),
      button(page, 'Volgende'),
      button(page, 'Opzeggen bevestigen'),
    ],
    done: (page) => expect(page).toHaveURL('/opzeggen/bedankt'),
  },
]

for (const { title, account, presses, done } of jobs)
  test(`the overview: when a customer wants to ${title}, then only the listed presses are needed`, async ({ page, signIn }) => {
    await signIn(account)
    await page.goto('/')
    const targets = presses(page)
    for (const target of targets.slice(0, -1)) await target.click()
    await Promise.all([done(page), targets.at(-1)?.click()])
  })
