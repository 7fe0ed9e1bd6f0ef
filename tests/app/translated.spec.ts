import type { Page } from '@playwright/test'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'
import { goOnTranslating, type Translator, translate } from '../support/translating.ts'

test.use({ build: 'production' })

const CHOICES = 'main :is(input[type=radio], input[type=checkbox], input[type=range], select)'

/** Makes the choice of this number, the same way on every page. False when there is none. */
const choose = (page: Page, at: number): Promise<boolean> =>
  page.evaluate(
    ([choices, index]) => {
      const control = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(choices)[index]
      if (!control) return false
      if (control instanceof HTMLInputElement && control.type !== 'range') control.click()
      else {
        const isList = control instanceof HTMLSelectElement
        const owner = isList ? HTMLSelectElement.prototype : HTMLInputElement.prototype
        const next = isList ? control.options[control.options.length - 1]?.value : control.min
        Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, next)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
      return true
    },
    [CHOICES, at] as const,
  )

/** Everything that the page says, as one line of text. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '))

/** The same choices on a page that is translated and on one that is not: both say the same after each. Returns the number of choices. */
async function expectSame(page: Page, original: Page, how: Translator | null): Promise<number> {
  let made = 0
  for (; made < 40; made += 1) {
    if (how) await translate(page, how)
    const isMade = await choose(original, made)
    expect(await choose(page, made)).toBe(isMade)
    if (!isMade) break
    // The slider's amount is kept a moment later, on each page in its own time.
    await expect(async () => expect(await told(page)).toBe(await told(original))).toPass({ timeout: 30_000 })
  }
  return made
}

async function openBoth(page: Page, original: Page, path: string): Promise<void> {
  for (const one of [page, original]) {
    await one.goto(path)
    await expect(one.locator('main h1')).toBeVisible()
    await one.waitForLoadState('networkidle')
  }
}

test('a translated page: when another size is chosen, then the button names the price that is sent', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(28)
  const original = await context.newPage()
  await openBoth(page, original, '/mbs-bijkopen')
  for (const how of ['replaced', 'split', 'merged', 'in place'] as const)
    expect(await expectSame(page, original, how)).toBeGreaterThan(2)
  await page.getByRole('radio').last().check({ force: true })
  const sent = sentOf(page, 'topupPostpaidBundle')
  const button = page.getByRole('button', { name: /^Kopen voor/ })
  const price = Number(/[\d,]+/.exec((await button.textContent()) ?? '')?.[0].replace(',', ''))
  await button.click()
  await expect(page).toHaveURL('/mbs-bijkopen/bedankt')
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([expect.objectContaining({ id: 'EXTRA-DATA-2', price })])
})

for (const [account, path] of [
  [1, '/simkaart-aanvragen'],
  [6, '/betaal-factuur/alle-facturen'],
] as const)
  test(`${path}: when the browser goes on translating it, then it says what the original says after every choice`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(account)
    const original = await context.newPage()
    await goOnTranslating(page)
    await openBoth(page, original, path)
    expect(await expectSame(page, original, null)).toBeGreaterThan(0)
  })

test('a page that the browser translated: when the password is wrong, then the page says so and goes on', async ({
  page,
  allow,
}) => {
  allow(/auth\/login → 401/)
  await page.goto('/inloggen')
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
  for (const password of ['verkeerd', 'weer verkeerd']) {
    await translate(page)
    await page.getByRole('textbox').first().fill('0690000001')
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await translate(page)
  await page.getByRole('link', { name: /Wachtwoord vergeten/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Wachtwoord vergeten/ })).toBeVisible()
})
