import type { Page } from '@playwright/test'

/** Decides at the demo's bank otherwise than was chosen with it, in the words on its buttons. */
export async function atBank(page: Page, outcome: string): Promise<void> {
  await page.getByRole('heading', { name: 'Testbank' }).waitFor()
  await page.locator('main').getByRole('button').first().waitFor()
  const others = page.getByText('Andere afloop')
  if (await others.isVisible()) await others.click()
  await page.getByRole('button', { name: outcome, exact: true }).click()
}
