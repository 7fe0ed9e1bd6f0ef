import type { Page } from '@playwright/test'
import { startServer } from '../../../mocks/server/doors/server.ts'
import { type Site, siteOnDisk } from '../../support/deployed.ts'
import { builds } from '../../support/paths.ts'
import { siteTest } from '../../support/site.ts'
import { expect } from '../../support/test.ts'
import { visitorOf } from '../../support/visitor.ts'

/** A separate site, to which the test can deploy while customers use it. */
const test = siteTest.extend<{ deployed: Pick<Site, 'release' | 'replaceWorker'> & { url: string } }>({
  deployed: async ({ page: _ }, use) => {
    const site = siteOnDisk()
    site.deploy(builds.mock)
    const server = await startServer({ dir: site.dir, port: 0, latency: 0 })
    await use({ ...site, url: server.url })
    await server.close()
    site.remove()
  },
})
test.use({ serviceWorkers: 'allow' })

const installed = (page: Page) => {
  const stateOf = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
  return expect.poll(() => page.evaluate(stateOf), { timeout: 60_000 }).toBe('activated')
}
const lookForUpdate = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
const offer = (page: Page) => page.getByRole('button', { name: 'Nu bijwerken' })
const checkBuild = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.postMessage({ type: 'CHECK_BUILD' }))
/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { untouched: true }))
const untouched = (page: Page) => page.evaluate(() => 'untouched' in window).catch(() => false) // it is being reloaded

test('a new version: when it is offered, then one press takes it, and a build that may not be used cannot be put off', async ({
  page,
  deployed,
  context,
}) => {
  await visitorOf(context, new URL(deployed.url).origin).signIn(1)
  await page.goto(deployed.url)
  await installed(page)
  await mark(page)

  await test.step('offered when the browser has it, and taken in one press', async () => {
    deployed.release()
    await lookForUpdate(page)
    await offer(page).click()
    await expect.poll(() => untouched(page)).toBe(false)
    await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
    await expect(offer(page)).toBeHidden()
  })
  await test.step('a build that may not be used any more: the offer stays, and a purchase begins in the new one', async () => {
    await mark(page)
    deployed.release({ minBuild: 'build-3' })
    await expect(async () => {
      await checkBuild(page) // the page just loaded may not listen yet
      await expect(offer(page)).toBeVisible({ timeout: 1000 })
      await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await page.getByRole('link', { name: 'Extra internet' }).click()
    await expect.poll(() => untouched(page)).toBe(false)
    await expect(page).toHaveURL(/mbs-bijkopen$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a worker: when it is switched off or replaced by hand, then it goes with all that it stored', async ({
  page,
  deployed,
}) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  await page.goto(`${deployed.url}inloggen`)
  await installed(page)
  deployed.release({ sw: 'off' })
  await checkBuild(page)
  await expect.poll(registered).toBe(false)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  const asked = page.waitForResponse(/build\.json$/)
  await page.reload()
  await asked
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await page.waitForTimeout(1000)
  expect(await registered()).toBe(false)

  deployed.release()
  await page.reload()
  await installed(page)
  deployed.replaceWorker()
  await lookForUpdate(page)
  const left = () =>
    page
      .evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])
      .catch(() => null) // it is being reloaded
  await expect.poll(left).toEqual([0, 0])
  await page.goto(`${deployed.url}inloggen`)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
})

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a screen that vanished after a deploy: when it is opened, then the page is loaded once from the new build', async ({
    page,
    deployed,
    context,
  }) => {
    await visitorOf(context, new URL(deployed.url).origin).signIn(1)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(/\/assets\/(?:Verbruik|usage)-[\w-]+\.js$/, (route) =>
      documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
    )
    const rescue = page.waitForResponse(/\/assets\/rescue-/)
    await page.goto(deployed.url)
    await rescue
    deployed.release()
    await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
    await expect(page).toHaveURL(/verbruik$/)
    expect(documents).toBe(2)
  })
})
