import { stories } from '../../mocks/demo/panel/stories.ts'
import { expect, test } from '../support/test.ts'

for (const { title, scenes } of stories) {
  test(`the story "${title}": when it is told, then the app shows every scene, also after a reload`, async ({ page, allow }) => {
    allow(/→ net::ERR_INVALID_HTTP_RESPONSE$/) // scenes without a connection
    await page.goto('/inloggen')
    await expect(page.getByRole('button', { name: 'Demo: paneel openen' })).toBeVisible()
    await page.keyboard.press('F2')
    await page.getByRole('searchbox', { name: /^Zoek een testaccount/ }).fill(title)
    await page.keyboard.press('Enter')
    const bar = page.getByRole('complementary', { name: `Verhaal: ${title}` })
    for (const [at, { say, sees }] of scenes.entries()) {
      await expect(bar.getByRole('status')).toHaveText(say)
      await expect(page.locator('main').getByText(sees).filter({ visible: true }).first(), say).toBeVisible()
      if (at === 0) {
        await page.reload()
        await expect(bar.getByRole('status')).toHaveText(say)
      }
      if (at === scenes.length - 1) break
      await expect(bar.getByRole('button', { name: 'Verder' })).toBeEnabled()
      await page.keyboard.press('PageDown')
    }
    await bar.getByRole('button', { name: 'Stop' }).click()
    await expect(bar).toHaveCount(0)
  })
}
