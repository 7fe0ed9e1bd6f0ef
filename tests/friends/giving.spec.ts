import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const members = (page: Page) => page.getByRole('region', { name: 'Abonnementen op jouw adres' }).getByRole('listitem')
const give = (page: Page) => page.getByRole('button', { name: 'Geef data aan Elif' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Geef data aan Elif' })
const send = (page: Page, size: number) => sheet(page).getByRole('button', { name: new RegExp(`^Geef ${size}\\sGB$`) })
const bundle = (page: Page) => page.getByRole('link', { name: /^Internet/ })

test('giving data: when a housemate is given 2 GB, then the overview has 2 GB less, the timeline tells it, and more than what is left is refused', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(/giveData → 409/, /net::ERR_INTERNET_DISCONNECTED/)
  await world({ clock: '2027-03-10' })
  await signIn(26)
  await page.goto('/ft/samenkorting')
  await expect(give(page)).toHaveCount(1) // Kerem shows nothing
  await give(page).click()
  await expect(sheet(page)).toContainText(
    /Je hebt nog [\d,]+\sGB\. Wat je geeft, gaat direct naar Elif\. Je krijgt het niet terug\./,
  )

  await test.step('without a connection nothing can be given', async () => {
    await context.setOffline(true)
    await expect(send(page, 1)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
    await context.setOffline(false)
    await expect(send(page, 1)).not.toHaveAttribute('aria-disabled', 'true')
  })

  const left = Number(/nog ([\d,]+)\sGB/.exec((await sheet(page).textContent()) ?? '')?.[1]?.replace(',', '.'))
  await sheet(page)
    .getByRole('radio', { name: /^2\sGB/ })
    .check()
  await expect(sheet(page)).toContainText(/Op dit tempo is je internet dan rond \d+\s\w+ op\./)
  await send(page, 2).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByText(/^Gelukt: Elif heeft er 2\sGB bij en krijgt daarover een sms\./)).toBeVisible()
  await expect(give(page)).toBeFocused()
  await expect(members(page).nth(1)).toHaveText(/Elif.*nog 85% internet/)

  await goTo(page, '/')
  const after = String(Math.round((left - 2) * 100) / 100).replace('.', ',')
  await expect(bundle(page).first()).toContainText(new RegExp(`Nog ${after}\\sGB.*2\\sGB weggegeven`))
  await goTo(page, '/tijdlijn')
  await expect(page.getByText(/^Je gaf 2\sGB aan Elif$/)).toBeVisible()

  await test.step('more than what is left: another device gave it meanwhile', async () => {
    await goTo(page, '/ft/samenkorting')
    await give(page).click()
    await sheet(page)
      .getByRole('radio', { name: /^2\sGB/ })
      .check()
    const headers = { 'X-Requested-With': 'mijn', 'Idempotency-Key': 'another-device-1' }
    const other = await context.request.post('/api/post?endpoint=giveData', {
      data: { member: 'member-26-1', size: 2000 },
      headers,
    })
    expect(other.status()).toBe(200)
    await send(page, 2).click()
    await expect(sheet(page).getByRole('alert')).toContainText('Dat is meer dan je nog hebt. Er is niets veranderd.')
    await expect(sheet(page)).toContainText(/Je hebt te weinig over om te geven\. Dat kan vanaf 1\sGB\./)
    await expect(send(page, 2)).toHaveCount(0)
  })
})
