import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { test as phoneTest } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept, kept, shellKept } from '../support/worker.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
const toasts = (page: Page) => page.getByRole('status', { name: 'Meldingen' })
/** Waits longer than the app does before it says warnings after a start. */
const afterStart = (page: Page) => page.waitForTimeout(2500)

/** Turns on the warning for half of the internet, by keyboard. */
async function chooseHalf(page: Page) {
  await page.goto('/instellingen/waarschuwingen')
  await toggle(page, 'Internet gebruikt').press('Space')
  await page.getByRole('slider', { name: 'Internet gebruikt' }).press('Home')
  await expect(page.getByRole('slider', { name: 'Internet gebruikt' })).toHaveAttribute(
    'aria-valuetext',
    'Waarschuw mij vanaf 50%',
  )
  await expect.poll(() => kept(page, 'warnings')).toMatchObject({ choices: { internet: { on: true, at: 50 } } })
  await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
}

test('a warning: when it comes true, then the app says it once, and signing out wipes it', async ({ page, signIn, world }) => {
  await world({ clock: '2026-11-10' })
  await signIn(1)
  await chooseHalf(page)
  await expect(page.getByText('Dit toestel waarschuwt je alleen als de app open is')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Berichten van Tureluur/ })).toContainText('sms bij 80% en 100%')
  await expectNoFindings(page, 'warnings')
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('what the device does not store, is not chosen', async () => {
    await page.evaluate(() => {
      // A full disk.
      IDBObjectStore.prototype.put = function put() {
        this.transaction.abort()
        return new Proxy({} as IDBRequest<IDBValidKey>, {})
      }
    })
    await toggle(page, 'Einde van je bundel').press('Space')
    await expect(page.getByText('Bewaren is niet gelukt. Je keuze is niet veranderd.')).toBeVisible()
    await expect(toggle(page, 'Einde van je bundel')).not.toBeChecked()
    await page.reload()
    await expect(toggle(page, 'Internet gebruikt')).toBeChecked()
    await expect(toggle(page, 'Einde van je bundel')).not.toBeChecked()
  })

  await test.step('it is silent until half is used, and then says it once', async () => {
    await toggle(page, 'Einde van je bundel').press('Space')
    await expect(page.getByText('Bewaard op dit toestel.')).toBeVisible()
    await expect(toasts(page)).toBeEmpty()
    await world({ clock: '2026-11-20' })
    await page.goto('/')
    await expect(toasts(page)).toContainText(/^Je hebt 5\d% van je internet gebruikt\. Je hebt nog .* tot en met 30\snovember\./)
    expect(await kept(page, 'warnings')).toMatchObject({ said: ['internet:50:2026-11-01'] })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await afterStart(page)
    await expect(toasts(page)).toBeEmpty()
  })

  await test.step('what comes next is said on whatever screen, and leads to the usage', async () => {
    await world({ clock: '2026-11-29' })
    await page.goto('/')
    await expect(toasts(page)).toContainText(/^Over 2 dagen begint je nieuwe bundel\./)
    await toasts(page).getByRole('button', { name: 'Bekijk' }).press('Enter')
    await expect(page).toHaveURL(/\/verbruik\/internet$/)
    await expect(toasts(page)).toBeEmpty()
  })

  await test.step('logging out wipes it', async () => {
    await page.goto('/instellingen')
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).press('Enter')
    await expect(heading(page)).toHaveText('Inloggen')
    await expect.poll(() => kept(page, 'warnings')).toBeNull()
  })
})

/** The browser's part: it may wake the worker, and does so at once. */
async function wakerOf(page: Page, origin: string) {
  const cdp = await page.context().newCDPSession(page)
  for (const name of ['notifications', 'periodic-background-sync'])
    await cdp.send('Browser.setPermission', { permission: { name }, setting: 'granted', origin })
  const ids = new Set<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) ids.add(registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  return async () => {
    for (const registrationId of ids)
      await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag: 'warnings' })
  }
}

/** The titles and texts of the notifications on the phone. */
async function notified(page: Page): Promise<string[]> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications())
      .map(({ title, body }) => `${title}. ${body}`.replaceAll('\u00a0', ' '))
      .toSorted()
  })
}

phoneTest(
  'a closed app: when the browser wakes its worker, then it notifies once, and not after signing out',
  async ({ phone }) => {
    const page = await phone.start()
    const wake = await wakerOf(page, phone.line.origin)
    await phone.world({ clock: '2026-11-10' })
    await phone.signIn(1)
    await page.goto('/instellingen/gegevens/privacy-instellingen')
    await toggle(page, 'Onthoud mij op dit toestel').press('Space')
    await shellKept(page)
    await chooseHalf(page)
    await toggle(page, 'Einde van je bundel').press('Space')
    await expect(page.getByText('Dit toestel waarschuwt je ook als de app dicht is')).toBeVisible()
    await figuresKept(page, 'overview')

    const half = /^Je hebt 5\d% van je internet gebruikt\. Je hebt nog .* tot en met 30 november\. Daarna betaal je .* per MB\.$/
    await phoneTest.step('it asks for the overview, and says once what has come true', async () => {
      await wake() // the app is open
      await page.goto('about:blank')
      await phone.world({ clock: '2026-11-20' })
      await wake()
      await expect.poll(() => notified(page)).toEqual([expect.stringMatching(half)])
      await wake()
    })

    await phoneTest.step('without network it goes by the figures that it has, and says their moment', async () => {
      await phone.line.cut()
      await phone.world({ clock: '2026-11-29' })
      await wake()
      await expect
        .poll(() => notified(page))
        .toEqual([
          expect.stringMatching(half),
          expect.stringMatching(/^Over 2 dagen begint je nieuwe bundel\. .* Stand van 20 november, \d\d:\d\d\.$/),
        ])
    })

    await phoneTest.step('the app does not say it again, and takes it back when the customer logs out', async () => {
      await phone.line.restore()
      await page.goto('/instellingen')
      await afterStart(page)
      await expect(toasts(page)).toBeEmpty()
      await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).press('Enter')
      await expect(heading(page)).toHaveText('Inloggen')
      await expect.poll(() => kept(page, 'warnings')).toBeNull()
      await expect.poll(() => notified(page)).toEqual([])
    })
  },
)
