import type { Page } from '@playwright/test'
import { deviceCheck } from '../support/deviceCheck.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { laterLoaded } from '../support/later.ts'
import { test as phoneTest } from '../support/phone.ts'
import { printed } from '../support/printed.ts'
import { expect, test } from '../support/test.ts'
import { kept, shellKept } from '../support/worker.ts'

const PAGE = '/instellingen/gegevens/app-slot'
const CODE = '384075'
const gate = (page: Page) => page.getByRole('dialog', { name: 'Mijn Tureluur is op slot' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The page goes out of view, or comes back. */
const turnAway = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    for (const [name, value] of [
      ['visibilityState', hidden ? 'hidden' : 'visible'],
      ['hidden', hidden],
    ] as const)
      Object.defineProperty(document, name, { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a lock on the app: when the app starts or was out of view, then the check of the device opens it', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/instellingen')
  const device = await deviceCheck(page)
  await page.getByRole('link', { name: /^Slot op de app/ }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: /Met de schermbeveiliging/ })).toBeChecked()
  await expectNoFindings(page, 'making the lock')
  await button(page, 'Zet het slot erop').press('Enter')
  await expect(page.getByText('Het slot zit op de app', { exact: true })).toBeVisible()
  await expect(button(page, 'Haal het slot eraf')).toBeVisible()
  await expectNoFindings(page, 'the lock')

  await test.step('a page that is loaded anew right away is still the same person', async () => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await expect(gate(page)).toHaveCount(0)
  })

  await test.step('and so is who leaves it before everything is loaded: it is covered as soon as it can be', async () => {
    await turnAway(page, true)
    await expect(page.locator('[popover]')).toBeVisible()
    await turnAway(page, false)
    await expect(page.locator('[popover]')).toHaveCount(0)
  })

  await test.step('out of view it is covered; what was typed is there after the check', async () => {
    await goTo(page, '/instellingen/wijzig/profiel')
    const name = page.getByRole('textbox', { name: 'Bijnaam' })
    await name.fill('Wulp')
    await page.clock.install()
    await turnAway(page, true)
    await expect(page.locator('[popover]')).toBeVisible()
    await page.clock.fastForward('01:30')
    await turnAway(page, false)
    await expect(page.locator('[popover]')).toHaveCount(0)
    await expect(name).toBeFocused()
    await turnAway(page, true)
    await page.clock.fastForward('02:30')
    await turnAway(page, false)
    await expect(gate(page)).toBeVisible()
    expect(await printed(page)).toEqual({ pages: 1, blank: 0, text: 'Mijn Tureluur is op slot' }) // nothing that it covers
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(gate(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await gate(page).getByRole('button', { name: 'Open met mijn toestelcheck' }).press('Enter')
    await expect(gate(page)).toHaveCount(0)
    await expect(name).toHaveValue('Wulp')
    await expect(name).toBeFocused()
  })

  await test.step('a cold start shows nothing before it', async () => {
    await page.addInitScript(() => sessionStorage.removeItem('unlocked'))
    await page.goto('/verbruik')
    await expect(gate(page)).toBeVisible()
    await expect(page.locator('main')).toHaveCount(0)
    await expectNoFindings(page, 'the lock over the page', { within: 'dialog' })
    await expect(button(page, 'Open met mijn toestelcheck')).toBeFocused()
    await button(page, 'Open met mijn toestelcheck').press('Enter')
    await expect(heading(page)).toHaveText('Je verbruik')
  })

  await test.step('taking it off asks too', async () => {
    await goTo(page, PAGE)
    await button(page, 'Haal het slot eraf').press('Enter')
    await expect(button(page, 'Open met mijn toestelcheck')).toBeFocused()
    await button(page, 'Laat het slot erop').press('Enter')
    await expect(button(page, 'Haal het slot eraf')).toBeFocused()
    await page.keyboard.press('Enter')
    await button(page, 'Open met mijn toestelcheck').press('Enter')
    await expect(button(page, 'Zet het slot erop')).toBeVisible()
    expect(await kept(page, 'app-lock')).toBeNull()
    await page.goto('/')
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
  })

  await test.step('and so does who cannot open it: signing out wipes it', async () => {
    await page.goto(PAGE)
    await button(page, 'Zet het slot erop').press('Enter')
    await expect(button(page, 'Haal het slot eraf')).toBeVisible()
    await page.goto('/')
    await device.recognises(false) // from here on: a virtual device that refused often enough refuses for ever
    await button(page, 'Open met mijn toestelcheck').press('Enter')
    await expect(page.getByText('Je toestel heeft niet bevestigd dat jij het bent.')).toBeVisible()
    await expect(page.locator('main')).toHaveCount(0)
    await button(page, 'Lukt het niet?').press('Enter')
    await expect(page.getByRole('group', { name: 'Opnieuw inloggen' })).toBeFocused()
    await button(page, 'Wis en log opnieuw in').press('Enter')
    await expect(page).toHaveURL('/inloggen?uitgelogd=1')
    expect(await kept(page, 'app-lock')).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('locked'))).toBeNull()
  })
})

