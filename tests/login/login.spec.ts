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

test('with a 06-number in any notation, by keyboard alone', async ({ page }) => {
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

test('with an e-mail address; without "Onthoud mij" nothing of it stays', async ({ page }) => {
  await page.goto('/inloggen')
  await signIn(page, ' Thijs.Verbeek@voorbeeld.example ')
  await expect(page.getByRole('heading', { name: 'Hoi Thijs' })).toBeVisible()
  await page.getByRole('button', { name: /^Menu van Thijs/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(login(page)).toHaveValue('')
})

test('empty and wrong fields say what to do; a password is shown, and sent byte for byte; a wrong one keeps what was typed', async ({
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

test('without a network the button says why it waits; a broken server is told', { tag: '@deep' }, async ({
  page,
  context,
  allow,
  world,
}) => {
  allow(refused, /net::ERR_INTERNET_DISCONNECTED/)
  const why = page.getByText('Je bent offline. Inloggen kan alleen met internet.')
  await page.goto('/inloggen')
  await login(page).fill('0690000001')
  await context.setOffline(true)
  await expect(why).toBeVisible()
  await button(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)
  await expect(why).toBeHidden()
  await expect(login(page)).toHaveValue('0690000001')

  await world({ faults: { 'auth/login': { fault: '500', times: 1 } } })
  await signIn(page, '0690000001')
  await expect(page.getByRole('alert')).toContainText('Oeps! Er ging iets mis aan onze kant')
})

test('one login however often it is pressed', async ({ page, world }) => {
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

test('a guest comes back to the page that was asked for, and nowhere else', async ({ page }) => {
  await page.goto('/verbruik/internet?periode=2026-10-01')
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik%2Finternet%3Fperiode%3D2026-10-01')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible() // not again: nobody was signed in
  await signIn(page, '0690000001')
  await expect(page).toHaveURL('/verbruik/internet?periode=2026-10-01')
  await page.goBack()
  await expect(page).not.toHaveURL(/inloggen/)
})

test('"Onthoud mij" keeps the name, masked, until it is forgotten', async ({ page }) => {
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

test('a session that the server does not know any more: the login screen says that it was there', { tag: '@deep' }, async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/→ 401/)
  await signIn(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await world({ faults: { '*': '401' } })
  await page.reload()
  await expect(page).toHaveURL('/inloggen')
  await expect(page.getByText('Log opnieuw in om verder te gaan.')).toBeVisible()
  await world({ faults: null })
})

test('what makes calls does not come: it says so, keeps what was typed, and another try helps', { tag: '@deep' }, async ({
  page,
  allow,
}) => {
  allow(/\/assets\/transport-.* → 404/)
  await page.route(/\/assets\/transport-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/inloggen')
  await signIn(page, '0690000001')
  await expect(page.getByRole('alert')).toContainText('We krijgen geen verbinding')
  await expect(login(page)).toHaveValue('0690000001')
  await page.unrouteAll()
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

test('an answer that is cut off when the server has let the customer in finishes the login', { tag: '@deep' }, async ({
  page,
  world,
  allow,
}) => {
  allow(/auth\/login → net::/)
  await page.goto('/inloggen')
  await world({ faults: { 'auth/login': { fault: 'truncated', times: 1 } } })
  await signIn(page, '0690000001')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

test('without cookies nobody can be signed in: it says so, at once where the browser tells, else afterwards', {
  tag: '@deep',
}, async ({ page }) => {
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

test('the drawing, on a phone and wider: the lighthouse, the sun and the feet of the bird are whole, and the badge leaves the logo free', async ({
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
