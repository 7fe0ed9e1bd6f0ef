import type { Locator } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { goTo } from '../support/goTo.ts'
import { chooseBundles, toBank } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const look = (of: Locator) =>
  of.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])

test('text of 200 % on the narrowest phone: rows keep their arrow in line, steps are told in words', async ({ page, signIn }) => {
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

test('text of 200 % on the narrowest phone: what is left, a price and a message are whole', { tag: '@deep' }, async ({
  page,
  signIn,
  world,
}) => {
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  const endOf = async (of: Locator) => {
    const { x, width } = await boxOf(of)
    return x + width
  }
  await page.setViewportSize({ width: 320, height: 844 })
  await world({ clock: '2026-12-01' })
  await signIn(1)
  await page.goto('/')
  const picture = page.locator('[class*="_picture_"]:has([class*="_stamp_"])')
  await expect(picture).toBeVisible()
  await enlarge()
  expect(await endOf(picture)).toBeLessThan(await endOf(page.getByRole('link', { name: /^Storingstool/ })))

  await goTo(page, '/bundels-wijzigen')
  await chooseBundles(page)
  const price = page.getByText('€ 12,50', { exact: true })
  const [broken, line] = await price.evaluate((element) => [
    element.clientHeight,
    parseFloat(getComputedStyle(element).lineHeight),
  ])
  expect(broken).toBeLessThan((line ?? 0) * 1.5)

  await signIn(31)
  await toBank(page, 'Testbank: betaling lukt')
  await atBank(page, 'Controle duurt lang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezig met het controleren van betaling')
  await page.goto('/')
  const message = page.getByRole('status', { name: 'Meldingen' })
  await expect(message.getByRole('button', { name: 'Bekijk' })).toBeVisible()
  await enlarge()
  expect(await endOf(page.locator('[class*="_amount_"] small'))).toBeLessThanOrEqual(320)
  for (const button of await message.getByRole('button').all()) expect(await endOf(button)).toBeLessThanOrEqual(320)
})

test('in line: the words of a quiet button with those above, and a value that does not fit with its term', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(1)
  await page.goto('/verbruik/bellen-en-sms')
  const renew = page.getByRole('button', { name: 'Vernieuwen' })
  const above = page.getByText(/^We tellen elke begonnen minuut/)
  expect(Math.abs((await boxOf(renew.locator('svg'))).x - (await boxOf(above)).x)).toBeLessThan(3)

  await goTo(page, '/instellingen/abonnement')
  await expect(page.getByText('Contract tot en met', { exact: true })).toBeVisible()
  const apart = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const rows = [...document.querySelectorAll('main dl > div')].map((row) => {
      const [term, value] = [...row.children].map((child) => child.getBoundingClientRect())
      return { isUnder: (value?.top ?? 0) >= (term?.bottom ?? 0), by: (value?.left ?? 0) - (term?.left ?? 0) }
    })
    return rows.filter(({ isUnder }) => isUnder).map(({ by }) => Math.round(by))
  })
  expect(apart.length).toBeGreaterThan(0)
  expect(apart.filter((by) => by !== 0)).toEqual([])
})

test('forced colours: what goes on does not look like what leads back', async ({ page, signIn }) => {
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