test('a lock on the app: when it is made while another tab is open, then it is on that tab too', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(1)
  const other = await context.newPage()
  await other.goto('/')
  await expect(heading(other)).toHaveText('Hoi Zonnetje')
  await laterLoaded(other)
  await page.goto(PAGE)
  await page.getByLabel('Kies een app-code').fill(CODE)
  await page.getByLabel('Nog een keer je app-code').fill(CODE)
  await button(page, 'Zet het slot erop').click()
  await expect(button(page, 'Haal het slot eraf')).toBeVisible()
  await expect(gate(other)).toBeVisible()
  await other.getByLabel('Je app-code').fill(CODE)
  await other.getByLabel('Je app-code').press('Enter')
  await expect(gate(other)).toHaveCount(0)
  await expect(gate(page)).toHaveCount(0)
})

phoneTest(
  'a lock with a code: when the app starts without a network, then the code opens it, and five wrong codes end the session',
  async ({ phone }) => {
    let page = await phone.start()
    await phone.signIn(1)
    await page.goto(PAGE)
    await page.getByLabel('Kies een app-code').fill(CODE)
    await page.getByLabel('Nog een keer je app-code').fill(CODE)
    await button(page, 'Zet het slot erop').click()
    await expect(button(page, 'Haal het slot eraf')).toBeVisible()
    await page.goto('/')
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await shellKept(page)

    await phone.line.cut()
    page = await phone.start()
    await page.goto('/')
    await expect(gate(page)).toBeVisible()
    await page.getByLabel('Je app-code').fill('111111')
    await page.getByLabel('Je app-code').press('Enter')
    await expect(page.getByText('Je hebt nog 4 pogingen. Daarna loggen we je uit.')).toBeVisible()
    await expect(page.locator('main')).toHaveCount(0)
    await page.getByLabel('Je app-code').fill(CODE)
    await page.getByLabel('Je app-code').press('Enter')
    await expect(page.getByText('over van je 10 GB')).toBeVisible()

    page = await phone.start()
    await page.goto('/')
    for (const left of ['4 pogingen', '3 pogingen', '2 pogingen', '1 poging']) {
      await page.getByLabel('Je app-code').fill('222222')
      await page.getByLabel('Je app-code').press('Enter')
      await expect(page.getByText(`Je hebt nog ${left}. Daarna loggen we je uit.`)).toBeVisible()
    }
    await page.getByLabel('Je app-code').fill('222222')
    await page.getByLabel('Je app-code').press('Enter')
    await expect(page).toHaveURL('/inloggen?uitgelogd=1')
    expect(await kept(page, 'app-lock')).toBeNull()
    expect(await kept(page, 'last-known')).toBeNull()
  },
)
