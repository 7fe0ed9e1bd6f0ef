import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const expected = /→ (?:4\d\d|5\d\d|net::)/

/** This chunk fails in the first page, and as in Firefox and Safari it stays missing as long as the page lives. */
async function missingInFirstPage(page: Page, chunk: string) {
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  await page.route(new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`), (route) =>
    pages > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
}

test.describe('a guard that hangs on more than the session', () => {
  test('a customer who has not confirmed the contract: when any page is opened, then only the welcome screen shows', async ({
    page,
    signIn,
    world,
    allow,
  }) => {
    allow(expected)
    await signIn(14)
    const shown: string[] = []
    await page.exposeFunction('noteText', (text: string) => shown.push(text))
    await page.addInitScript(() => {
      const note = () => {
        const text = document.querySelector('main h1')?.textContent
        if (text) Reflect.get(window, 'noteText')(text)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    for (const path of ['/', '/verbruik']) {
      await page.goto(path)
      await expect(page).toHaveURL('/welkom')
      await expect(heading(page)).toContainText('Welkom bij Tureluur')
    }
    expect(new Set(shown.map((text) => text.slice(0, 7)))).toEqual(new Set(['Welkom ']))

    // A 404 of an answer is no 404 page.
    await world({ faults: { getSimCard: '404' } })
    await page.goto('/verbruik')
    await expect(heading(page)).toHaveText('Deze pagina kon niet laden')
    await expect(page).toHaveURL('/verbruik')
    await world({ faults: null })
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await expect(page).toHaveURL('/welkom')
  })

  test('a page that is not for this customer: when it is opened, then it does not exist, and the navigation leads on', async ({
    page,
    signIn,
    allow,
  }) => {
    allow(/getHandsetDevice.* → 404|status of 404/)
    const nav = page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true })
    await signIn(15)
    await page.goto('/nummerbehoud-gegevens')
    await expect(page).toHaveTitle('Page Not Found: /nummerbehoud-gegevens | Mijn Tureluur')
    await expect(page.getByText('Deze pagina bestaat niet (meer)')).toBeVisible()
    await expect(nav).toBeVisible()
    await goTo(page, '/verlengen/telefoons/talura/s9/128-gb-zwart')
    await expect(page).toHaveTitle('unknown device | Mijn Tureluur')
    await expect(heading(page)).toHaveText('Foutje')
    await expect(nav).toBeVisible()
    await nav.getByRole('link', { name: 'Telefoons' }).click()
    await page.getByRole('link', { name: /^Talura S2 in/ }).click()
    await page.getByRole('link', { name: 'Kies deze telefoon' }).filter({ visible: true }).click()
    await expect(heading(page)).toHaveText('Stel je telefoon en abonnement samen')
    await expect(nav).toHaveCount(0)
  })
})

test.describe('when the app itself fails', () => {
  test('the app: when it fails at its start, then an error page offers a way out', async ({ page, signIn, allow }) => {
    allow(/console error/)
    await signIn(1)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('broken')) return
      sessionStorage.setItem('broken', 'once')
      Object.defineProperty(navigator, 'onLine', {
        get() {
          throw new Error('kapot')
        },
      })
    })
    await page.goto('/')
    await expect(heading(page)).toHaveText('Error')
    await expect(page.getByText('Oeps! Er ging iets mis aan onze kant')).toBeVisible()
    await expect(page.getByText('Probeer het nog eens')).toHaveCount(1)
    // Our own error messages are for developers.
    await expect(page.getByText('kapot')).toHaveCount(0)
    await expect(page).toHaveTitle(/^Oeps!/)
    await expect(page.getByRole('region', { name: "Deze pagina's bestaan wél" })).toBeVisible()
    await page.getByRole('link', { name: /^Tureluur, naar/ }).click()
    await expect(heading(page)).toBeVisible()
  })

  test('the app: when its code does not come, then the shell says so and offers another try', async ({ page, site, allow }) => {
    allow(/\/assets\/app-.*→ 4\d\d/, /console error/)
    await missingInFirstPage(page, 'app')
    await page.goto(new URL('/inloggen', site.url).href)
    await expect(page.getByRole('alert')).toContainText('Mijn Tureluur kon niet laden.')
    await page.getByRole('link', { name: 'Probeer het opnieuw' }).click()
    await expect(page.getByLabel('06-nummer of e-mailadres')).toBeVisible()
  })
})

test('a screen: when its code does not come, then the header stays and another try loads the page', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/\/assets\/usage-.* → 404/)
  await signIn(1)
  await missingInFirstPage(page, 'usage')
  await page.goto('/')
  await page.getByRole('link', { name: 'Verbruik', exact: true }).click()
  await expect(heading(page)).toHaveText('Deze pagina kon niet laden')
  // The server answers, so the connection works.
  await expect(page.getByText('Dat ligt aan ons, niet aan je internet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Menu van/ })).toBeVisible()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(heading(page)).toHaveText('Je verbruik')
  await expect(page).toHaveURL('/verbruik')
})

test.describe('an address that has moved', () => {
  const moved = [
    ['/mijn-verbruik', '/verbruik'],
    ['//mijn-verbruik', '/verbruik'],
    ['/verbruik-data', '/verbruik/internet?periode=vorige'],
    ['//verbruik///internet?periode=vorige', '/verbruik/internet?periode=vorige'], // double slashes become one
  ] as const
  test('an address that has moved: when it is opened, then it leads to the new one', async ({ page, site, signIn }) => {
    await signIn(1)
    for (const [from, to] of moved) {
      await page.goto(new URL(site.url).origin + from)
      await expect(page, from).toHaveURL(to)
      await expect(heading(page), from).toBeVisible()
    }
  })

  test('an address that has moved to another site: when it is opened, then it leads to a site of the provider or nowhere', async ({
    page,
    signIn,
  }) => {
    await signIn(1)
    await page.goto('/zomeractie')
    await expect(page).toHaveURL('/demo/buiten?naar=https%3A%2F%2Fwww.tureluur.example%2Facties%2Fzomer')
    await expect(heading(page)).toHaveText('Hier stopt de demo')
    await expect(page.getByText('Je was nu op tureluur.example/acties/zomer')).toBeVisible()
    for (const target of ['https://evil.example/', 'javascript:alert(1)', '/verbruik', '']) {
      await page.goto(`/demo/buiten?naar=${encodeURIComponent(target)}`)
      await expect(heading(page)).toHaveText('Hier stopt de demo')
      await expect(page.getByText('Je was nu op')).toHaveCount(0)
    }
    // To another site, and to itself: redirects.spec has more of them.
    for (const path of ['/vreemd', '/rondje']) {
      await page.goto(path)
      await expect(heading(page)).toHaveText('Foutje')
      await expect(page).toHaveURL(path)
    }
  })
})
