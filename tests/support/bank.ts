import type { Page } from '@playwright/test'

/** Chooses another outcome at the demo bank, by the text of its button. */
export async function atBank(page: Page, outcome: string): Promise<void> {
  await page.getByRole('heading', { name: 'Testbank' }).waitFor()
  await page.locator('main').getByRole('button').first().waitFor()
  const others = page.getByText('Andere afloop')
  if (await others.isVisible()) await others.click()
  await page.getByRole('button', { name: outcome, exact: true }).click()
}
