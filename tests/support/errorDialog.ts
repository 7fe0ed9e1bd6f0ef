import { expect, type Page } from '@playwright/test'

/** What the app says about a failure of the server (spec 8), by the status text of the answer or the code. */
export const errorDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(?:Oeps! Er ging iets mis aan onze kant|Foutcode 50[03])$/ })

/** The server failed: the dialog says so, once, and closes; the page behind it can be used again. */
export async function closeErrorDialog(page: Page): Promise<void> {
  await expect(errorDialog(page)).toBeVisible()
  await errorDialog(page).getByRole('button', { name: 'Sluiten', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
