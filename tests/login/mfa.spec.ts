import type { Page } from '@playwright/test'
import { logIn, untilCode } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

const code = (page: Page) => page.getByLabel('Code', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Inloggen', exact: true })
const refused = /POST \/api\/post\?endpoint=(?:verifyMfa|resendMfaCode) → (?:403|404|410|422|429|500|net::)/
const atRest = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, url: location.href }))

test('a code by sms: when it is pasted after a reload, then the page that was asked for opens and nothing personal is stored', async ({
  page,
}) => {
  await page.goto('/verbruik/internet')
  await logIn(page, '0690000013')
  await expect(page).toHaveURL('/inloggen/mfa?ReturnUrl=%2Fverbruik%2Finternet')
  await expect(page).toHaveTitle('Inloggen met code | Mijn Tureluur')
  await expect(page.getByText('We hebben een sms met een code gestuurd naar 06 •••• ••13.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('06 •••• ••13.')).toBeVisible()
  const kept = await atRest(page)
  for (const secret of ['0690000013', 'steltloper', '123456', 'Esra', '4100013']) expect(kept).not.toContain(secret)

  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
  await code(page).focus()
  await page.keyboard.insertText(' 123 456 ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verbruik/internet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet')
  expect(await atRest(page)).not.toContain('login-challenge')
  await page.goBack()
  await expect(page).not.toHaveURL(/inloggen/)
})

test('a code: when it is empty or wrong, then its field says so, and too many wrong ones end the login', async ({
  page,
  allow,
}) => {
  allow(refused)
  await untilCode(page, 13)
  for (const [typed, said] of [
    ['', 'Vul de code in.'],
    ['111111', 'Deze code klopt niet. Probeer het opnieuw. Je hebt nog 4 pogingen.'],
  ] as const) {
    await code(page).fill(typed)
    await submit(page).click()
    await expect(code(page)).toHaveAccessibleDescription(new RegExp(said))
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(code(page)).toBeFocused()
  }
  await code(page).fill('999999')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 15 minuten opnieuw.',
  )
  await expect(code(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Vul je code in' })).toBeFocused()
  await page.reload()
  await expect(page).toHaveURL('/inloggen')
})

test('a trusted device: when its customer signs in again, then no code is asked', async ({ page }) => {
  await page.goto('/inloggen')
  await page.getByRole('checkbox', { name: /Onthoud mij/ }).check()
  await logIn(page, '0690000013')
  await page.getByRole('checkbox', { name: 'Onthoud dit apparaat 30 dagen' }).check()
  await page.reload()
  await page.getByRole('checkbox', { name: 'Onthoud dit apparaat 30 dagen' }).check()
  await code(page).fill('123456')
  await submit(page).click()
  await page.getByRole('button', { name: /^Menu van Esra/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page.getByText('06 •••• ••13')).toBeVisible()
  await page.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Hoi Esra' })).toBeVisible()
})
