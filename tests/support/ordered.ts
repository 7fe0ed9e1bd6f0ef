import { expect, type Page } from '@playwright/test'

/** The end of a flow of one step: what stands there is ordered as it comes. `account`: one with enough credit. */
export const ordered =
  (start: string, account?: number) =>
  async (page: Page): Promise<void> => {
    if (account !== undefined) {
      const headers = { 'X-Requested-With': 'mijn' }
      await expect(await page.request.post('/demo/login', { headers, data: { account } })).toBeOK()
    }
    await page.goto(start)
    await page.getByRole('button', { name: /^(?:Kopen|Aanzetten) voor/ }).click()
    await page.waitForURL(`${start}/bedankt`)
    await page.reload() // the receipt stays; what moved on the way here is not about this screen
  }
