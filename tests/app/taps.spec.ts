import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/**
 * The most frequent tasks, and the number of presses each takes from the overview. Typing, choosing a bank (asked once, then remembered)
 * and the bank's own page do not count. The test fails when a task takes more presses than before. Changing a bundle takes one for the
 * terms, which must be ticked (spec 5 order confirmation).
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .last()
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first()

type Job = {
  title: string
  account: number
  presses: (page: Page) => readonly Locator[]
  /** Choose a bank before the last press. */
  bank?: true
  done: (page: Page) => Promise<unknown>
}

const jobs: readonly Job[] = [
  {
    title: 'see what is left',
    account: 1,
    presses: () => [],
    done: (page) => expect(page.getByText('over van je 10 GB')).toBeVisible(),
  },
  {
    title: 'buy extra internet',
    account: 1,
    presses: (page) => [link(page, 'Extra internet'), button(page, /^Kopen voor/)],
    done: (page) => expect(page).toHaveURL('/mbs-bijkopen/bedankt'),
  },
  {
    title: 'pay an invoice that is late',
    account: 6,
    presses: (page) => [link(page, 'Betaal € 36,35'), button(page, /^Betaal/)],
    bank: true,
    done: (page) => expect(page).toHaveURL(/\/demo\/bank/),
  },
  {
    title: 'download the newest invoice',
    account: 1,
    presses: (page) => [link(page, /^Factuur \d/), button(page, /pdf/i)],
    done: (page) => page.waitForEvent('download'),
  },
  {
    title: 'top up € 20',
    account: 30,
    presses: (page) => [button(page, '€ 20'), button(page, 'Betaal € 20,00')],
    bank: true,
    done: (page) => expect(page).toHaveURL(/\/demo\/bank/),
  },
  {
    title: 'twice as much internet in the bundle',
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
    title: 'the data cap on',
    account: 1,
    presses: (page) => [link(page, /Dataplafond/), button(page, 'Dataplafond aanzetten'), button(page, 'Aanzetten')],
    done: (page) => expect(heading(page)).toHaveText('Je dataplafond staat aan'),
  },
  {
    title: 'unwrap a gift',
    account: 19,
    presses: (page) => [button(page, /^Pak een van je 2 cadeaus uiterlijk op/)],
    done: (page) => expect(page.getByText('Er zat 5 GB extra internet in.')).toBeVisible(),
  },
  {
    title: 'see the PUK code',
    account: 1,
    presses: (page) => [link(page, 'Instellingen'), link(page, /^Simkaart/), button(page, 'Toon codes')],
    done: (page) => expect(page.getByRole('button', { name: 'Verberg codes' })).toBeVisible(),
  },
  {
    title: 'block a lost card',
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
    title: 'stop the subscription',
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
  {
    title: 'stay after all',
    account: 4,
    presses: (page) => [link(page, 'Toch blijven'), button(page, 'Toch blijven')],
    done: (page) => expect(page.getByText('Fijn dat je blijft!')).toBeVisible(),
  },
]

for (const [account, own] of Map.groupBy(jobs, ({ account }) => account))
  test(`as account ${account}: ${own.map(({ title }) => title).join(', ')}`, { tag: '@deep' }, async ({ page, signIn }) => {
    await signIn(account)
    for (const { title, presses, bank, done } of own)
      await test.step(title, async () => {
        await page.goto('/')
        const last = presses(page).at(-1)
        for (const target of presses(page).slice(0, -1)) await target.click()
        if (bank) await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
        await Promise.all([done(page), last?.click()])
      })
  })
