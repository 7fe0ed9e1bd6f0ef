import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('another screen starts at its heading and its top; Back is where it was, Forward too', async ({ page, signIn }) => {
    await signIn(1)
    await page.goto('/verbruik/internet')
    await expect(page.getByRole('table')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(() => scrolled(page)).toBe(700)

    await page.getByRole('navigation').getByRole('link', { name: 'Overzicht' }).last().click()
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await expect(heading(page)).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => scrolled(page)).toBe(300)

    await page.goBack()
    await expect(heading(page)).toHaveText('Internet')
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(700)

    await page.goForward()
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await expect.poll(() => scrolled(page)).toBe(300)
  })
})

test('where there is nothing, the pages that do exist can be read and followed', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/bestaat-niet')
  const existing = page.getByRole('region', { name: "Deze pagina's bestaan wél" }).getByRole('list')
  await expect(existing.getByRole('link', { name: /^Tarieven buitenland/ })).toBeVisible()
  expect((await existing.boundingBox())?.width).toBeGreaterThan(300)
})
