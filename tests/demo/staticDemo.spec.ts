import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { test as base, chromium, expect, type Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { chooseCookies } from '../support/cookieChoice.ts'
import { launching } from '../support/launching.ts'
import { inKiB, wireSize } from '../support/sizes.ts'
import { tool } from '../support/tool.ts'
import { shellKept } from '../support/worker.ts'

const BASE = '/demo/'
/**
 * KiB brotli. With 50.5 a first start until the overview took 1.3 times that of `npm start`. The questions, the cost limit, passkeys, data that is given and the others
 * take 4.8 more.
 */
const BACKEND = 55.3

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A host that knows files alone: no redirects, and no headers but the type. It answers 404 for everything else, with `404.html` or, with
 * `hasOwnErrorPage`, a page of its own.
 */
async function dumbHost(
  dir: string,
  base: string,
  hasOwnErrorPage = false,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://host').pathname)
    const asked = path.startsWith(base) ? join(dir, path.slice(base.length)) : ''
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    const isThere = file.startsWith(dir) && existsSync(file)
    const given = isThere ? file : join(dir, '404.html')
    if (!isThere && hasOwnErrorPage)
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>File not found</h1>')
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(given)] ?? 'application/octet-stream' })
    response.end(readFileSync(given))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://localhost:${address.port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The demo without a server, built and served from a folder of a host. */
const test = base.extend<object, { demo: { url: string; dir: string; close: () => Promise<void> } }>({
  demo: [
    async ({ browserName: _ }, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'demo-'))
      // A process of its own: in Playwright's the build takes several times as long.
      const args = ['build', '--mode', 'demo', '--base', BASE, '--outDir', dir, '--emptyOutDir', '--logLevel', 'error']
      const { isGood, output } = await tool('vite', args)
      if (!isGood) throw new Error(output)
      const host = await dumbHost(dir, BASE)
      await use({ ...host, dir })
      await host.close()
      rmSync(dir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** A phone on which the demo is opened; it can be restarted. Problems on its console fail the test. */
async function phoneFor(problems: string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'demo-phone-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launching(process.env.CHROMIUM_PATH),
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })
  await chooseCookies(context, 'refused')
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    // A host without rules answers a screen's address with its page for missing files.
    const isMissingPage = /status of 404/.test(message.text()) && !/\.\w+$/.test(new URL(message.location().url).pathname)
    if (message.type() === 'error' && !isMissingPage) problems.push(`${message.text()} ${message.location().url}`)
  })
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

// One build for all.
test.describe.configure({ mode: 'default' })

const heading = (page: Page) => page.locator('main h1')

test('the demo on a host of files: when a customer signs in, buys and pays, then it all works, and starts without the host', async ({
  demo,
}) => {
  test.slow()
  const problems: string[] = []
  const { page, close } = await phoneFor(problems)
  const at = (path: string) => new URL(path.slice(1), demo.url).href

  await test.step('the backend of the first screen is small', () => {
    const sizes = globSync('assets/backend-??????.js', { cwd: demo.dir }).map((file) => inKiB(wireSize(join(demo.dir, file))))
    expect(sizes).toHaveLength(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BACKEND)
  })

  await test.step('signing in, on the address of a screen, beside other sites of the host', async () => {
    await page.goto(at('/verbruik'))
    await page.evaluate(() => {
      for (const name of ['theme', 'drafts', 'last-activity']) localStorage.setItem(name, 'of a neighbour')
    })
    await expect(page).toHaveURL(at('/inloggen?ReturnUrl=%2Fverbruik'))
    await page.getByLabel('06-nummer of e-mailadres').fill('0690000002')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL(at('/verbruik'))
  })

  await test.step('buying minutes, in the folder of the host', async () => {
    await page.goto(at('/minuten-bijkopen'))
    await page.getByRole('button', { name: /^Kopen voor/ }).click()
    await expect(heading(page)).toHaveText('Je kunt weer bellen!')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(at('/minuten-bijkopen/bedankt'))
    await page.waitForLoadState('networkidle')
  })

  await test.step('pictures and documents', async () => {
    await page.goto(at('/verlengen/telefoons/alle'))
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto(at('/facturen'))
    await page
      .getByRole('link', { name: /Betaald op/ })
      .first()
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /pdf/i }).first().click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })

  const toppedUp = page.locator('main').getByText('Opgewaardeerd', { exact: true })
  let before = 0
  await test.step('another account in one tap, which pays at the bank', async () => {
    const badge = page.getByRole('button', { name: 'Demo: paneel openen' })
    await expect(badge).toBeVisible()
    await badge.click()
    await page.getByRole('searchbox', { name: 'Zoek een testaccount of opdracht' }).fill('30')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Menu van Thijs/ })).toBeVisible()
    await page.goto(at('/betalingen'))
    await expect(toppedUp.first()).toBeVisible()
    before = await toppedUp.count()
    await page.goto(at('/beltegoed-opwaarderen'))
    await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
    await page.getByRole('button', { name: /^Betaal / }).click()
    await atBank(page, 'Betaling lukt')
    await expect(page).toHaveURL(at('/beltegoed-opwaarderen/bedankt'))
  })

  await shellKept(page, BASE)
  await demo.close()
  await test.step('a start without a host, with what was bought', async () => {
    await page.goto('about:blank')
    await page.goto(at('/'))
    await expect(page.getByRole('button', { name: /^Menu van Thijs/ })).toBeVisible()
    await page.goto(at('/betalingen'))
    await expect(toppedUp).toHaveCount(before + 1)
  })

  await test.step('reset: as it was described', async () => {
    await page.getByRole('button', { name: 'Demo: paneel openen' }).click()
    await page
      .getByRole('button', { name: /Alles terugzetten/ })
      .first()
      .click()
    await expect(toppedUp).toHaveCount(before)
  })

  await test.step('what other sites of the host keep is as it was', async () => {
    await page.getByRole('button', { name: /^Menu van/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(at('/inloggen?uitgelogd=1'))
    const names = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]) => (text === 'of a neighbour' ? name : [])),
    )
    expect(names.toSorted()).toEqual(['drafts', 'last-activity', 'theme'])
    const paths = (await page.context().cookies()).map(({ name, path }) => [name, path])
    expect(Object.fromEntries(paths)).toEqual({ locale: '/' })
  })
  await close()
  expect(problems).toEqual([])
})

