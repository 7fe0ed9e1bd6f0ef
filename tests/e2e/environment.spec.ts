import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

test('on a test host the header has the name of the environment; on the customers’ own it has not', async ({
  page,
  site,
  signIn,
  allow,
}) => {
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

/** One part of the browser that is missing, refuses or lies. Runs in the page before anything of the app. */
const oddBrowsers = {
  'says that it is offline': () => Object.defineProperty(navigator, 'onLine', { get: () => false }),
  'refuses a channel between tabs': () => {
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super()
        throw new DOMException('refused', 'SecurityError')
      }
    } as never // as much of one as is tried
  },
  'cannot count characters': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  'has no locks': () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
}

for (const [what, spoil] of Object.entries(oddBrowsers)) {
  test(`a browser that ${what} signs in all the same`, async ({ page, context, signIn }) => {
    await context.addInitScript(spoil)
    await page.goto('/inloggen')
    const button = page.getByRole('button', { name: 'Inloggen' })
    await page.getByLabel('06-nummer of e-mailadres').fill('0690000001')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await signIn(1)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    await expect(page.getByRole('button', { name: /^Menu van Zonnetj/ })).toBeVisible()
  })
}

/** As the translator of a browser does it: every text moves into elements that React knows nothing of. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (text.data.trim() === '') continue
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`${text.data} `)
    text.replaceWith(outer)
  }
}

test('a page that was translated by the browser says that the password is wrong, and goes on', async ({ page, allow }) => {
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
