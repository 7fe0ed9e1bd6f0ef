import type { Locator } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const look = (of: Locator) =>
  of.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])

test('text of 200 % on the narrowest phone: when screens are opened, then rows keep their arrow and nothing sticks out', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn(1)
  await page.goto('/')
  const row = page.getByRole('link', { name: /^Storingstool/ })
  await expect(row).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const [words, arrow] = [await boxOf(row.getByText('Storingstool')), await boxOf(row.locator('svg').last())]
  expect(arrow.x).toBeGreaterThan(words.x)
  expect(arrow.y).toBeLessThan(words.y + words.height * 3) // beside the title and its text, not under them

  await goTo(page, '/mbs-bijkopen')
  await expect(page.getByText('Stap 1 van 3: Kiezen, Bevestigen')).toBeVisible()

  for (const [path, shown] of [
    ['/instellingen/esim', 'Overstappen naar eSIM'],
    ['/esim', 'Overstappen naar eSIM'],
    ['/instellingen/gegevens/privacy-instellingen', 'Gegevens opvragen'],
  ] as const) {
    await goTo(page, path)
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }

  await signIn(30)
  await page.goto('/')
  const price = page.getByText(/^Je hebt geen internetbundel\./)
  await expect(price).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const [said, glass] = [await boxOf(price), await boxOf(page.locator('[class*="_glass_"]'))]
  expect(glass.y).toBeGreaterThan(said.y + said.height)
})

test('forced colours: when a step is open, then the button that goes on looks different from the one that goes back', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(1)
  await page.goto('/storingstool')
  await page.getByRole('button', { name: 'Ik heb geen bereik' }).click()
  const [next, back] = ['Volgende', 'Terug'].map((name) => page.getByRole('button', { name, exact: true }))
  await expect(page.getByLabel('Postcode')).toBeVisible()
  if (next && back) expect(await look(next)).not.toEqual(await look(back))
  const steps = page.getByRole('list', { name: 'Voortgang' }).getByRole('listitem')
  const filled = () => steps.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundSize))
  await expect.poll(filled).toEqual(['100% 100%', '50% 100%', '0% 100%', '0% 100%'])
})
