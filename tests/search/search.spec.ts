import { expectNoFindings } from '../support/findings.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test('search: when words are typed by keyboard, then screens, invoices, numbers and actions are found, also without a network', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(/getInvoices.* → 500/)
  await signIn(1)
  await world({ faults: { getInvoices: '500' } })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Hoi Zonnetje')
  const field = page.getByRole('searchbox', { name: 'Waar zoek je naar?' })

  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('menuitem', { name: /^Extra internet/ })).toBeVisible()
  await expectNoFindings(page, 'search')
  const place = await field.boundingBox()
  await page.keyboard.type('pincode')
  await expect(page.getByRole('menuitem')).toHaveText([/^Pin- en pukcode/])
  expect(await field.boundingBox()).toEqual(place) // the answers move, the field does not
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/instellingen/simkaart#codes')
  // Invoices that cannot be had are no reason for a message.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await world({ faults: null })
  await expect(heading).toHaveText('Je simkaart')
  await settled(page)

  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('')
  await page.keyboard.type('factuur oktober')
  await expect(page.getByRole('menuitem').first()).toHaveText(/^Factuur oktober 20\d\d/)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(/^Factuur .*oktober/)
  await expect(heading).toBeFocused()

  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('verbruik')
  await expect(page.getByRole('menuitem')).toHaveText([/^Verbruik/, /^Verbruik internet/, /^Waarschuw mij/])
  await expect(page.locator('[role=menuitem][data-focused]')).toHaveText(/^VerbruikWat/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verbruik/internet')

  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  const calls = Promise.withResolvers<void>()
  await page.route(/endpoint=getUsage\b/, (route) => calls.promise.then(() => route.continue()))
  await page.keyboard.type('069004')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByText('We vonden niets')).toHaveCount(0) // not before the calls are read
  calls.resolve()
  await expect(page.locator('[role=menuitem][data-focused]')).toHaveText(/^06 90 04/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verbruik/bellen-en-sms#nummer') // no number in an address
  const together = page.locator('#nummer')
  await expect(together).toBeInViewport()
  await expect(together).toHaveText(/^Met nummers als 06 90 04.*: \d+ gesprek/)
  await expectNoFindings(page, 'calls with one number')
  const rows = page.getByRole('table').getByRole('row')
  const few = await rows.count()
  await together.getByRole('button', { name: 'Toon alles' }).click()
  await expect(together).toHaveCount(0)
  const byNumber = page.getByRole('button', { name: 'Per nummer' })
  await expect(byNumber).toBeFocused()
  await expectNoFindings(page, 'the numbers')
  // The dearest number comes first.
  const amounts = await page.getByRole('listitem').getByText(/^€/).allTextContents()
  const cents = amounts.map((text) => Number(text.replace(/\D/g, '')))
  expect(cents.length).toBeGreaterThan(1)
  expect(cents).toEqual(cents.toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'Per dag' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(few)
  await byNumber.click()
  await page.getByRole('button', { name: /^Toon alle \d+ nummers/ }).click()
  await page.getByRole('button', { name: /^Met nummers als 088/ }).click()
  await expect(together).toHaveText(/^Met nummers als 088/)
  await expect(together).toBeFocused()

  const period = page.getByRole('combobox', { name: 'Periode' })
  await period.focus()
  await period.selectOption({ index: 1 })
  await expect(page).toHaveURL(/periode=/)
  await expect(together).toHaveText(/^Met nummers als 088/)
  await expect(period).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('069004')
  await expect(page.locator('[role=menuitem][data-focused]')).toHaveText(/^06 90 04/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verbruik/bellen-en-sms#nummer')
  await expect(together).toHaveText(/^Met nummers als 06 90 04/)

  await settled(page)
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('qwertyuiop')
  await expect(page.getByRole('status').filter({ hasText: 'We vonden niets' })).toBeVisible()
  await field.fill('donker')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('verhuizen')
  await expect(page.getByRole('menuitem').first()).toHaveText(/^Adres/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zoeken' })).toBeVisible()
})

test('the keyboard: when characters are typed outside a field, then nothing opens and nothing moves (WCAG 2.1.4)', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/facturen')
  await settled(page)
  await expect(page.getByRole('button', { name: 'Zoeken' })).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  const before = await page.locator('#app').innerHTML()
  for (const character of "abcdefghijklmnopqrstuvwxyz0123456789/?.,;:'[]-=+*#!") await page.keyboard.press(character)
  expect(await page.locator('#app').innerHTML()).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/facturen')
})
