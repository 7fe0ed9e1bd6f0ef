import type { Page } from '@playwright/test'
import { eventsOf, measures } from '../support/dataLayer.ts'
import { expectNoFindings } from '../support/findings.ts'
import { eachLook } from '../support/looks.ts'
import { openParts as open, save } from '../support/parts.ts'
import { expect, test } from '../support/test.ts'

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('no findings, plain and with errors', { tag: '@deep' }, async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle('Onderdelen | Mijn Tureluur')
  await eachLook(page, (look) => expectNoFindings(page, `plain at ${look}`, { practice: true }))
  await save(page).click()
  await eachLook(page, (look) => expectNoFindings(page, `with errors at ${look}`, { practice: true }))
})

/** Makes all text this large. */
const enlarge = (page: Page, size: string) =>
  page.evaluate((text) => {
    document.documentElement.style.fontSize = text
  }, size)

test('on a phone: facts end at one edge, and stand under their terms with large text; nothing sticks out; targets are 44 high', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const facts = page.locator('main dl').filter({ hasText: 'Je betaalt van deze rekening' })
  const edges = (edge: 'left' | 'right') =>
    facts.locator('dd').evaluateAll((values, side) => {
      const sides = values.map((value) => {
        const words = document.createRange()
        words.selectNodeContents(value)
        return Math.round(words.getBoundingClientRect()[side])
      })
      return [...new Set(sides)].length
    }, edge)
  expect([await edges('right'), (await edges('left')) > 1]).toEqual([1, true])
  await enlarge(page, '200%')
  expect([await edges('left'), (await edges('right')) > 1]).toEqual([1, true])

  await enlarge(page, '')
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

  await page.setViewportSize({ width: 320, height: 700 })
  expect(await widthOver(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await enlarge(page, '200%')
  expect(await widthOver(page)).toBe(0)
})

test('in the dark the edge of every badge stands off from a card', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  const badges = page.getByRole('region', { name: 'Badges' }).locator('span:not(:has(*))')
  const contrasts = await badges.evaluateAll((all) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    })
    if (!canvas) throw new Error('nothing to draw on')
    /** The lightness of these colours over each other. */
    const lightness = (...colours: string[]) => {
      for (const colour of colours) {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const card = document.createElement('div')
    card.style.color = 'var(--color-surface)'
    document.body.append(card)
    const around = lightness(getComputedStyle(card).color)
    return all.map((badge) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(badge)
      return { word: badge.textContent, contrast: (lightness(backgroundColor, borderTopColor) + 0.05) / (around + 0.05) }
    })
  })
  expect(contrasts).toHaveLength(11)
  // The badge of the environment has its own background, in both themes.
  expect(contrasts.filter(({ word, contrast }) => contrast < 3 && word !== 'acceptatie')).toEqual([])
})

test('by keyboard', async ({ page }) => {
  await open(page)
  await test.step('cards: the arrows choose, and one that cannot be chosen only says why', async () => {
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
  await test.step('switches act at once, blocked ones keep the focus and do nothing', async () => {
    const cap = page.getByRole('switch', { name: 'Dataplafond' })
    await expect(cap).not.toHaveAttribute('aria-checked') // the browser derives it from the checkbox
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
  await test.step('the slider: 0 to 25, at 25; arrows by 1, Page keys by 5; the sums are said', async () => {
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
    // A touch that scrolls the page changes nothing.
    await slider.dispatchEvent('pointerdown')
    await slider.fill('7')
    await slider.dispatchEvent('pointercancel')
    await expect(slider).toHaveValue('19')
    await page.keyboard.press('Home')
    await expect(slider).toHaveValue('0')
  })
  await test.step('a number counts with the arrows and its buttons, and stays between its ends', async () => {
    const day = page.getByRole('textbox', { name: 'Dag van de maand' })
    await day.focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowUp')
    await expect(day).toHaveValue('28')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue('27')
  })
  await test.step('a question opens and closes', async () => {
    await page.getByText('Wanneer gaat mijn nieuwe bundel in?').focus()
    const answer = page.getByText('Op de eerste dag van de volgende maand')
    await page.locator('summary', { hasText: 'Wanneer gaat' }).press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })
  await test.step('a button keeps its width and its focus while it is busy', async () => {
    const button = page.getByRole('button', { name: 'Bevestigen' })
    await button.focus()
    const before = await button.boundingBox()
    await button.press('Enter')
    const busy = page.getByRole('button', { name: 'Bezig met bevestigen' })
    await expect(busy).toBeFocused()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    expect(await busy.boundingBox()).toEqual(before)
  })
})

test.describe('for who agreed to being measured', () => {
  test.use({ cookies: 'accepted' })

  test('a press on a button is told to the data layer as what it is: also a blocked one, and one that is busy', async ({
    page,
  }) => {
    await open(page)
    await measures(page)
    await page.getByRole('button', { name: 'Groen', exact: true }).click()
    await page.getByRole('button', { name: 'Bezig met opslaan' }).click({ force: true })
    await page.getByRole('button', { name: 'Betalen' }).click({ force: true })
    await page.getByRole('button', { name: 'Vernieuwen (kan nu niet)' }).press('Enter')
    expect((await eventsOf(page)).filter(({ event }) => event === 'interaction')).toEqual(
      ['button', 'disabled-button', 'disabled-button', 'disabled-button'].map((element) => ({
        event: 'interaction',
        section: 'mijn',
        action: 'click',
        element,
        name: null,
        location: '/demo/onderdelen',
      })),
    )
  })
})
