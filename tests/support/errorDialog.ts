import { expect, type Page } from '@playwright/test'

/** The error dialog about a server failure, by the status text of the answer or the code. */
export const errorDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(?:Oeps! Er ging iets mis aan onze kant|Foutcode 50[03])$/ })

/** Checks that exactly one error dialog is open, closes it, and checks that the page works again. */
export async function closeErrorDialog(page: Page): Promise<void> {
  await expect(errorDialog(page)).toBeVisible()
  await errorDialog(page).getByRole('button', { name: 'Sluiten', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
