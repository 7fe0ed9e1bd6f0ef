import type { Page } from '@playwright/test'
import { logIn } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** To another site, and as a script. The unit tests of returnUrl cover all cases. */
const returnUrls = [
  `ReturnUrl=${encodeURIComponent('https://evil.example/')}`,
  `ReturnUrl=${encodeURIComponent('javascript:alert(1)')}`,
]

// The fixture fails the test on any request to another site.
test('a link that names where to return to: when the customer signs in, then it never leads to another site', async ({
  page,
  context,
}) => {
  for (const query of returnUrls) {
    await page.goto(`/inloggen?${query}`)
    await logIn(page, '0690000001')
    await expect(heading(page), query).toHaveText('Hoi Zonnetje')
    await expect(page, query).toHaveURL('/')
    await page.goto('about:blank')
    await context.clearCookies()
  }
})
