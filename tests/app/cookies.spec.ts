import type { Page } from '@playwright/test'
import { measures } from '../support/dataLayer.ts'
import { expectNoFindings } from '../support/findings.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

test.use({ cookies: 'unasked' })

const sheet = (page: Page) => page.getByRole('region', { name: 'Welke cookies mogen we gebruiken?' })
const accept = (page: Page) => page.getByRole('button', { name: 'Alles accepteren' })
const refuse = (page: Page) => page.getByRole('button', { name: 'Alleen noodzakelijke cookies' })
const footer = (page: Page) => page.getByRole('button', { name: 'Cookie instellingen' })
const left = (page: Page) =>
  page.evaluate(() => ({
    told: window.dataLayer ?? [],
    session: Object.keys(sessionStorage),
    choice: localStorage.cookies ?? null,
  }))

test('the first visit: when cookies are asked for, then the page does not move, and nothing is measured or stored before the answer', async ({
  page,
}) => {
  await noteShifts(page)
  await page.goto('/inloggen')
  const button = page.getByRole('button', { name: 'Inloggen' })
  await expect(button).toBeVisible()
  const before = await shiftsOf(page)
  await expect(sheet(page)).toBeVisible()
  await page.waitForTimeout(200)
  expect(await shiftsOf(page)).toEqual(before)
  const [top, bottom] = [(await sheet(page).boundingBox())?.y ?? 0, await button.boundingBox()]
  expect(top).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0))
  await button.click() // blocked but focusable: it says what is missing
  await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible()
  expect(await left(page)).toEqual({ told: [], session: [], choice: null })
  const [yes, no] = [await accept(page).boundingBox(), await refuse(page).boundingBox()]
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
  await expectNoFindings(page)
  // The end of the page can be scrolled above the sheet.
  await footer(page).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5000)
  await expect.poll(async () => ((await footer(page).boundingBox())?.y ?? 0) + 24).toBeLessThan(top)

  await refuse(page).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeFocused()
  await page.reload()
  await page.waitForTimeout(1500) // the sheet would appear after a second
  await expect(sheet(page)).toHaveCount(0)
  const { told, session, choice } = await left(page)
  expect({ told, session }).toEqual({ told: [], session: [] })
  expect(JSON.parse(choice ?? '{}').value).toEqual({ analytics: false, marketing: false })
})

test('cookies: when they are accepted and then refused, then measuring starts and stops in every tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/')
  await expect(sheet(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/verbruik')
  await expect(sheet(other)).toBeVisible()
  await other.goto('/mbs-bijkopen') // no interruption during a purchase
  await expect(other.getByRole('heading', { name: 'Extra internet kopen' })).toBeVisible()
  await other.waitForTimeout(1500)
  await expect(sheet(other)).toHaveCount(0)
  await other.getByRole('main').getByRole('link', { name: 'Overzicht' }).click()
  await expect(sheet(other)).toBeVisible()

  const measuring = page.waitForResponse(/\/measuring-/)
  await accept(page).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(sheet(other)).toHaveCount(0)
  await (await measuring).finished()
  const ofVisitor = async () => (await left(page)).told.filter((event) => JSON.stringify(event).indexOf('conversion') < 0)
  expect(await ofVisitor()).toEqual([]) // no events from before the choice
  await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
  await measures(page)
  await expect.poll(async () => (await ofVisitor())[0]).toMatchObject({ event: 'interaction', to: '/verbruik' })

  await footer(page).click()
  const panel = page.getByRole('dialog', { name: 'Cookies' })
  await expect(panel.getByRole('checkbox', { name: /Meten/ })).toBeChecked()
  await expectNoFindings(page)
  await refuse(page).click()
  await expect(panel).toHaveCount(0)
  await expect(footer(page)).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Overzicht' }).click()
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  expect(await left(page)).toMatchObject({ told: [] })
  expect(await page.evaluate(() => sessionStorage.getItem('conversion'))).toBeNull()
})
