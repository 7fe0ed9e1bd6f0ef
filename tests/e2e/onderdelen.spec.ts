import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sizes } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// Colours halfway through an animation say nothing.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page) {
  await page.goto('/demo/onderdelen')
  await expect(page.getByRole('heading', { level: 1, name: 'Onderdelen' })).toBeVisible()
}

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags([...WCAG, 'best-practice']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const form = (page: Page) => page.locator('form')
const save = (page: Page) => form(page).getByRole('button', { name: 'Opslaan' })

for (const size of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no findings at ${size.width}, ${colorScheme}, plain and with errors`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page)
      await expect(page).toHaveTitle('Onderdelen | Mijn Tureluur')
      await expectNoFindings(page)
      await save(page).click()
      await expectNoFindings(page)
    })
  }
}

test('nothing sticks out at 320, nor at 390 with text of 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await save(page).click()
  expect(await widthOver(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await widthOver(page)).toBe(0)
})

test('every target is at least 44 high', async ({ page }) => {
  await open(page)
  await save(page).click()
  const small = await page
    .locator('main')
    .evaluate((main) =>
      [
        ...main.querySelectorAll(
          'button, input:not([type="checkbox"], [type="radio"]), select, summary, label:has(input), form a',
        ),
      ]
        .filter((target) => target.getBoundingClientRect().height > 0 && target.getBoundingClientRect().height < 43.9)
        .map((target) => target.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
})

test.describe('by keyboard', () => {
  test('cards: the arrows choose, and one that cannot be chosen only says why', async ({ page }) => {
    await open(page)
    const cards = page.getByRole('radiogroup', { name: 'Internet' })
    await cards.getByRole('radio', { name: /^20 GB/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(cards.getByRole('radio', { name: /^40 GB/ })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    const unlimited = cards.getByRole('radio', { name: /Kan alleen bij een abonnement van 1 of 2 jaar/ })
    await expect(unlimited).toBeFocused()
    await expect(unlimited).not.toBeChecked()
    await expect(cards.getByRole('radio', { name: /^40 GB/ })).toBeChecked()
  })

  test('switches act at once, blocked ones keep the focus and do nothing', async ({ page }) => {
    await open(page)
    const cap = page.getByRole('switch', { name: 'Dataplafond' })
    await cap.focus()
    await page.keyboard.press('Space')
    await expect(cap).toBeChecked()
    const blocked = page.getByRole('switch', { name: 'Bellen in het buitenland' })
    await expect(blocked).toHaveAccessibleDescription('Dit kan alleen met internet.')
    await blocked.focus()
    await page.keyboard.press('Space')
    await expect(blocked).not.toBeChecked()
    await expect(blocked).toBeFocused()
  })

  test('the slider: 0 to 25, at 25; arrows by 1, Page keys by 5; the sums are said', async ({ page }) => {
    await open(page)
    const slider = page.getByRole('slider', { name: 'Bedrag per maand voor je telefoon' })
    await expect(slider).toHaveValue('25')
    await expect(slider).toHaveAttribute('min', '0')
    await expect(slider).toHaveAttribute('max', '25')
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('24')
    await page.keyboard.press('PageDown')
    await expect(slider).toHaveValue('19')
    await expect(slider).toHaveAttribute('aria-valuetext', '€\u00a019,00 per maand, €\u00a0173,00 vooraf')
    await expect(page.locator('[aria-live="polite"]', { hasText: 'Nu €\u00a0173,00, 24 keer €\u00a019,00' })).toBeAttached()
    await page.keyboard.press('Home')
    await expect(slider).toHaveValue('0')
  })

  test('a number counts with the arrows and its buttons, and stays between its ends', async ({ page }) => {
    await open(page)
    const day = page.getByRole('textbox', { name: 'Dag van de maand' })
    await day.focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowUp')
    await expect(day).toHaveValue('28')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue('27')
  })

  test('a question opens and closes', async ({ page }) => {
    await open(page)
    await page.getByText('Wanneer gaat mijn nieuwe bundel in?').focus()
    const answer = page.getByText('Op de eerste dag van de volgende maand')
    await page.locator('summary', { hasText: 'Wanneer gaat' }).press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })
})

test('what was typed is put in order when the field is left, and never taken away', async ({ page }) => {
  await open(page)
  const phone = form(page).getByLabel('06-nummer')
  const birthDate = form(page).getByLabel('Geboortedatum')
  const iban = form(page).getByLabel('Rekeningnummer (IBAN)')
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
})

test('the caret stays where somebody mends an account number', async ({ page }) => {
  await open(page)
  const iban = form(page).getByLabel('Rekeningnummer (IBAN)')
  await iban.fill('NL91 ABNA 0417 1643 00')
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  await expect(iban).toHaveValue('NL95 ABNA 0417 1643 00')
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
})

test('an error comes on leaving, goes as soon as it is mended, and empty fields are not scolded', async ({ page }) => {
  await open(page)
  const phone = form(page).getByLabel('06-nummer')
  await phone.focus()
  await phone.blur()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.fill('06 123')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.blur()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription('Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.')
  await phone.fill('0612345678')
  await expect(phone).not.toHaveAttribute('aria-invalid')
})

test.describe('sending the form', () => {
  test('a summary takes the focus and leads to the fields', async ({ page }) => {
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
  })

  test('one wrong field in view takes the focus itself; then it is sent', async ({ page }) => {
    await open(page)
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

  test('is looked up, and found', async ({ page }) => {
    await open(page)
    await fill(page, '8861tx')
    await expect(status(page)).toHaveText('We zoeken je adres op.')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByLabel('Toevoeging').fill('bis')
    await expect(status(page)).toHaveText('Zeedijk 14 bis, Harlingen')
    await expect(form(page).getByLabel('Postcode')).toHaveValue('8861 TX')
  })

  test('on an island takes a day longer', async ({ page }) => {
    await open(page)
    await fill(page, '8881 AB', '3')
    await expect(status(page)).toContainText('Je woont op een Waddeneiland. Bezorgen duurt daar 1 werkdag langer.')
  })

  for (const [zipCode, text] of [
    ['1234 AB', 'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer of vul je adres zelf in.'],
    ['9999 ZZ', 'Adres opzoeken lukt nu niet. Vul je adres zelf in.'],
  ] as const) {
    test(`${zipCode}: ${text}`, async ({ page }) => {
      await open(page)
      await fill(page, zipCode)
      await expect(status(page)).toHaveText(text)
      await form(page).getByLabel('Straat').fill('Nieuwe Kade')
      await expect(status(page)).toHaveText(text)
      await fill(page, '8861 TX')
      await expect(form(page).getByLabel('Straat')).toHaveValue('Nieuwe Kade')
    })
  }

  test('of another postcode is never sent while the new one is looked up', async ({ page }) => {
    await open(page)
    await fill(page, '8861 TX')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByLabel('Postcode').fill('8881 AB')
    await save(page).click()
    await expect(page.getByRole('link', { name: 'Vul je straat in.' })).toBeVisible()
    await expect(form(page).getByLabel('Straat')).toHaveValue('Torenstraat')
    await expect(form(page).getByLabel('Straat')).not.toHaveAttribute('aria-invalid')
  })

  test('can be written by hand, starting from what was found', async ({ page }) => {
    await open(page)
    await fill(page, '8861 TX')
    await expect(status(page)).toHaveText('Zeedijk 14, Harlingen')
    await form(page).getByRole('button', { name: 'Ik vul mijn adres zelf in' }).press('Enter')
    await expect(form(page).getByLabel('Straat')).toBeFocused()
    await expect(form(page).getByLabel('Straat')).toHaveValue('Zeedijk')
  })
})

test('a button keeps its width and its focus while it is busy', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Bevestigen' })
  const before = await button.boundingBox()
  await button.press('Enter')
  const busy = page.getByRole('button', { name: 'Bezig met bevestigen' })
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  expect(await busy.boundingBox()).toEqual(before)
})
