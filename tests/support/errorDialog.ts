import { expect, type Page } from '@playwright/test'

/** What the app says about a failure of the server (spec 8), by the status text or the code. */
export const errorDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(?:Internal Server Error|Service Unavailable|50[03])$/ })

/** The server failed: the dialog says so, once, and closes; the page behind it can be used again. */
export async function closeErrorDialog(page: Page): Promise<void> {
  await expect(errorDialog(page)).toBeVisible({ timeout: 15_000 })
  await errorDialog(page).getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
