import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import { writeServers } from '../../vite/deploy/servers.ts'
import { chooseCookies } from '../support/cookieChoice.ts'
import { type Site, siteOnDisk } from '../support/deployed.ts'
import { certificate, type Door, type DoorKind, proxies } from '../support/doors.ts'
import { launching } from '../support/launching.ts'
import { builds } from '../support/paths.ts'
import { builtIn, sourceCopy } from '../support/sourceCopy.ts'
import { expect } from '../support/test.ts'
import { watch } from '../support/watch.ts'

type Fixtures = { served: (kind: DoorKind) => Promise<{ site: Site; door: Door }> }

/** `served` is the production build behind a server, `next` the build after it: one sentence is new. */
const test = plain.extend<Fixtures, { next: string }>({
  served: async ({ page }, use) => {
    const [site, settings] = [siteOnDisk(), mkdtempSync(join(tmpdir(), 'settings-'))]
    chmodSync(settings, 0o755)
    const open: Door[] = []
    await use(async (kind) => {
      if (!existsSync(builds.production)) throw new Error('There is no build: npm run build makes it')
      site.deploy(builds.production)
      writeServers(site.dir, settings)
      const door = await kind.open({ dir: site.dir, deploy: settings })
      open.push(door)
      return { site, door }
    })
    await page.context().close()
    for (const door of open) await door.close()
    site.remove()
    rmSync(settings, { recursive: true })
  },
  next: [
    async ({ browserName: _ }, use) => {
      const copy = sourceCopy()
      const texts = join(copy, 'src/features/invoices/copy.ts')
      writeFileSync(
        texts,
        readFileSync(texts, 'utf8').replace('Je krijgt waarschijnlijk terug', 'Dit krijg je waarschijnlijk terug'),
      )
      await use(await builtIn(copy, 'production'))
      rmSync(copy, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
const launched = launching(process.env.CHROMIUM_WITHOUT_WINDOWS)
const trusted = proxies.length > 0 ? [`--ignore-certificate-errors-spki-list=${certificate().spki}`] : []
test.use({ serviceWorkers: 'allow', launchOptions: { ...launched, args: [...(launched.args ?? []), ...trusted] } })

const worker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
/** The rest of account 1's 10 GB. */
const left = (page: Page) => page.getByRole('region', { name: 'Internet' }).getByText('5,8')

/** Tells what the origin answered since the last time: files of the site, and calls for the backend. Answers the paths of the files. */
function origin(name: string, door: Door) {
  let before = 0
  return async (what: string, page: Page): Promise<string[]> => {
    await page.waitForTimeout(2000) // nothing is fetched any more, and all of it is in the log
    const lines = door.log().slice(before)
    before += lines.length
    const files = lines.filter(({ path }) => !/^\/(?:api|auth)\//.test(path))
    const size = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024)
    process.stdout.write(
      `measured: ${name}, ${what}: ${files.length} files, ${size} KiB, and ${lines.length - files.length} calls\n`,
    )
    return files.map(({ path }) => path)
  }
}

// `npm run proxies` opens them.
for (const kind of process.env.PROXIES ? proxies : []) {
  test(`${kind.name}: when a customer signs in and later starts again, then only what is new is fetched`, async ({
    context,
    served,
    next,
  }) => {
    const { door, site } = await served(kind)
    const told = origin(kind.name, door)
    const watched = watch(context, door.url)
    await chooseCookies(context, 'refused')
    let page = await context.newPage()

    await test.step('the first visit, signed in through the proxy', async () => {
      await page.goto(`${door.url}inloggen`)
      await page.getByLabel('06-nummer of e-mailadres').fill('0690000001')
      await page.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await expect(left(page)).toBeVisible()
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['__Host-sid', 'usr']))
      await expect.poll(() => worker(page)).toBe('activated')
      const files = await told('a first visit, and all that it keeps', page)
      expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([])
    })
    await test.step('the next start asks for no file but the worker, which is the same', async () => {
      await page.close()
      page = await context.newPage()
      await page.goto(door.url)
      await expect(left(page)).toBeVisible()
      expect([[], ['/sw.js']]).toContainEqual(await told('a later start', page))
    })
    await test.step('the next build: offered, and taken in one press', async () => {
      site.deploy(next)
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await page.getByRole('button', { name: 'Nu bijwerken' }).click()
      const { id } = JSON.parse(readFileSync(join(next, 'build.json'), 'utf8'))
      await expect(page.locator(`meta[name="build-id"][content="${id}"]`)).toHaveCount(1)
      await expect(left(page)).toBeVisible()
      const files = await told('the next build, with one new sentence', page)
      expect(files.length).toBeGreaterThan(0)
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(20)
      expect(files.filter((path) => path.startsWith('/assets/') && existsSync(join(builds.production, path)))).toEqual([])
    })
    expect(watched.problems()).toEqual([])
    await test.step('a start without the server', async () => {
      await page.close()
      await door.close()
      page = await context.newPage()
      await page.goto(door.url)
      await expect(left(page)).toBeVisible()
      await expect(page.getByRole('banner').getByText('We krijgen geen verbinding')).toBeVisible()
    })
  })

  test(`${kind.name}: when one file takes a broken worker away, then it clears up and goes`, async ({ page, served }) => {
    const { door, site } = await served(kind)
    await page.goto(`${door.url}inloggen`)
    await expect.poll(() => worker(page)).toBe('activated')
    site.replaceWorker()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const rest = () =>
      page
        .evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])
        .catch(() => null) // it is being reloaded
    await expect.poll(rest).toEqual([0, 0])
  })
}
