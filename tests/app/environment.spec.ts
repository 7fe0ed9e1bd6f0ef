import { goTo } from '../support/goTo.ts'
import { logIn } from '../support/guests.ts'
import { ordered } from '../support/ordered.ts'
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

/** Browsers without features, and browsers that refuse them or lie. Runs in the page before the app. */
const oddBrowsers = {
  'cannot count characters and has no locks and no cryptography': () => {
    Reflect.deleteProperty(Intl, 'Segmenter')
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    // Without https, as in a local network, there is no cryptography either.
    for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name)
    Reflect.deleteProperty(globalThis, 'CryptoKey')
  },
  'says that it is offline, and refuses locks and a channel between tabs': () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super()
        throw new DOMException('refused', 'SecurityError')
      }
    } as never // as much of it as the app tries
    if ('LockManager' in globalThis)
      LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  },
}

for (const [what, spoil] of Object.entries(oddBrowsers)) {
  test(`a browser that ${what} signs in all the same, has no need of an emergency card, and buys`, { tag: '@deep' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(spoil)
    await page.goto('/noodkaart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/inloggen')
    await logIn(page, '0690000001')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    await expect(page.getByRole('button', { name: /^Menu van Zonnetj/ })).toBeVisible()
    await goTo(page, '/instellingen/simkaart/noodkaart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await ordered('/mbs-bijkopen')(page)
    await expect(page).toHaveURL('/mbs-bijkopen/bedankt')
  })
}

test.describe('a device that keeps nothing', () => {
  test.use({ cookies: 'unasked' })
  // The other ways in which storage fails: tests/storage/rest.
  test('a browser that refuses storage: signed in at once, also after a reload and in another tab; and it says so', async ({
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

test('a page that the browser goes on translating lets the customer in', { tag: '@deep' }, async ({ page, context }) => {
  // New content is translated at once, as long as the page is open.
  await context.addInitScript(`(() => {
    const translate = ${String(translate)}
    new MutationObserver((_, observer) => {
      observer.disconnect()
      if (document.body) translate()
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    }).observe(document, { childList: true, subtree: true })
  })()`)
  await page.goto('/inloggen')
  await page.getByRole('textbox').first().fill('0690000001')
  await page.locator('input[type=password]').fill('steltloper-26')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoi Zonnetje')
})