test('a copied link: when a host has no page for unknown addresses, then another device shows the same at its first visit', async ({
  demo,
}) => {
  const host = await dumbHost(demo.dir, BASE, true)
  const problems: string[] = []
  const one = await phoneFor(problems)
  await one.page.goto(host.url)
  await one.page.getByLabel('06-nummer of e-mailadres').fill('0690000002')
  await one.page.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
  await one.page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await one.page.getByRole('navigation').getByRole('link', { name: 'Facturen' }).last().click()
  await expect(heading(one.page)).toHaveText('Je facturen')
  await one.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await one.page.getByRole('button', { name: 'Demo: paneel openen' }).click()
  await one.page.getByRole('button', { name: 'Kopieer link' }).click()
  const link = await one.page.getByLabel('Link naar deze stand').inputValue()
  await one.close()

  const other = await phoneFor(problems)
  const [answer] = await Promise.all([
    other.page.waitForResponse((response) => response.request().isNavigationRequest()),
    other.page.goto(link),
  ])
  expect(answer.status()).toBe(200)
  await expect(heading(other.page)).toHaveText('Je facturen')
  await expect(other.page).toHaveURL(new URL('facturen', host.url).href)

  await test.step('pasted over the address of the first page, where only the fragment changes', async () => {
    await other.page.goto(host.url)
    await expect(other.page.getByRole('navigation').getByRole('link', { name: 'Facturen' }).last()).toBeVisible()
    await other.page.evaluate((address) => location.assign(address), link)
    await expect(heading(other.page)).toHaveText('Je facturen')
  })

  await test.step('with dots in the address of its screen: it stays in the folder', async () => {
    for (const [screen, opened] of [
      ['/../../facturen', 'facturen'],
      ['/%2e%2e/%2e%2e/facturen', 'facturen'],
      ['/..//facturen', 'facturen'],
      ['\\\\facturen', 'facturen'],
    ] as const) {
      await other.page.goto('about:blank')
      await other.page.goto(`${host.url}#scherm=${encodeURIComponent(screen)}`)
      await expect(other.page).toHaveURL(new URL(opened, host.url).href)
      await expect(heading(other.page)).toHaveText('Je facturen')
    }
  })

  await test.step('damaged on its way: the panel tells, and nothing changes', async () => {
    await other.page.evaluate((address) => location.assign(address), `${host.url}#demo=damaged`)
    await expect(other.page.getByText('Deze link is beschadigd of niet compleet. Er is niets veranderd.')).toBeVisible()
    await expect(other.page).toHaveURL(host.url)
  })

  await test.step('a worker that is switched off: it leaves the caches of other sites', async () => {
    await shellKept(other.page, BASE)
    const off = { id: 'off', minBuild: null, sw: 'off', at: new Date().toISOString() }
    await other.page.context().route('**/build.json', (route) => route.fulfill({ json: off }))
    await other.page.evaluate(async () => {
      await caches.open('of a neighbour')
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ type: 'CHECK_BUILD' })
    })
    const own = () => other.page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('/demo/')))
    await expect.poll(own).toEqual([])
    expect(await other.page.evaluate(() => caches.has('of a neighbour'))).toBe(true)
  })
  await other.close()
  await host.close()
  expect(problems).toEqual([])
})
