import { goTo } from '../support/goTo.ts'
import { logIn } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

test('the header: when the app runs on a test host, then it names the environment', async ({ page, site, signIn, allow }) => {
  allow(/^asked elsewhere: \w+ http:\/\/test\.localhost:/)
  const header = page.getByRole('banner')
  const onTest = new URL(site.url)
  onTest.hostname = 'test.localhost'

  for (const path of ['/inloggen', '/bestaat-niet']) {
    await page.goto(new URL(path, onTest).href)
    await expect(header.getByText('Test', { exact: true })).toBeVisible()
  }
  await signIn(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header.getByText('Test', { exact: true })).toHaveCount(0)
})

test.describe('a device that keeps nothing', () => {
  test.use({ cookies: 'unasked' })
  // The other ways in which storage fails: tests/storage/rest.
  test('a browser that refuses storage: when a customer signs in, then the session survives a reload and another tab', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      }),
    )
    await page.goto('/inloggen')
    await logIn(page, '0690000001')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    const other = await context.newPage()
    await other.goto('/verbruik')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    await goTo(page, '/instellingen/gegevens/privacy-instellingen')
    await expect(page.getByText('Je browser bewaart hier niets')).toBeVisible()
  })
})

/** Imitates a browser's translator: it moves every text into elements that React does not know. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('font')) continue
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`${text.data} `)
    text.replaceWith(outer)
  }
}

test('a page that the browser translated: when the password is wrong, then the page says so and goes on', async ({
  page,
  allow,
}) => {
  allow(/auth\/login → 401/)
  await page.goto('/inloggen')
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
  for (const password of ['verkeerd', 'weer verkeerd']) {
    await page.evaluate(translate)
    await page.getByRole('textbox').first().fill('0690000001')
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await page.evaluate(translate)
  await page.getByRole('link', { name: /Wachtwoord vergeten/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Wachtwoord vergeten/ })).toBeVisible()
})
