import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'steltloper-26'
const login = (page: Page) => page.getByLabel('06-nummer of e-mailadres')
const password = (page: Page) => page.getByLabel('Wachtwoord', { exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Inloggen' })
const refused = /POST \/auth\/login → (?:401|403|429|500)/

async function signIn(page: Page, who: string, secret = PASSWORD) {
  await login(page).fill(who)
  await password(page).fill(secret)
  await button(page).click()
}

test('signing in: when a 06-number is typed in another notation by keyboard, then the overview opens', async ({ page }) => {
  await page.goto('/inloggen')
  await login(page).focus()
  await page.keyboard.type('+31 6 9000 0001')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeFocused()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Overzicht | Mijn Tureluur')
})

test('signing in: when fields are empty or wrong, then each says what to do and keeps what was typed', async ({
  page,
  allow,
}) => {
  allow(refused)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/inloggen')
  await button(page).click()
  await expect(page.getByText('Vul je 06-nummer of e-mailadres in.')).toBeVisible()
  await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible()
  await expect(login(page)).toBeFocused()
  await expect(login(page)).toHaveAttribute('aria-invalid', 'true')

  await login(page).fill('sanne@')
  await button(page).click()
  await expect(page.getByText(/06-nummer of e-mailadres klopt niet/)).toBeVisible()
  await expect(login(page)).toHaveValue('sanne@')
  await login(page).fill('0690000001')
  await expect(page.getByText(/06-nummer of e-mailadres klopt niet/)).toBeHidden()
  await password(page).fill('geheim')
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  expect(asked).not.toContain('/auth/login')

  const odd = ` ${'€ ĳ 👩‍👩‍👧 \\" '.repeat(8)} `
  const sent = page.waitForRequest('**/auth/login')
  await signIn(page, '0690000001', odd)
  expect((await sent).postDataJSON()).toEqual({ login: '0690000001', password: odd })
  // It says nothing about the number.
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Je 06-nummer, e-mailadres of wachtwoord klopt niet. Probeer het opnieuw.')
  await expect(password(page)).toHaveValue(odd)
})

test('signing in: when the form is sent often, then there is one login', async ({ page, world }) => {
  await world({ latency: 300 })
  await page.goto('/inloggen')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent += 1
  })
  await login(page).fill('0690000001')
  await password(page).fill(PASSWORD)
  await page.evaluate(() => {
    const form = document.querySelector('form')
    for (let press = 0; press < 10; press += 1) form?.requestSubmit()
  })
  await expect(page.getByText('Bezig met inloggen')).toBeVisible()
  await password(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a guest: when a page asks to sign in, then signing in returns to that page', async ({ page }) => {
  await page.goto('/verbruik/internet?periode=2026-10-01')
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik%2Finternet%3Fperiode%3D2026-10-01')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible() // not again: nobody was signed in
  await signIn(page, '0690000001')
  await expect(page).toHaveURL('/verbruik/internet?periode=2026-10-01')
  await page.goBack()
  await expect(page).not.toHaveURL(/inloggen/)
})

test('a remembered customer: when signed out, then the login screen shows the name masked until it is forgotten', async ({
  page,
}) => {
  await page.goto('/inloggen')
  const remember = page.getByRole('checkbox', { name: /Onthoud mij op dit toestel/ })
  await expect(remember).not.toBeChecked()
  await remember.check()
  await signIn(page, '06 90 00 00 01')
  await page.getByRole('button', { name: /^Menu van Zonnetj/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()

  await expect(page).toHaveURL('/inloggen?uitgelogd=1')
  await expect(page.getByText('Je bent uitgelogd. Tot de volgende keer!')).toBeVisible()
  await expect(page.getByText('06 •••• ••01')).toBeVisible()
  await expect(page.getByText('0690000001')).toHaveCount(0)
  await password(page).fill(PASSWORD)
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()

  await page.getByRole('button', { name: /^Menu van Zonnetj/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.getByRole('button', { name: 'Vergeet mij' }).click()
  await expect(login(page)).toHaveValue('')
  await expect(login(page)).toBeFocused()
  await page.reload()
  await expect(login(page)).toBeVisible()
})

test('signing in: when the answer is cut off, then the customer is signed in all the same', async ({ page, world, allow }) => {
  allow(/auth\/login → net::/)
  await page.goto('/inloggen')
  await world({ faults: { 'auth/login': { fault: 'truncated', times: 1 } } })
  await signIn(page, '0690000001')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

test('a browser without cookies: when a customer signs in, then the screen says why that is impossible', async ({ page }) => {
  const why = /^Je browser bewaart geen cookies/
  await page.route('**/auth/login', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/inloggen')
  await signIn(page, '0690000001')
  await expect(page.getByRole('alert')).toHaveText(why)
  await expect(password(page)).toHaveValue(PASSWORD)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false }))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(why)
})

test('the login screen: when the window has any width, then its drawing is whole and the demo badge leaves the logo free', async ({
  page,
}) => {
  await page.goto('/inloggen')
  const badge = page.getByRole('button', { name: 'Demo: paneel openen' })
  await expect(badge).toBeVisible()
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const places = await page.evaluate(() => {
      const svg = [...document.querySelectorAll<SVGSVGElement>('[class*=art] > svg')].find((one) => one.checkVisibility())
      const frame = svg?.parentElement?.getBoundingClientRect()
      const matrix = svg?.getScreenCTM()
      if (!frame || !matrix) throw new Error('no drawing')
      // The top of the lighthouse and of the sun, and the feet of the bird, as they are drawn.
      const drawn = [new DOMPoint(158, 392), new DOMPoint(486, 392), new DOMPoint(280, 762)].map((one) =>
        one.matrixTransform(matrix),
      )
      return drawn.map(({ x, y }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom + 1)
    })
    expect(places, `${width} px`).toEqual([true, true, true])
    const [logo, own] = [await page.getByRole('banner').getByRole('link').first().boundingBox(), await badge.boundingBox()]
    if (!logo || !own) throw new Error('no logo')
    // The logo is 24 px high in a place to press of 44 px.
    const isApart = own.x >= logo.x + logo.width || own.x + own.width <= logo.x || own.y >= logo.y + logo.height - 10
    expect(isApart, `${width} px`).toBe(true)
  }
})
