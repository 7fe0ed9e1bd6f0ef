import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { expect, type Phone, test } from '../support/phone.ts'
import { kept, shellKept } from '../support/worker.ts'
import { browserKeys } from './browserKeys.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
const PAGE = '/instellingen/waarschuwingen/meldingen'

/** The part of the browser that a test must play: headless Chromium has no push service, so its address is one at our own. */
async function pushBrowser(phone: Phone, page: Page, site: string, name: string) {
  const { read, ...keys } = browserKeys()
  const endpoint = new URL(`/demo/push/${name}`, site).href
  await page.addInitScript(
    ({ endpoint: at, keys: own }) => {
      const isOn = () => localStorage.getItem('played-subscription') !== null
      const subscription = {
        endpoint: at,
        toJSON: () => ({ endpoint: at, keys: own }),
        unsubscribe: async () => {
          localStorage.removeItem('played-subscription')
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isOn() ? subscription : null),
        subscribe: async () => {
          localStorage.setItem('played-subscription', '1')
          return subscription
        },
      })
    },
    { endpoint, keys },
  )
  const { origin } = phone.line
  const cdp = await page.context().newCDPSession(page)
  const ids = new Set<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) ids.add(registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  let delivered = 0
  return {
    /** What the customer answers to the browser's question. */
    answer: (setting: 'granted' | 'denied') =>
      cdp.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin }),
    /** The new messages at the push service, decrypted, which the worker then gets. */
    async deliver(least: number) {
      const sent = async (): Promise<{ body: string }[]> => (await fetch(endpoint)).json()
      await expect.poll(async () => (await sent()).length).toBeGreaterThanOrEqual(delivered + least)
      const fresh = (await sent()).slice(delivered)
      delivered += fresh.length
      for (const { body } of fresh)
        for (const registrationId of ids)
          await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(read(body)) })
    },
  }
}

/** The globals of a worker, which the types of a page do not have. */
type Worker = {
  registration: ServiceWorkerRegistration
  dispatchEvent: (event: Event) => void
  NotificationEvent: new (
    type: string,
    init: { notification: Notification | undefined },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void }
}

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  return worker
}

/** The notifications on the phone. */
const notified = (page: Page): Promise<string[]> =>
  workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as Worker
    return (await registration.getNotifications()).map(({ title, body }) => `${title}. ${body}`.replaceAll('\u00a0', ' '))
  })

/** Taps the first notification. A browser gives only a real tap the right to bring a window to the front, so that part is refused here. */
const tap = (page: Page): Promise<void> =>
  workerOf(page).evaluate(async () => {
    const worker = globalThis as unknown as Worker
    const [notification] = await worker.registration.getNotifications()
    const event = new worker.NotificationEvent('notificationclick', { notification })
    const done = new Promise<void>((resolve) => {
      event.waitUntil = (work: Promise<unknown>) =>
        void Promise.resolve(work).then(
          () => resolve(),
          () => resolve(),
        )
    })
    worker.dispatchEvent(event)
    await done
  })

