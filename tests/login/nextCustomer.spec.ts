import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/worker.ts'

const CODE = '384075'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('menuitem')

async function seek(page: Page, words: string) {
  await settled(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Waar zoek je naar?' })
  await expect(field).toBeFocused()
  await field.fill(words)
}

async function closeSearch(page: Page) {
  await page.keyboard.press('Escape') // empties the field
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
}

test('the next customer on a device: when the last one has searched and given names, then neither is found', async ({
  page,
  signIn,
  world,
}) => {
  test.slow()
  await world({ clock: '2027-03-22' })
  await signIn(2)
  await page.goto('/')
  await expect(heading(page)).toHaveText(/^Hoi /)
  await seek(page, 'factuur oktober')
  await expect(results(page).first()).toHaveText(/^Factuur oktober 20\d\d/)
  await closeSearch(page)

  await page.goto('/verbruik/bellen-en-sms') // a name belongs to a whole number
  await page.getByRole('button', { name: 'Toon hele nummers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Toon hele nummers' }).click()
  await expect(page.getByRole('button', { name: 'Verberg nummers van anderen' })).toBeVisible()
  await page.goto('/verbruik/namen')
  await page.getByLabel('Kies een app-code').fill(CODE)
  await page.getByLabel('Nog een keer je app-code').fill(CODE)
  await page.getByRole('button', { name: 'Begin met namen' }).click()
  await page.getByRole('region', { name: 'Nummers van deze maand' }).getByRole('listitem').first().getByRole('button').click()
  await page.getByLabel(/^Naam voor/).fill('Tante Strandloper')
  await page.getByRole('button', { name: 'Bewaar naam' }).click()
  await expect(page.getByRole('button', { name: /^Tante Strandloper/ })).toBeFocused()
  expect(await kept(page, 'call-names')).not.toBeNull()

  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/inloggen?uitgelogd=1')

  await signIn(8) // prepaid, so without invoices
  await page.goto('/')
  await expect(heading(page)).toHaveText(/^Hoi /)
  await seek(page, 'factuur oktober')
  await expect(page.getByText('We vonden niets bij ‘factuur oktober’.').first()).toBeVisible()
  await page.getByRole('searchbox').fill('Strandloper')
  await expect(page.getByText('We vonden niets bij ‘Strandloper’.').first()).toBeVisible()
  await closeSearch(page)

  await page.goto('/verbruik/namen')
  await expect(page.getByLabel('Kies een app-code')).toBeVisible()
  await expect(page.getByText('Strandloper')).toHaveCount(0)
})

test('the next customer on a device: when one signs in while the data of the last is collected, then no file of it is made', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/→ 401/) // what the old page asks for in the name of the next customer
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await signIn(2)
  await page.goto('/instellingen/gegevens/privacy-instellingen')
  const download = page.getByRole('button', { name: 'Download mijn gegevens' })
  await expect(download).toBeVisible()
  await settled(page)
  await world({ latency: 1500 })
  const someOfIt = page.waitForResponse(/getPeriodUsage|getUsage/)
  await download.click()
  await someOfIt
  await signIn(8, { elsewhere: true })
  await page.waitForEvent('load') // the page starts again, as the next customer's
  await world({ latency: 0 })
  await expect(heading(page)).toHaveText('Privacy-instellingen')
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await expect(page.getByText('06 90 00 00 08')).toBeVisible()
  expect(files).toEqual([])
})

test('the next customer on a device: when one has signed in and the last one still presses to buy, then nothing is bought', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/^GET .* → 401$/) // what this page asks at that moment
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'GET' || writes.push(request.url()))
  await signIn(2)
  await page.goto('/mbs-bijkopen')
  const buy = page.getByRole('button', { name: 'Kopen voor € 3,00' })
  await expect(buy).toBeVisible()
  await settled(page)
  await heading(page).click() // an action a moment ago, and the code that sends is there
  await page.waitForLoadState('networkidle')
  await signIn(1, { elsewhere: true })
  const loaded = page.waitForEvent('load') // the page starts again, as the next customer's
  await buy.dispatchEvent('click')
  await loaded
  await expect(buy).toBeVisible()
  await settled(page)
  expect(writes).toEqual([])
})
