import type { Page } from '@playwright/test'
import { form, openParts as open, save } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

test('an error comes on leaving and goes as soon as it is mended; what was typed is put in order, and never taken away', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page)
  const phone = form(page).getByLabel('06-nummer')
  const birthDate = form(page).getByLabel('Geboortedatum')
  const iban = form(page).getByLabel('Rekeningnummer (IBAN)')
  await phone.focus()
  await phone.blur()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.fill('06 123')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.blur()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(
    /^Dit 06-nummer klopt niet\. Vul 10 cijfers in die beginnen met 06\. Bijvoorbeeld/,
  )
  await phone.fill('0612345678')
  await expect(phone).not.toHaveAttribute('aria-invalid')

  await phone.fill('')
  await phone.pressSequentially('+31 6-12345678')
  await birthDate.pressSequentially('1/2/1990')
  await iban.pressSequentially('nl91abna0417164300')
  await expect(iban).toHaveValue('NL91 ABNA 0417 1643 00')
  await iban.blur()
  await expect(phone).toHaveValue('06 12 34 56 78')
  await expect(birthDate).toHaveValue('01-02-1990')
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)

  await iban.fill('weet ik niet!')
  await iban.blur()
  await expect(iban).toHaveValue('weet ik niet!')
  await expect(iban).toHaveAccessibleDescription(/Dit rekeningnummer klopt niet/)
  await birthDate.fill('31-02-1990')
  await birthDate.blur()
  await expect(birthDate).toHaveValue('31-02-1990')
  await expect(birthDate).toHaveAccessibleDescription(/Deze datum bestaat niet/)

  // The caret stays where somebody mends the account number.
  await iban.fill('NL91 ABNA 0417 1643 00')
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  await expect(iban).toHaveValue('NL95 ABNA 0417 1643 00')
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
})

test.describe('sending the form', () => {
  test('a summary takes the focus and leads to the fields; one wrong field in view takes it itself; then it is sent', async ({
    page,
  }) => {
    await open(page)
    await save(page).click()
    const summary = page.getByRole('group', { name: 'Er kloppen nog 7 velden niet' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(summary.getByRole('link')).toHaveText([
      'Vul je 06-nummer in.',
      'Vul je geboortedatum in.',
      'Vul je rekeningnummer in.',
      'Vul je postcode in.',
      'Vul je huisnummer in.',
      'Kies hoelang je wilt vastleggen.',
      'Ga je akkoord? Vink dan het boxje aan',
    ])
    await summary.getByRole('link', { name: 'Vul je rekeningnummer in.' }).press('Enter')
    await expect(form(page).getByLabel('Rekeningnummer (IBAN)')).toBeFocused()
    await summary.getByRole('link', { name: 'Kies hoelang' }).click()
    await expect(form(page).getByRole('radio', { name: /1 jaar/ })).toBeFocused()
    await expect(page).toHaveURL('/demo/onderdelen')

    await form(page).getByLabel('06-nummer').fill('0612345678')
    await form(page).getByLabel('Geboortedatum').fill('31-12-1990')
    await form(page).getByLabel('Rekeningnummer (IBAN)').fill('NL91ABNA0417164300')
    await form(page).getByLabel('Postcode').fill('8861tx')
    await form(page).getByLabel('Huisnummer').fill('14')
    await expect(form(page).getByText('Zeedijk 14, Harlingen')).toBeVisible()
    await form(page)
      .getByRole('radio', { name: /^Per maand/ })
      .check()
    const consent = form(page).getByRole('checkbox')
    await save(page).click()
    await expect(consent).toBeFocused()
    await expect(consent).toHaveAccessibleDescription('Ga je akkoord? Vink dan het boxje aan')
    await expect(page.getByRole('group', { name: /^Er klopt/ })).toHaveCount(0)
    await consent.check()
    await save(page).click()
    await expect(form(page).getByRole('alert')).toContainText('Opgeslagen')
  })
})

test.describe('an address', () => {
  const fill = async (page: Page, zipCode: string, houseNumber = '14') => {
    await form(page).getByLabel('Postcode').fill(zipCode)
    await form(page).getByLabel('Huisnummer').fill(houseNumber)
  }
  const status = (page: Page) => form(page).getByRole('status')

  test('is looked up, and found; on an island it takes a day longer; it can be written by hand, starting from what was found', async ({
    page,
  }) => {
    await open(page)
    await fill(page, '8861tx')
    await expect(status(page)).toHaveText('We zoeken je adres op.')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByLabel('Toevoeging').fill('bis')
    await expect(status(page)).toHaveText('Zeedijk 14 bis, Harlingen')
    await expect(form(page).getByLabel('Postcode')).toHaveValue('8861 TX')
    await form(page).getByLabel('Toevoeging').fill('')
    await fill(page, '8881 AB', '3')
    await expect(status(page)).toContainText('Je woont op een Waddeneiland. Bezorgen duurt daar 1 werkdag langer.')
    await fill(page, '8861 TX')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByRole('button', { name: 'Ik vul mijn adres zelf in' }).press('Enter')
    await expect(form(page).getByLabel('Straat')).toBeFocused()
    await expect(form(page).getByLabel('Straat')).toHaveValue('Zeedijk')
  })

  for (const [zipCode, text] of [
    ['1234 AB', 'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer of vul je adres zelf in.'],
    ['9999 ZZ', 'Adres opzoeken lukt nu niet. Vul je adres zelf in.'],
  ] as const) {
    test(`${zipCode}: ${text}`, { tag: '@deep' }, async ({ page }) => {
      await open(page)
      await fill(page, zipCode)
      await expect(status(page)).toHaveText(text)
      await form(page).getByLabel('Straat').fill('Nieuwe Kade')
      await expect(status(page)).toHaveText(text)
      await fill(page, '8861 TX')
      await expect(form(page).getByLabel('Straat')).toHaveValue('Nieuwe Kade')
    })
  }

  test('of another postcode is never sent while the new one is looked up', { tag: '@deep' }, async ({ page }) => {
    await open(page)
    await fill(page, '8861 TX')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByLabel('Postcode').fill('8881 AB')
    await save(page).click()
    await expect(page.getByRole('link', { name: 'Vul je straat in.' })).toBeVisible()
    await expect(form(page).getByLabel('Straat')).toHaveValue('Torenstraat')
    await expect(form(page).getByLabel('Straat')).not.toHaveAttribute('aria-invalid')
  })
})