test('push messages: when a customer turns them on, then they come, lead to their screen, and end with the session', async ({
  phone,
  site,
}) => {
  const page = await phone.start()
  const browser = await pushBrowser(phone, page, site.url, 'phone')
  await phone.world({ clock: '2026-11-10' })
  await phone.signIn(1)
  await page.goto('/instellingen/waarschuwingen')
  await shellKept(page)
  await page.getByRole('link', { name: /^Meldingen op dit toestel/ }).click()
  await expect(heading(page)).toHaveText('Meldingen op dit toestel')
  await expect(page.getByText('Zet meldingen aan', { exact: true })).toBeVisible()
  await expectNoFindings(page, 'off')

  await test.step('the browser asks only after a press', async () => {
    expect(await page.evaluate(() => Notification.permission)).toBe('default')
    await browser.answer('granted')
    await page.getByRole('button', { name: 'Meldingen aanzetten' }).press('Enter')
    await expect(page.getByText('Dit toestel krijgt meldingen', { exact: true })).toBeVisible()
    await expectNoFindings(page, 'on')
    await toggle(page, 'Storingen').press('Space')
    await expect(toggle(page, 'Storingen')).not.toBeChecked()
    await expect
      .poll(() => kept(page, 'push'))
      .toMatchObject({ id: expect.any(String), topics: ['bundle', 'invoice', 'payment', 'order', 'security'] })
    await page.reload()
    await expect(toggle(page, 'Je factuur')).toBeChecked()
    await expect(toggle(page, 'Storingen')).not.toBeChecked()
  })

  /** An invoice comes, once more, and its message is on the phone. */
  async function invoiceComes(): Promise<void> {
    await phone.world({ clock: '2026-11-10' })
    await phone.world({ clock: '2026-12-02' })
    await browser.deliver(1)
    await expect.poll(() => notified(page)).toEqual(['Je factuur staat klaar. Bekijk wat erop staat.'])
  }

  await test.step('a message is shown without amounts, and a tap leads to its screen before the app has started', async () => {
    await invoiceComes()
    await page.goto('/instellingen', { waitUntil: 'domcontentloaded' })
    await tap(page)
    await expect(page).toHaveURL(/\/factuur\/vorige-maand$/)
  })

  await test.step('a tap asks first about what was typed', async () => {
    await page.goto('/instellingen/wijzig/adres')
    await expect(heading(page)).toHaveText('Adres wijzigen')
    await page.getByLabel('Huisnummer').fill('77')
    await invoiceComes()
    await tap(page)
    const question = page.getByRole('dialog', { name: 'Wijzigingen niet bewaren?' })
    await question.getByRole('button', { name: 'Weggaan' }).press('Enter')
    await expect(page).toHaveURL(/\/factuur\/vorige-maand$/)
  })

  await test.step('what is settled elsewhere, disappears', async () => {
    await invoiceComes()
    await phone.world({ clock: '2026-12-28' })
    await browser.deliver(1)
    await expect.poll(() => notified(page)).not.toContain('Je factuur staat klaar. Bekijk wat erop staat.')
  })

  await test.step('signing out ends them, here and at the backend', async () => {
    const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('endpoint=leavePush'))
    await workerOf(page).evaluate((endpoint) => {
      const { registration } = globalThis as unknown as Worker
      registration.pushManager.getSubscription = async () => ({ endpoint, unsubscribe: async () => true }) as PushSubscription
    }, new URL('/demo/push/phone', site.url).href)
    await page.goto('/instellingen')
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).press('Enter')
    await expect(heading(page)).toHaveText('Inloggen')
    await asked
    await expect.poll(() => kept(page, 'push')).toBeNull()
    await phone.signIn(1)
    await page.goto(PAGE)
    await expect(page.getByText('Zet meldingen aan', { exact: true })).toBeVisible()
    const devices = await page.evaluate(async () => {
      const answer = await fetch('/api/get?endpoint=getPush', { headers: { 'X-Requested-With': 'mijn' } })
      return Object(await answer.json()).result.devices
    })
    expect(devices).toEqual([])
  })
})

test('push messages: when the customer refuses, then the page says where to allow them', async ({ phone, site }) => {
  const page = await phone.start()
  const browser = await pushBrowser(phone, page, site.url, 'refused')
  await phone.signIn(30)
  await page.goto(PAGE)
  await expect(toggle(page, 'Je beltegoed')).toBeChecked()
  await browser.answer('denied')
  await page.getByRole('button', { name: 'Meldingen aanzetten' }).press('Enter')
  await expect(page.getByText('Meldingen staan uit voor deze app')).toBeVisible()
  expect(await kept(page, 'push')).toBeNull()
})

test('push messages: when there is no connection, then nothing is asked', async ({ phone, site }) => {
  const page = await phone.start()
  await pushBrowser(phone, page, site.url, 'offline')
  await phone.signIn(1)
  await page.goto(PAGE)
  await expect(page.getByRole('button', { name: 'Meldingen aanzetten' })).toBeVisible()
  await shellKept(page)
  await phone.line.cut()
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'Meldingen aanzetten' })).toHaveAttribute('aria-disabled', 'true')
})
