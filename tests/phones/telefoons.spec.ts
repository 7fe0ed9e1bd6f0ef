import type { Page } from '@playwright/test'
import { eventsOf } from '../support/dataLayer.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { laptop, phone } from '../support/looks.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

const SHOP = '/verlengen/telefoons'
const cards = (page: Page) =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
const warning = (page: Page) => page.getByText('Let op! Geld lenen kost geld')

test.describe('with consent', () => {
  test.use({ cookies: 'accepted' })

  test('phones: when they are filtered, then the address has the filters, and Back, a reload and a link bring them back', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn(15)
    await page.setViewportSize(laptop)
    await noteShifts(page)
    await page.goto('/telefoons')
    await expect(page).toHaveURL(SHOP)
    await expect(cards(page)).toHaveCount(14)
    await expect(warning(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rekenvoorbeeld: Nimbo Go' })).toBeVisible()
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.02)

    const pink = page.getByRole('checkbox', { name: 'Roze (2)' })
    await pink.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: /^Roze/ })).toBeFocused()
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByRole('status').filter({ hasText: '2 telefoons' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Orvik Neo in roze' })).toBeVisible()
    await expect(cards(page).nth(1)).toContainText('Tijdelijk uitverkocht')
    await expect(page.getByRole('checkbox', { name: 'Talura (0)' })).toBeVisible()
    await page.getByLabel('Sorteer op').selectOption('Prijs hoog naar laag')
    await expect(page).toHaveURL(`${SHOP}?kleur=roze&sorteer=prijs-hoog`)
    await page.reload()
    await expect(cards(page)).toHaveCount(2)

    await page.getByRole('checkbox', { name: 'Talura (0)' }).check()
    await expect(page.getByText('Er zijn geen telefoons die bij je filters passen.')).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Zonder kleur: 3 telefoons' }).click()
    await expect(cards(page)).toHaveCount(3)

    await page.getByRole('button', { name: 'Haal filter weg: Talura' }).click()
    await expect(cards(page)).toHaveCount(14)
    await page.getByRole('checkbox', { name: 'Talura (3)' }).check()
    await page.getByRole('link', { name: /^Talura S2 in paars/ }).click()
    await expect(page).toHaveTitle('Talura S2 | Mijn Tureluur')
    await expect(page.getByText(/^Bestel nu, [a-z]+ \d+\s[a-z]+ in huis$/)).toBeVisible()
    await page.getByRole('radio', { name: 'Paars' }).check()
    await page.getByRole('radio', { name: /^256 GB/ }).check()
    await expect(page).toHaveURL(`${SHOP}/talura/s2?kleur=paars&opslag=256-gb`)
    await page.getByRole('button', { name: 'Foto 2 van 3' }).click()
    await expect(page.getByRole('img', { name: 'Talura S2 in paars, achterkant' })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('region', { name: 'Draai de telefoon' }).press('ArrowRight')
    await expect(page.getByRole('img', { name: 'Talura S2 in paars, zijkant' })).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('button', { name: 'Foto 3 van 3' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Je ziet nu: zijkant.' })).toBeAttached()
    await expect(page.getByText("Genoeg voor zo'n 67.000 foto's.")).toBeVisible()
    await expect(page.getByText('Totaal kredietbedrag').locator('..')).toContainText('€ 576,00')
    for (const sum of await page.getByText('Nu te betalen').filter({ visible: true }).all())
      await expect(sum.locator('..')).toContainText('€ 29,41')
    await expectNoFindings(page, 'a phone')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Paars' })).toBeChecked()
    await expect(page.getByText('€ 24,00').first()).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('checkbox', { name: 'Talura (3)' })).toBeChecked()
    await expect(page.getByLabel('Sorteer op')).toHaveValue('prijs-hoog')
    await goTo(page, SHOP)
    await page.getByRole('link', { name: /Talura S2\s*€\s605,41 in totaal/ }).click()
    await expect(page).toHaveURL(`${SHOP}/talura/s2?kleur=paars&opslag=256-gb`)
    const item = async () =>
      (await eventsOf(page)).flatMap((event) => (event.event === 'view_item' ? event.ecommerce.items : [])).at(-1)
    await expect.poll(item).toMatchObject({
      item_id: 'ph07',
      item_variant: 'TUR-TAL-S2-256-PAARS',
      item_category: 'handset',
      handset_costs: 599,
      refurbished: false,
    })
    const counted = await page.evaluate(() => JSON.parse(localStorage.getItem('handset-hits') ?? 'null')?.value)
    expect(counted).toMatchObject({ brands: [{ id: 'talura', name: 'Talura' }], devices: [{ id: 'ph07', color: 'paars' }] })
    const hitsOf = () => page.evaluate(() => JSON.parse(localStorage.getItem('handset-hits') ?? 'null')?.value.brands[0])
    const before = Number((await hitsOf()).hits)
    await goTo(page, `${SHOP}/talura`)
    await expect.poll(hitsOf).toEqual({ id: 'talura', name: 'Talura', hits: before + 1 })
  })
})

test('three phones: when they are compared by keyboard at 320 px, then a table shows them side by side', async ({
  page,
  signIn,
}) => {
  await signIn(15)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${SHOP}/alle`)
  for (const name of ['Nimbo Go', 'Nimbo Go Plus', 'Orvik Lite', 'Orvik Neo']) {
    await page.getByRole('checkbox', { name: `Vergelijk ${name}`, exact: true }).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('Je kunt 3 telefoons vergelijken. Haal er eerst een weg.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Vergelijk Orvik Neo', exact: true })).not.toBeChecked()
  await expect(page).toHaveURL(/vergelijk=go&vergelijk=go-plus&vergelijk=lite$/)
  const open = page.getByRole('button', { name: 'Vergelijk', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vergelijk telefoons' })
  await expect(dialog.getByRole('columnheader')).toHaveText(['Eigenschap', 'Nimbo Go', 'Nimbo Go Plus', 'Orvik Lite'])
  await expect(dialog.getByRole('row', { name: /^Per maand/ }).getByRole('cell')).toHaveText([
    /24\s×\s€\s8,00/,
    /24\s×\s€\s10,00/,
    /24\s×\s€\s10,00/,
  ])
  await expect(
    dialog
      .getByRole('row', { name: /^In totaal/ })
      .getByRole('cell')
      .first(),
  ).toContainText('Laagste')
  await expect(dialog.getByRole('row', { name: /^Netwerk/ })).toHaveCount(0)
  await expect(dialog.getByText('Netwerk: 5G')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoFindings(page, 'phones side by side')
  await dialog.getByRole('button', { name: 'Haal weg Nimbo Go', exact: true }).click()
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.reload()
  await expect(page.getByText('2 van 3 gekozen.')).toBeVisible()

  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await filters.getByRole('checkbox', { name: 'Refurbished (2)' }).check()
  await filters.getByRole('button', { name: 'Toon 2 telefoons' }).click()
  await expect(cards(page)).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a customer who cannot order a phone: when phones are opened, then the page says why and from when', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/getHandsetDevice.* → 404/, /status of 404/)
  await signIn(1)
  await page.goto(`${SHOP}/refurbished`)
  await expect(page.getByText('Je kunt nu geen telefoon bestellen')).toBeVisible()
  await expect(page.getByText(/^Je kunt verlengen vanaf \d+\s\w+\s\d{4}\.$/)).toBeVisible()
  await expect(page.locator('main a[href="/instellingen/abonnement"]')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zet in je agenda' }).click()
  expect((await download).suggestedFilename()).toMatch(/^tureluur-data-\d{4}-\d\d-\d\d\.ics$/)

  await page.goto(`${SHOP}/nimbo/S2%20Ultra?opslag=9-gb&kleur=zilver`)
  await expect(page).toHaveURL(`${SHOP}/talura/s2-ultra?opslag=9-gb&kleur=zilver`)
  await expect(page.getByRole('radio', { name: 'Zilver' })).toBeChecked()
  await signIn(16)
  await page.goto(`${SHOP}/talura/s2-ultra`)
  await expect(page.getByText('6 mm hoger en 3 mm breder dan je Talura S2.')).toBeVisible()
  for (const path of ['/talura/s9', '/%3Cscript%3E/x']) {
    await goTo(page, SHOP + path)
    await expect(page, path).toHaveTitle(/^unknown device/)
  }
})

test('500 phones: when they are opened and filtered, then the document stays as light as with 14 and the last one can be reached', {
  tag: '@pointer',
}, async ({ page, signIn, world }) => {
  await signIn(15)
  await page.setViewportSize(phone)
  const elements = () => page.locator('*').count()
  await page.goto(`${SHOP}/alle`)
  await settled(page)
  const few = await elements()
  await world({ shop: { phones: 500 } })
  await page.reload()
  await expect(page.getByText('500 telefoons')).toBeVisible()
  await settled(page)
  expect(await elements()).toBeLessThanOrEqual(few + 400)
  const last = page.getByRole('listitem').and(page.locator('[aria-posinset="500"]'))
  await expect(async () => {
    await page.evaluate(() => document.querySelector('[role="list"]')?.scrollIntoView({ block: 'end' }))
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await elements()).toBeLessThanOrEqual(few + 400)
  await settled(page) // the list draws its rows while it scrolls
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('listitem').first()).toBeAttached()

  await page.getByRole('button', { name: 'Filter' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await filters.getByRole('checkbox', { name: /^Talura/ }).check()
  await filters.getByRole('button', { name: /^Toon \d+ telefoons$/ }).click()
  await expect(page.getByText('500 telefoons')).toHaveCount(0)
  await settled(page)
  expect(await elements()).toBeLessThanOrEqual(few + 400)
})
