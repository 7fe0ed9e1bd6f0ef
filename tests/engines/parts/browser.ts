import { sheetsIn } from '../../support/printed.ts'
import { translator } from '../../support/translating.ts'
import type { Page } from '../page.ts'
import type { Part } from '../part.ts'

const CODE = '384075'
const LOCK = 'Mijn Tureluur is op slot'
const CALLS = '/verbruik/bellen-en-sms'

const canMakePasskeys = (page: Page) => page.run(() => globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined)
const sheets = async (print: () => Promise<string>) => sheetsIn(Buffer.from(await print(), 'base64'))

/** Translating, printing, notifications, passkeys and the app lock. */
export const browser: readonly Part[] = [
  {
    what: 'a page that is translated goes on',
    async does({ page, engine }) {
      for (const how of ['replaced', 'merged'] as const) {
        await page.signIn(2)
        await page.goto(CALLS)
        await page.heading('Bellen en sms')
        await engine.run(`() => ${translator(how)}`, [])
        await page.click('button', 'Per nummer')
        await page.sees('nummers')
        await page.click('button', 'Per dag')
        await page.click('link', 'Facturen')
        await page.heading('Je facturen')
      }
    },
  },
  {
    what: 'a list on paper is all of it, without an empty sheet',
    needs: 'print',
    async does({ page, engine }) {
      await page.signIn(2)
      await page.goto(CALLS)
      await page.click('button', 'Per dag')
      const { pages, blank } = await sheets(engine.print as () => Promise<string>)
      if (pages < 2 || blank > 0) throw new Error(`${pages} sheets, ${blank} of them empty`)
    },
  },
  {
    what: 'who refuses messages reads where they can be allowed',
    async does({ page }) {
      await page.signIn(1)
      await page.goto('/instellingen/waarschuwingen/meldingen')
      const canPush = await page.run(() => 'PushManager' in globalThis && 'Notification' in globalThis)
      await page.sees(canPush ? 'Meldingen staan uit voor deze app' : 'Dit toestel kan geen meldingen krijgen')
    },
  },
  {
    what: 'no device can make a passkey: nothing changes, and a browser without passkeys says so',
    async does({ page }) {
      await page.signIn(1)
      await page.goto('/instellingen/gegevens/passkeys')
      if (!(await canMakePasskeys(page))) return page.sees('Deze browser kan geen passkey maken')
      await page.click('button', 'Maak een passkey')
      await page.sees('Je toestel heeft geen passkey gemaakt. Er is niets veranderd.')
    },
  },
  {
    what: 'the lock with a code covers the app, on paper too',
    async does({ page, engine }) {
      await page.signIn(2)
      await page.goto('/instellingen/gegevens/app-slot')
      await page.type('Kies een app-code', CODE)
      await page.type('Nog een keer je app-code', CODE)
      await page.click('button', 'Zet het slot erop')
      await page.sees('Het slot zit op de app')
      await engine.restart()
      await engine.resize(390, 844)
      await page.goto(CALLS)
      await page.sees(LOCK, 'dialog')
      if (await page.run(() => document.querySelector('main') !== null)) throw new Error('the screen is behind the lock')
      if (engine.print) {
        const { pages } = await sheets(engine.print)
        if (pages !== 1) throw new Error(`${pages} sheets of a locked app`)
      }
      await page.type('Je app-code', CODE)
      await page.press('Enter')
      await page.heading('Bellen en sms')
      await page.goto('/instellingen/gegevens/app-slot')
      await page.click('button', 'Haal het slot eraf')
      await page.type('Je app-code', CODE)
      await page.press('Enter')
      await page.sees('Zet het slot erop')
    },
  },
]
