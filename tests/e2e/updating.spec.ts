import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import { startServer } from '../../mocks/doors/server.ts'
import { builds } from '../support/paths.ts'
import { expect } from '../support/test.ts'
import { visitorOf } from '../support/visitor.ts'

/** A site of its own, that can be deployed to while customers are on it. */
const test = plain.extend<{ deployed: { url: string; deploy: () => void } }>({
  deployed: async ({ page: _ }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync(builds.mock, dir, { recursive: true })
    const server = await startServer({ dir, port: 0, latency: 0 })
    let build = 1
    await use({
      url: server.url,
      deploy: () => {
        build += 1
        // Another worker is another version: the browser compares it byte by byte.
        const worker = join(dir, 'sw.js')
        writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// ${build}`)
        writeFileSync(join(dir, 'build.json'), JSON.stringify({ id: `build-${build}`, minBuild: null, sw: 'on', at: '' }))
      },
    })
    await server.close()
    rmSync(dir, { recursive: true })
  },
})
test.use({ serviceWorkers: 'allow' })

const installed = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), { timeout: 20_000 })
    .toBe('activated')
const lookForUpdate = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
const offer = (page: Page) => page.getByRole('button', { name: 'Nu bijwerken' })
/** A mark that a reload takes away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { untouched: true }))
const untouched = (page: Page) => page.evaluate(() => 'untouched' in window).catch(() => false) // it is being reloaded just now

test('a new version is offered, and taken in one press; the first visit counts too', async ({ page, deployed, context }) => {
  await visitorOf(context, new URL(deployed.url).origin).signIn(1)
  await page.goto(deployed.url)
  await installed(page)
  await mark(page)
  deployed.deploy()
  await lookForUpdate(page)
  await expect(page.getByText('Er is een nieuwe versie.')).toBeVisible()
  await page.waitForTimeout(1000)
  expect(await untouched(page)).toBe(true)
  await offer(page).click()
  await expect.poll(() => untouched(page)).toBe(false)
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('a tab in which something is typed does not reload when another tab updates', async ({ page, deployed, context }) => {
  await page.goto(`${deployed.url}inloggen`)
  await installed(page)
  await page.reload()
  const other = await context.newPage()
  await other.goto(`${deployed.url}inloggen`)
  await page.getByLabel('06-nummer of e-mailadres').fill('06123')
  await mark(page)
  deployed.deploy()
  await lookForUpdate(other)
  await mark(other)
  await offer(other).click()
  await expect.poll(() => untouched(other)).toBe(false)
  await page.waitForTimeout(1500)
  expect(await untouched(page)).toBe(true)
  await expect(page.getByLabel('06-nummer of e-mailadres')).toHaveValue('06123')
  await expect(offer(page)).toBeVisible()
})

test('the worker compares build.json with its own build, and looks for a new worker', async ({ page, deployed }) => {
  await page.goto(`${deployed.url}inloggen`)
  await installed(page)
  deployed.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.postMessage({ type: 'CHECK_BUILD' }))
  await expect(offer(page)).toBeVisible()
})
