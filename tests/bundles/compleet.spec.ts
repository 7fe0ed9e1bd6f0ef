import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const switchOn = (page: Page) => page.getByRole('button', { name: 'Compleet aanzetten' })
const isDone = (page: Page) => expect(heading(page)).toHaveText('Gefeliciteerd, je bundels worden verdubbeld!')
const PENDING = 'We zetten Compleet voor je aan. Dit duurt maximaal 2 werkdagen.'
const failedCall = /POST \/api\/post\?endpoint=activateComplete/
const DAY = 86_400_000

test('Compleet: when it is asked for by keyboard, then the overview follows until the bundles are doubled', async ({
  page,
  signIn,
  world,
  context,
  allow,
}) => {
  allow(failedCall, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk Compleet' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Nu: 10 GB')).toBeVisible()
  await expect(page.getByText('Met Compleet: 20 GB')).toBeVisible()
  const sent = sentOf(page, 'activateComplete')
  await test.step('no network and a broken server are told, and the next try works', async () => {
    await context.setOffline(true)
    await expect(switchOn(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
    await switchOn(page).click({ force: true })
    await context.setOffline(false)
    await expect(switchOn(page)).not.toHaveAttribute('aria-disabled')
    expect(sent).toHaveLength(0)
    await world({ faults: { activateComplete: { fault: '500', times: 1 } } })
    await switchOn(page).press('Enter')
    await closeErrorDialog(page)
    await expect(page.getByRole('alert')).toHaveText('Aanzetten is niet gelukt. Probeer het opnieuw.')
  })
  await switchOn(page).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await isDone(page)
  await expect(heading(page)).toBeFocused()
  expect(sent).toHaveLength(2)

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
