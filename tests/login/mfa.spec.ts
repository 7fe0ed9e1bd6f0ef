import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { logIn, untilCode } from '../support/guests.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const MINUTE = 60_000
const code = (page: Page) => page.getByLabel('Code', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Inloggen', exact: true })
const again = (page: Page) => page.getByRole('button', { name: 'Stuur een nieuwe code' })
const challenged = /POST \/auth\/login → 429/
const refused = /POST \/api\/post\?endpoint=(?:verifyMfa|resendMfaCode) → (?:403|404|410|422|429|500|net::)/

const atRest = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, url: location.href }))

test('by sms: reload, a pasted code, and on to the page that was asked for; nothing personal rests', async ({ page }) => {
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

test('a 429 of its own asks for the code by e-mail; no sms to a blocked SIM', { tag: '@deep' }, async ({ page, allow }) => {
  allow(challenged)
  await untilCode(page, 7)
  await expect(page.getByText('We hebben een e-mail met een code gestuurd naar a•••••@voorbeeld.example.')).toBeVisible()
  await expect(page.getByText('Kijk ook in je map met ongewenste e-mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stuur de code per sms' })).toHaveCount(0)
  await code(page).fill('123456')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Hoi Anouk' })).toBeVisible()
})

test('a challenge without a word about it is one as well', { tag: '@deep' }, async ({ page, world, allow }) => {
  allow(challenged, refused)
  await world({ faults: { 'auth/login': { fault: '429-challenge', times: 1 } } })
  await page.goto('/inloggen?ReturnUrl=%2Fverbruik')
  await logIn(page, '0690000001')
  await expect(page).toHaveURL('/inloggen/mfa?ReturnUrl=%2Fverbruik')
  await expect(page.getByText('We hebben je een code gestuurd.')).toBeVisible()
  await code(page).fill('123456')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Dit duurde te lang.')
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
})

test('an empty code and a wrong one stay at their field; a blocked one ends the login', async ({ page, allow }) => {
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

test('a code that expired by the clock, and a new one after a minute', { tag: '@deep' }, async ({ page, world, allow }) => {
  allow(refused)
  await untilCode(page, 13)
  await expect(again(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(again(page)).toHaveAccessibleDescription(/^Nieuwe code over (?:60|59|58) s$/)
  await world({ clock: 11 * MINUTE })
  await page.reload()
  await code(page).fill('123456')
  await submit(page).click()
  await expect(page.getByText('Deze code is verlopen.')).toBeVisible()
  await again(page).click()
  await expect(page.getByText('We hebben een nieuwe code gestuurd.')).toBeVisible()
  await expect(page.getByText('Deze code is verlopen.')).toBeHidden()
  await expect(again(page)).toHaveAttribute('aria-disabled', 'true')
  await code(page).fill('123456')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Hoi Esra' })).toBeVisible()
})

test('without a challenge it leads to login; the other way at once stays after a reload, until it is too late', {
  tag: '@deep',
}, async ({ page, world }) => {
  await page.goto('/inloggen/mfa?ReturnUrl=%2Fverbruik')
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
  await untilCode(page, 13)
  await page.getByRole('button', { name: 'Stuur de code naar mijn e-mail' }).click()
  await expect(page.getByText('We hebben een e-mail met een code gestuurd naar e•••••@voorbeeld.example.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('e•••••@voorbeeld.example.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stuur de code per sms' })).toHaveAttribute('aria-disabled', 'true')
  await world({ clock: 31 * MINUTE })
  await page.reload()
  await expect(page).toHaveURL('/inloggen')
})

test('one try however often it is pressed; a broken server and nobody there keep the code', { tag: '@deep' }, async ({
  page,
  world,
  allow,
  context,
}) => {
  allow(refused, /net::ERR_INTERNET_DISCONNECTED/)
  await untilCode(page, 13)
  await code(page).fill('123456')
  await world({ faults: { verifyMfa: { fault: '500', times: 1 } } })
  await submit(page).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Oeps! Er ging iets mis aan onze kant')
  await expect(code(page)).toHaveValue('123456')
  await context.setOffline(true)
  await expect(submit(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await context.setOffline(false)
  await world({ latency: 300 })
  const sent = sentOf(page, 'verifyMfa')
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
  await page.evaluate(() => {
    for (let press = 0; press < 10; press += 1) document.querySelector('form')?.requestSubmit()
  })
  await expect(page.getByText('Bezig met inloggen')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hoi Esra' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an answer that is lost does not cost the login, and one that is cut off when the customer has been let in finishes it', {
  tag: '@deep',
}, async ({ page, world, allow }) => {
  allow(refused, /→ net::/)
  await untilCode(page, 13, '?ReturnUrl=/verbruik')
  await code(page).fill('111111')
  await world({ faults: { verifyMfa: { fault: 'lost', times: 1 } } })
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await code(page).fill('123456')
  await world({ faults: { verifyMfa: { fault: 'truncated', times: 1 } } })
  await submit(page).click()
  await expect(page).toHaveURL('/verbruik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
})

test('a trusted device is not asked again; "Onthoud mij" holds across the code', async ({ page }) => {
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
