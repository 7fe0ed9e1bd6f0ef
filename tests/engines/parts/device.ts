import { isKept } from '../inPage.ts'
import type { Part } from '../part.ts'
import { until } from '../until.ts'

const CODE = '384075'
const PUK = '00001375'
const LOST = 'We krijgen geen verbinding'
/** How long the worker may take to fetch the whole app, and a page to notice that a server answers again (ms). */
const FETCHES = 60_000
const NOTICES = 90_000

/** What rests on the device of account 1: the emergency card, the figures, the app itself. */
export const device: readonly Part[] = [
  {
    what: 'the codes of the simcard show, and make an emergency card',
    async does({ page }) {
      await page.signIn(1)
      await page.goto('/instellingen/simkaart')
      await page.click('button', 'Toon codes')
      await page.sees(PUK)
      await page.click('link', 'Maak een noodkaart')
      await page.type('Kies een app-code', CODE)
      await page.type('Nog een keer je app-code', CODE)
      await page.click('button', 'Maak noodkaart')
      await page.heading('Je noodkaart staat op dit toestel')
    },
  },
  {
    what: 'the worker keeps the app',
    async does({ page }) {
      await page.goto('/')
      await page.heading('Hoi Zonnetje')
      await until('everything that it keeps', () => page.run(isKept), FETCHES)
    },
  },
  {
    what: 'a start without the server shows the figures',
    async does({ page, site, engine, allow }) {
      allow(/NetworkError|Load failed|could not connect|access control checks|connection was lost/i)
      await site.cut()
      await engine.restart()
      await engine.resize(390, 844)
      await page.goto('/')
      await page.heading('Hoi')
      await page.sees('5,8')
      await page.sees(LOST)
    },
  },
  {
    what: 'the emergency card opens without the server',
    async does({ page }) {
      await page.goto('/noodkaart')
      await page.type('Je app-code', CODE)
      await page.press('Enter')
      await page.sees(PUK)
    },
  },
  {
    what: 'back on line the screen catches up by itself',
    async does({ page, site }) {
      await page.goto('/')
      await page.sees(LOST)
      await site.restore()
      const isLost = (text: string) => document.body.innerText.includes(text)
      await until('the connection', async () => !(await page.run(isLost, LOST)), NOTICES)
    },
  },
  {
    what: 'the next version is offered, and taken in one press',
    async does({ page, site }) {
      await page.run(() => void Object.assign(window, { untouched: true }))
      site.release()
      await page.run(async () => void (await (await navigator.serviceWorker.ready).update()))
      await page.click('button', 'Nu bijwerken')
      await until('the reload', () => page.run(() => !('untouched' in window)))
      await page.heading('Hoi Zonnetje')
      const waits = async () => (await navigator.serviceWorker.ready).waiting !== null
      if (await page.run(waits)) throw new Error('it still waits')
    },
  },
]
