import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept } from '../support/worker.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unwrap = (page: Page, box = 'Doos 1') => page.getByRole('button', { name: `Uitpakken ${box}` })
const onShore = (page: Page) => page.getByRole('button', { name: /^Pak (je cadeau|een van je \d cadeaus) uiterlijk op / })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nu uitpakken?' })
const isDone = (page: Page) => expect(heading(page)).toHaveText('Veel plezier met je cadeau!')
async function unwrapNow(page: Page) {
  await unwrap(page).click()
  await dialog(page).getByRole('button', { name: 'Nu uitpakken' }).click()
}
const failedCall = /PUT \/api\/put\?endpoint=activateGiftBundle/
const minutes = '100 minuten extra bellen'
const ONLY = 'Een gesloten doos'

test('two gifts: a closed box on the shore opens in one tap, and the water rises before it says what was in it; the other is kept', async ({
  page,
  signIn,
}) => {
  await signIn(19)
  await page.goto('/cadeau/bedankt') // nobody is thanked before
  await expect(page).toHaveURL('/cadeau')
  await expect(page.getByText('Er liggen 2 cadeaus voor je klaar.')).toBeVisible()
  await page.getByRole('link', { name: 'Bewaar voor later' }).press('Enter')
  await expect(page.getByText('over van je 10 GB')).toBeVisible()
  await expect(page.getByText(/5 GB|100 min/)).toHaveCount(0)
  const sent = sentOf(page, 'activateGiftBundle')

  const inside = page.getByText('+ 5 GB')
  await onShore(page).focus()
  await expect(async () => {
    await page.keyboard.down('Enter') // held down
    await expect(inside).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [30] })
  for (let more = 0; more < 5; more += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText('over van je 15 GB')).toBeVisible()
  await expect(page.locator('svg[style*="--from"]')).toBeVisible()
  await expect(inside).toBeVisible()
  await expect(page.getByText('Er zat 5 GB extra internet in. Je kunt het gebruiken tot en met')).toBeVisible()
  await expect(page.getByRole('img', { name: /Je kreeg 5 GB cadeau/ })).toBeVisible()
  await expect(page.getByText('€ 10,60')).toBeVisible() // it is free
  expect(sent).toHaveLength(1)
  await expect(onShore(page)).toBeVisible() // the other one

  await goTo(page, '/cadeau')
  await expect(page.getByText('Er ligt 1 cadeau voor je klaar.')).toBeVisible()
  await expect(page.getByText(minutes)).toHaveCount(0)
  await unwrap(page, ONLY).press('Enter')
  await isDone(page)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(`${minutes} staat meteen voor je klaar.`)).toBeVisible()
  await page.reload()
  await isDone(page)
  await expect(page.getByRole('link', { name: 'Pak nog een cadeau uit' })).toHaveCount(0)
  await goTo(page, '/cadeau')
  await expect(page).toHaveTitle(/^Page Not Found: \/cadeau/)
})

test('expired, or unwrapped elsewhere: it says so', { tag: '@deep' }, async ({ page, context, signIn, world, allow }) => {
  allow(failedCall)
  await signIn(19)
  const gift = { id: 'gift-19-1', type: 'data', size: 5000, until: '2020-01-31', eligible: false, subscribed: false }
  const other = { id: 'gift-19-2', type: 'voice', size: 100, until: '2099-12-31', eligible: true, subscribed: false }
  await world({ patch: { overview: { giftBundles: [gift, other] } } })
  await page.goto('/cadeau')
  await expect(page.getByText('Dit cadeau is verlopen.')).toBeVisible()
  await expect(unwrap(page)).toHaveCount(0)
  await expect(page.getByText('Er ligt 1 cadeau voor je klaar.')).toBeVisible()
  await world({ patch: null })

  const elsewhere = await context.newPage()
  await elsewhere.goto('/cadeau')
  await unwrap(elsewhere, 'Doos 2').click()
  await isDone(elsewhere)
  await unwrap(page, 'Doos 2').click()
  await expect(page.getByRole('alert')).toHaveText('Dit cadeau is al uitgepakt.')
  await expect(unwrap(page, ONLY)).toBeVisible()
})

test('no network, thinking again, a broken server: the gift is still there; an answer that was lost: it was unwrapped, once', {
  tag: '@deep',
}, async ({ page, context, signIn, world, allow }) => {
  allow(failedCall, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(19)
  await world({ clock: '2026-11-29' }) // in the last days of a month waiting brings more
  await page.goto('/cadeau')
  await expect(unwrap(page)).toBeVisible()
  await context.setOffline(true)
  await expect(unwrap(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await unwrap(page).click({ force: true })
  await expect(dialog(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(unwrap(page)).not.toHaveAttribute('aria-disabled')

  const sent = sentOf(page, 'activateGiftBundle')
  await unwrap(page).click()
  await expect(dialog(page)).toContainText('Wacht je tot 1 december, dan tot en met 31 januari.')
  await dialog(page).getByRole('button', { name: 'Bewaar voor later' }).click()
  await expect(unwrap(page)).toBeFocused()
  expect(sent).toHaveLength(0)

  await world({ faults: { activateGiftBundle: { fault: '500', times: 1 } } })
  await unwrapNow(page)
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Uitpakken is niet gelukt. Probeer het opnieuw.')

  await world({ faults: { activateGiftBundle: { fault: 'lost', times: 1 } } })
  await unwrapNow(page)
  await isDone(page)
  expect(sent).toHaveLength(2)
  await goTo(page, '/')
  await expect(page.getByText('over van je 15 GB')).toBeVisible()
})

test.describe('with figures on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('they do not hold gifts: whether there is one is asked, and cannot be denied by silence', { tag: '@deep' }, async ({
    page,
    signIn,
    world,
    allow,
  }) => {
    allow(/postpaidOverview → 500/)
    await signIn(19)
    await page.goto('/')
    await figuresKept(page, 'overview')
    await world({ faults: { postpaidOverview: '500' } })
    await page.goto('/cadeau')
    await expect(heading(page)).toHaveText('Error')
    await world({ faults: null })
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await expect(heading(page)).toHaveText('Je hebt 2 cadeaus!')
  })
})
