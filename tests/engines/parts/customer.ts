import type { Part } from '../part.ts'
import { until } from '../until.ts'

/** A first visit, before there is a worker; then signing in as account 2, whose bundle is empty, and looking around. */
export const customer: readonly Part[] = [
  {
    // These engines keep a failed module as long as the document lives: only a reload fetches it.
    what: 'a screen whose code did not come is there after another try',
    async does({ page, site, allow }) {
      allow(/\/assets\/usage-/, /could not be loaded|Importing a module script failed/)
      const bringBack = site.lose(/^(?:usage-Verbruik-.*\.js|install\.json)$/) // the archive has it too
      await page.signIn(1)
      await page.goto('/')
      await page.heading('Hoi Zonnetje')
      await page.click('button', 'Alleen noodzakelijke cookies')
      await page.click('link', 'Verbruik')
      await page.heading('Deze pagina kon niet laden')
      bringBack()
      await page.click('button', 'Probeer het opnieuw')
      await page.heading('Je verbruik')
      await page.sees('Internet')
    },
  },
  {
    what: 'signs out, and in by the form with the keyboard',
    async does({ page }) {
      await page.click('button', 'Menu van')
      await page.click('item', 'Uitloggen')
      await page.heading('Inloggen')
      await page.type('06-nummer of e-mailadres', '0690000002')
      await page.type('Wachtwoord', 'steltloper-26')
      await page.press('Enter')
      await page.heading('Hoi Daan')
    },
  },
  {
    what: 'the overview has its figures',
    async does({ page }) {
      await page.sees('Je bundels')
      await page.sees('€ 18,00') // 180 MB outside the bundle
    },
  },
  {
    what: 'extra internet is bought',
    async does({ page }) {
      await page.goto('/mbs-bijkopen')
      await page.click('button', 'Kopen voor € 3,00')
      await page.heading('Je hebt weer internet!')
      await page.goto('/')
      await page.sees('over van je 4 GB')
    },
  },
  {
    what: 'dark, at once and from the first paint',
    async does({ page }) {
      const isDark = () => page.run(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
      await page.click('button', 'Menu van')
      await page.click('item', 'Donker')
      await until('dark colours', isDark)
      await page.goto('/verbruik')
      if (!(await isDark())) throw new Error('light again')
      await page.heading('Je verbruik')
    },
  },
]
