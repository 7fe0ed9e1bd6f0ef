import type { Page } from '@playwright/test'
import { logIn } from '../support/guests.ts'
import { hostileUrls } from '../support/hostileUrls.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** To another site, and as a script. The unit tests of returnUrl cover all cases. */
const returnUrls = [
  `ReturnUrl=${encodeURIComponent('https://evil.example/')}`,
  `ReturnUrl=${encodeURIComponent('javascript:alert(1)')}`,
]

// The fixture fails the test on any request to another site.
test('whatever a link says about where to return to, signing in leads home', async ({ page, context }) => {
  for (const query of returnUrls) {
    await page.goto(`/inloggen?${query}`)
    await logIn(page, '0690000001')
    await expect(heading(page), query).toHaveText('Hoi Zonnetje')
    await expect(page, query).toHaveURL('/')
    await page.goto('about:blank')
    await context.clearCookies()
  }
})

test('whatever the server says about where a page went, nobody leaves', { tag: '@deep' }, async ({ page, signIn, world }) => {
  await signIn(1)
  await page.goto('/')
  for (const [index, url] of Object.values(hostileUrls)
    .flatMap(([first]) => first ?? [])
    .entries()) {
    await world({ patch: { getRedirects: { target: url } } })
    await page.evaluate((path) => history.pushState(null, '', path), `/oud-adres-${index}`)
    await expect(heading(page), url).toHaveText('Foutje')
    await expect(page, url).toHaveURL(`/oud-adres-${index}`)
    await expect(page, url).toHaveTitle(`Page Not Found: /oud-adres-${index} | Mijn Tureluur`)
  }
})
