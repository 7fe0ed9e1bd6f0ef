import type { Page } from '../page.ts'
import type { Part } from '../part.ts'
import { until } from '../until.ts'

const path = (page: Page) => page.run(() => location.pathname)
const isAsked = (page: Page) => page.run(() => document.querySelector('dialog:modal') !== null)

/** What customers do, each account with its own. */
export const deeds: readonly Part[] = [
  {
    what: 'unsaved work is asked about once, also with Forward, and stays where it is',
    async does({ page }) {
      await page.signIn(1)
      await page.goto('/instellingen')
      await page.click('link', 'Adres')
      await page.heading('Adres wijzigen')
      // A form has no links to distant screens, but other code of the page can navigate.
      await page.run(() => history.pushState(null, '', '/verbruik'))
      await page.heading('Je verbruik')
      await page.run(() => history.back())
      await page.heading('Adres wijzigen')
      await page.click('field', 'Huisnummer')
      await page.press('End', '7')
      const typed = await page.run(() => (document.activeElement as HTMLInputElement).value)
      for (const steps of [1, -1]) {
        await page.run((by) => history.go(by), steps)
        await page.click('button', 'Verder met wijzigen')
        await until('the answer', async () => !(await isAsked(page)))
        await page.heading('Adres wijzigen')
        await until('the address of the form', async () => (await path(page)) === '/instellingen/wijzig/adres')
        const isKept = (value: string) => [...document.querySelectorAll('input')].some((field) => field.value === value)
        if (!(await page.run(isKept, typed))) throw new Error('what was typed is gone')
      }
      await page.run(() => history.forward())
      await page.click('button', 'Weggaan')
      await page.heading('Je verbruik')
      if (await isAsked(page)) throw new Error('asked again')
    },
  },
  {
    what: 'an invoice is paid at the bank',
    async does({ page }) {
      await page.signIn(6)
      await page.goto('/')
      await page.click('button', 'Betaal € 36,35')
      await page.choose('Kies je bank', 'Testbank: betaling lukt')
      await page.click('button', 'Betaal €')
      await page.click('button', 'Betalen')
      await page.heading('Betaald, bedankt!')
    },
  },
  {
    what: 'a phone is put together with the slider',
    async does({ page }) {
      await page.signIn(24)
      await page.goto('/verlengen/telefoons/talura/s2/128-gb-zwart')
      await page.heading('Stel je telefoon en abonnement samen')
      const amount = () => page.run(() => document.querySelector('input[type=range]')?.getAttribute('aria-valuetext'))
      const before = await until('the slider', amount)
      await page.run(() => document.querySelector<HTMLElement>('input[type=range]')?.focus())
      await page.press('ArrowLeft', 'ArrowLeft')
      await until('another amount', async () => (await amount()) !== before)
    },
  },
  {
    what: 'own data come as a file',
    needs: 'downloads',
    async does({ page, engine }) {
      await page.signIn(1)
      await page.goto('/instellingen/gegevens/privacy-instellingen')
      await page.click('button', 'Download mijn gegevens')
      await until('the file', () => engine.downloads?.().some((name) => /^mijn-tureluur-gegevens-.*\.zip$/.test(name)))
    },
  },
]
