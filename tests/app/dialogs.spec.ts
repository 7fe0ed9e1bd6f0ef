import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { eachLook } from '../support/looks.ts'
import { openParts } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page) => page.getByText(/^Antwoord:/)
const dialog = (page: Page) => page.getByRole('dialog')

async function open(page: Page, name: string) {
  await opener(page, name).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
}

test.describe('the shared dialog (spec 2, 4 Modal)', () => {
  test('asks, holds the focus and gives it back; closes by cross, backdrop and Escape, unless told not to; keeps a choice of cookies', async ({
    page,
  }) => {
    await openParts(page)
    await open(page, 'Een vraag')
    await expect(page.locator('html')).toHaveAttribute('data-modal', '1')
    await expect(dialog(page).getByRole('heading', { name: 'Weet je het zeker?' })).toBeFocused()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
      ).toBe(true)
    }
    await dialog(page).getByRole('button', { name: 'Ok' }).click()
    await expect(answer(page)).toHaveText('Antwoord: ja')
    await expect(opener(page, 'Een vraag')).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-modal')

    // Cross, backdrop and Escape close it; the second button says no.
    const closing = {
      cross: () => dialog(page).getByRole('button', { name: 'Venster sluiten' }).click(),
      backdrop: () => page.mouse.click(5, 5),
      Escape: () => page.keyboard.press('Escape'),
    }
    for (const close of Object.values(closing)) {
      await open(page, 'Tekst')
      await close()
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(answer(page)).toHaveText('Antwoord: close')
    }
    await open(page, 'Een vraag')
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(answer(page)).toHaveText('Antwoord: nee')

    // When told not to, neither the backdrop nor Escape closes it, however often.
    await open(page, 'Niet zomaar dicht')
    await page.mouse.click(5, 5)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Venster sluiten' })).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(answer(page)).toHaveText('Antwoord: cancel')

    // Cookies: refusing is as easy as accepting, and a choice is kept.
    await open(page, 'Cookies')
    await dialog(page).getByLabel('Meten').check()
    await dialog(page).getByRole('button', { name: 'Mijn keuze opslaan' }).click()
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cookies') ?? 'null').value)
    expect(kept).toEqual({ analytics: true, marketing: false })
    await open(page, 'Cookies')
    await dialog(page).getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cookies') ?? 'null').value)).toEqual({
      analytics: false,
      marketing: false,
    })
  })
})

test('a dialog: when text is selected from it to outside, then it stays; when Back is pressed, then only the dialog goes', async ({
  page,
}) => {
  await page.goto('/inloggen')
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
  await goTo(page, '/demo/onderdelen')
  await open(page, 'Tekst')
  const text = await dialog(page).locator('p').boundingBox()
  if (!text) throw new Error('the dialog has no text')
  const outside = [5, 5] as const
  const inside = [text.x + 10, text.y + text.height / 2] as const
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await page.mouse.up()
    await expect(page.locator('dialog[open]')).toBeVisible()
  }
  await drag(inside, outside)

  const length = await page.evaluate(() => history.length)
  for (const name of ['Tekst', 'Een vraag', 'Cookies']) {
    if (name !== 'Tekst') await open(page, name)
    await page.evaluate(() => history.back())
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/demo/onderdelen')
    await expect(opener(page, name)).toBeFocused()
  }
  await expect(answer(page)).toHaveText('Antwoord: close')
  // One that has no way out but its answers stays.
  await open(page, 'Niet zomaar dicht')
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.pathname === '/demo/onderdelen')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
  // Nothing is left behind in the history: the next Back leaves the page, and Forward returns.
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/inloggen')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/demo/onderdelen')
})

test('no findings in any dialog', { tag: '@deep' }, async ({ page }) => {
  await openParts(page)
  for (const name of ['Tekst', 'Niet zomaar dicht', 'Foutmelding', 'Dataplafond', 'Cadeau', 'Cookies', 'Opnieuw inloggen']) {
    await open(page, name)
    await eachLook(page, (look) => expectNoFindings(page, `${name} at ${look}`, { within: 'dialog' }))
    const last = page.locator('dialog').getByRole('button').last()
    await last.click()
    if (await page.locator('dialog').count()) await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  }
})
