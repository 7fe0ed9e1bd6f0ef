import { type BrowserContext, expect, type Page } from '@playwright/test'

const PASSWORD = 'steltloper-26'

export async function logIn(page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('06-nummer of e-mailadres').fill(who)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

/** Logs in as a customer with a second factor: 13 by sms, 7 by e-mail. */
export async function untilCode(page: Page, account: 7 | 13, query = ''): Promise<void> {
  await page.goto(`/inloggen${query}`)
  await logIn(page, `06900000${String(account).padStart(2, '0')}`)
  await expect(page.getByRole('heading', { name: 'Vul je code in' })).toBeFocused()
}

/** The latest link to this browser's customer. */
export async function linkSent({ request }: BrowserContext): Promise<string> {
  const response = await request.get('/demo/messages')
  const messages: { link: string | null }[] = await response.json()
  const link = messages.findLast((message) => message.link !== null)?.link
  if (!link) throw new Error('no link was sent')
  return link
}
