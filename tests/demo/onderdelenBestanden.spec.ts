import { openParts as open } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

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
