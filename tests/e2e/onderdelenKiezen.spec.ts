import { openParts as open } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

test('a country: typed without its accent, chosen by keyboard, and cleared; a whole name counts as chosen', async ({ page }) => {
  await open(page)
  const country = page.getByRole('combobox', { name: 'Land van afgifte' })
  await expect(country).toHaveAccessibleDescription('Typ een deel van de naam')
  await country.focus()
  await page.keyboard.type('belg')
  await expect(page.getByRole('option')).toHaveText(['België'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('België')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  await country.fill('')
  await expect(page.getByRole('option')).toHaveCount(30)
  await country.fill('xyz')
  await expect(page.getByRole('listbox')).toContainText('Niets gevonden. Typ een deel van de naam.')
  await country.fill('tsjechie')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Tsjechië')
})

test('a list that cannot be changed says why, and one that still comes says so', async ({ page }) => {
  await open(page)
  const fixed = page.getByRole('combobox', { name: 'Land dat vaststaat' })
  await expect(fixed).toHaveValue('Nederland')
  await expect(fixed).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await fixed.focus()
  await page.keyboard.type('Zweden')
  await page.keyboard.press('ArrowDown')
  await expect(fixed).toHaveValue('Nederland')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  const late = page.getByRole('combobox', { name: 'Land dat nog komt' })
  await expect(late).toHaveAccessibleDescription('Bezig met laden')
})

test('tabs: the arrows go from one to the next and round, one stop of the keyboard', async ({ page }) => {
  await open(page)
  const tabs = page.getByRole('tablist', { name: 'Over deze telefoon' })
  await tabs.getByRole('tab', { name: 'Eigenschappen' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'In de doos' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText(/een kabel en een pennetje/)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Eigenschappen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('filters: several at once by keyboard; blocked they keep the focus and do nothing', async ({ page }) => {
  await open(page)
  const brands = page.getByRole('grid', { name: 'Merk', exact: true })
  await brands.getByRole('row', { name: 'Fjordfoon' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(brands.locator('[aria-selected="true"]')).toHaveText(['Fjordfoon', 'Noordlicht', 'Oeral'])
  await page.keyboard.press('Space')
  await expect(brands.locator('[aria-selected="true"]')).toHaveText(['Fjordfoon', 'Oeral'])

  const blocked = page.getByRole('grid', { name: 'Merk, kan nu niet' })
  await expect(blocked).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  const tag = blocked.getByRole('row', { name: 'Fjordfoon' })
  await tag.click()
  await expect(tag).toBeFocused()
  await expect(blocked.locator('[aria-selected="true"]')).toHaveCount(0)
})

test('a file: chosen, judged and taken away; nothing can be chosen while it is sent', async ({ page }) => {
  await open(page)
  const picture = page.getByLabel('Profielfoto', { exact: true })
  await picture.setInputFiles({ name: 'wad.png', mimeType: 'image/png', buffer: Buffer.alloc(64_000) })
  await expect(picture).toHaveAccessibleDescription('wad.png, 64\u00a0kB Jpg of png, maximaal 0,7 MB')
  await picture.setInputFiles({ name: 'wad.png', mimeType: 'image/png', buffer: Buffer.alloc(900_000) })
  await expect(picture).toHaveAccessibleDescription(/Deze foto is te groot/)
  await page.getByRole('button', { name: 'Verwijder wad.png' }).press('Enter')
  await expect(picture).toHaveAccessibleDescription('Jpg of png, maximaal 0,7 MB')

  const choosing = page.waitForEvent('filechooser')
  await picture.press('Enter')
  await choosing
  let wasOpened = false
  page.on('filechooser', () => {
    wasOpened = true
  })
  const busy = page.getByLabel('Foto die verstuurd wordt')
  await busy.click({ force: true })
  await busy.press('Space')
  await expect(busy).toBeFocused()
  expect(wasOpened).toBe(false)
})
