import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { chooseBundles, confirmBundles } from '../support/ordered.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const switchOn = (page: Page) => page.getByRole('button', { name: 'Compleet aanzetten' })
const isDone = (page: Page) => expect(heading(page)).toHaveText('Gefeliciteerd, je bundels worden verdubbeld!')
const PENDING = 'We zetten Compleet voor je aan. Dit duurt maximaal 2 werkdagen.'
const failedCall = /POST \/api\/post\?endpoint=activateComplete/
const DAY = 86_400_000

test('from the invitation to twice as much: asked for once, and the overview follows without a reload', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk Compleet' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Nu: 10 GB')).toBeVisible()
  await expect(page.getByText('Met Compleet: 20 GB')).toBeVisible()
  const sent = sentOf(page, 'activateComplete')
  await switchOn(page).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await isDone(page)
  await expect(heading(page)).toBeFocused()
  expect(sent).toHaveLength(1)

  await page.reload()
  await isDone(page)
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(page.getByText('over van je 10 GB')).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk Compleet' }).click()
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(switchOn(page)).toHaveCount(0)

  await world({ clock: 5 * DAY })
  await page.goto('/')
  await expect(page.getByText('over van je 20 GB')).toBeVisible()
  await expect(page.getByText('Je bundels zijn verdubbeld.')).toBeVisible()
})

test('turned on along with other bundles it is turned on here too, without a reload', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/compleet')
  await expect(switchOn(page)).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/bundels-wijzigen'))
  await page.getByRole('checkbox', { name: 'Compleet' }).click()
  await chooseBundles(page)
  await confirmBundles(page)
  await page.evaluate(() => history.pushState(null, '', '/compleet'))
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(switchOn(page)).toHaveCount(0)
})

test('by keyboard, straight to the overview: what is known to be old does not stay', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk Compleet' }).press('Enter')
  await switchOn(page).press('Enter')
  await isDone(page)
  await page.getByRole('link', { name: 'Naar je overzicht' }).press('Enter')
  await expect(page.getByText(PENDING)).toBeVisible()
  await page.goBack()
  await isDone(page)
  await page.goBack()
  await expect(page.getByText('over van je 10 GB')).toBeVisible() // the screen that asked is gone
})

test('each status says what it means, and what can be done', async ({ page, signIn }) => {
  const statuses = [
    [20, 'Compleet staat aan. Je bundels zijn verdubbeld.', 'Zonder Compleet: 200 min'],
    [21, 'Compleet staat aan. We controleren je gegevens bij onze partner. Je hoeft niets te doen.', 'Met Compleet: 12 GB'],
    [2, 'Je kunt Compleet nu niet aanzetten. We vinden op jouw adres geen internet van onze partner.', 'Neem contact op'],
  ] as const
  for (const [account, status, more] of statuses) {
    await signIn(account)
    await page.goto('/compleet')
    await expect(page.getByText(status)).toBeVisible()
    await expect(page.getByText(more)).toBeVisible()
    await expect(switchOn(page)).toHaveCount(0)
  }
  await page.goto('/compleet/bedankt')
  await expect(page).toHaveURL('/compleet')
})

test('no network, a broken server and a refusal are told, and the next try works', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(failedCall, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(1)
  await page.goto('/compleet')
  await expect(switchOn(page)).toBeVisible()
  const sent = sentOf(page, 'activateComplete')
  await context.setOffline(true)
  await expect(switchOn(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await switchOn(page).click({ force: true })
  await context.setOffline(false)
  await expect(switchOn(page)).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(0)

  await world({ faults: { activateComplete: { fault: '500', times: 1 } } })
  await switchOn(page).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toHaveText('Aanzetten is niet gelukt. Probeer het opnieuw.')
  await world({ faults: { activateComplete: { fault: '403', times: 1 } } })
  await switchOn(page).click()
  await expect(page.getByRole('alert')).toHaveText('Aanzetten is niet gelukt. Probeer het opnieuw.')
  await switchOn(page).click()
  await isDone(page)
})
