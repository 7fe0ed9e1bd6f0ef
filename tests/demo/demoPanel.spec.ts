import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { eachLook } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: /^Demopaneel/ })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoek een testaccount of opdracht' })
const badge = (page: Page) => page.getByRole('button', { name: 'Demo: paneel openen' })
/** The changed conditions, each with its restore button. */
const turned = (page: Page) => panel(page).getByRole('list', { name: 'Niet zoals gewoonlijk' }).getByRole('button')

async function openByKey(page: Page) {
  await expect(badge(page)).toBeVisible()
  await page.keyboard.press('F2')
  await expect(field(page)).toBeFocused()
}

test('by keyboard alone: open, search, sign in, stay open, close', async ({ page }) => {
  await page.goto('/inloggen')
  await page.keyboard.press('F2') // counts although the panel loads after the screen
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(badge(page)).toBeFocused()

  await openByKey(page)
  await page.keyboard.type('prepaid')
  await expect(panel(page).getByRole('status')).toHaveText('7 gevonden')
  await field(page).fill('onder')
  await page.keyboard.press('Enter')
  await expect(turned(page)).toHaveText([/^Onderhoud/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(turned(page)).toHaveCount(0)
  await field(page).fill('thijs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Menu van Thijs/ })).toBeVisible()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)

  await openByKey(page)
  await field(page).fill('simkaart stolen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/instellingen/simkaart')
  await expect(page.getByRole('button', { name: /^Menu van/ })).toBeVisible()
  await page.goto('/demo/link?toestand=Nummerbehoud:%20TERMINATED')
  await expect(page).toHaveURL('/nummerbehoud')
  await page.goto('/demo/link?account=30&naar=/betalingen')
  await expect(page).toHaveURL('/betalingen')
  await openByKey(page)
  await panel(page).getByRole('button', { name: 'Naar een telefoon' }).click()
  await expect(panel(page).getByRole('img', { name: 'QR-code van deze stand' })).toBeVisible()
  const short = await panel(page).getByText('/demo/link?kort=').textContent()
  await page.goto('/')
  await page.goto(short ?? '')
  await expect(page).toHaveURL('/betalingen')

  await openByKey(page)
  await panel(page).getByRole('button', { name: /^Vast/ }).press('Enter')
  await field(page).fill('1')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: /^Menu van Zon/ })).toBeVisible()
  // The panel is open, and the page keeps the focus.
  await expect(panel(page).getByRole('button', { name: '30 Thijs Verbeek' })).toBeVisible()
  await expect(field(page)).not.toBeFocused()
  await openByKey(page)
  await page.keyboard.press('F2')
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('an account opens to links to its screens: of who is signed in, and of somebody else', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/')
  await openByKey(page)
  await panel(page).getByRole('button', { name: 'Meer over account 1', exact: true }).click()
  await panel(page).getByRole('list', { name: 'Schermen van account 1' }).getByRole('link', { name: 'Dataplafond' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dataplafond')
  await expect(panel(page)).toBeVisible() // without a page load

  await panel(page).getByRole('button', { name: 'Meer over account 33' }).click()
  const screens = panel(page).getByRole('list', { name: 'Schermen van account 33' })
  await screens.getByRole('button', { name: 'Onderling bellen' }).click()
  await expect(page).toHaveURL('/onderling-bellen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onderling bellen')
})

test('conditions: a fault, the clock, how much was called and dearer prices, each taken away in one tap', {
  tag: '@deep',
}, async ({ page, signIn, allow }) => {
  allow(/(?:getUsage|getUsPs).* → 500$/)
  await signIn(1)
  await page.goto('/')
  await openByKey(page)
  const conditions = panel(page)

  await conditions.locator('summary', { hasText: 'Fouten' }).click()
  await conditions.getByRole('combobox', { name: 'Vraag' }).selectOption('getUsage')
  await conditions.getByRole('combobox', { name: 'Fout' }).selectOption('500')
  await conditions.getByRole('button', { name: 'Zet aan' }).click()
  await expect(turned(page)).toHaveText([/^getUsage: 500, serverfout/])
  const answer = await page.request.get('/api/get?endpoint=getUsage', { headers: { 'X-Requested-With': 'mijn' } })
  expect(answer.status()).toBe(500)
  await turned(page).click()
  await expect(turned(page)).toHaveCount(0)

  await conditions.locator('summary', { hasText: 'Wat er gebeurde' }).click()
  const calls = conditions.getByRole('list', { name: 'Vragen aan de backend' })
  await calls.locator('summary', { hasText: 'getUsPs' }).first().click()
  await calls.getByRole('button', { name: 'Laat hem mislukken' }).click()
  await expect(calls.locator('summary', { hasText: /getUsPs.*500/ }).first()).toBeVisible()

  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await conditions.locator('summary', { hasText: 'Klok' }).click()
  await conditions.getByRole('button', { name: 'Begin volgende periode' }).click()
  await expect(page.getByText(/^Dit is je verbruik van /)).toBeVisible()
  await expect(turned(page)).toHaveText([/^Het is 1\s/])
  await expect(page.getByText(/^over van je 10\sGB, nog (?:27|28|29|30)\sdagen/)).toBeVisible()
  await conditions.getByRole('slider', { name: 'Dag' }).press('ArrowRight')
  await expect(turned(page)).toHaveText([/^Het is 2\s/])
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await conditions.getByLabel('Datum').fill('2027-02-28')
  await conditions.getByLabel('Datum').press('Enter')
  await expect(turned(page)).toHaveText([/^Het is 28\sfebruari 2027/])
  await conditions.getByRole('button', { name: '+ 1 dag' }).click()
  await expect(turned(page)).toHaveText([/^Het is 1\smaart 2027/])
  await conditions.getByRole('button', { name: 'Terug naar nu' }).click()
  await expect(turned(page)).toHaveCount(0)

  await conditions.locator('summary', { hasText: 'Verbruik en prijzen' }).click()
  await conditions.getByLabel('Prijzen stijgen').fill('100')
  await conditions.getByLabel('Prijzen stijgen').press('Enter')
  await expect(turned(page)).toHaveText([/^Prijzen €\s\+1,00/])
  await conditions.getByLabel('Gesprekken en sms’jes').fill('3')
  await conditions.getByLabel('Gesprekken en sms’jes').press('Enter')
  await expect(turned(page)).toHaveText([/^3 keer gebeld/, /^Prijzen/])
  await conditions.getByRole('button', { name: 'Alles terugzetten' }).click()
  await expect(turned(page)).toHaveCount(0)
})

test('what happens shows at once, and a link brings it to another browser; one that is damaged says so', {
  tag: '@deep',
}, async ({ page, context, signIn, allow }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(1)
  await page.goto('/')
  const gift = page.getByRole('button', { name: /^Pak je cadeau uit/ })
  await expect(page.getByRole('main').getByText('Internet').first()).toBeVisible()
  await expect(gift).toBeHidden()
  await openByKey(page)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await panel(page)
    .getByRole('button', { name: /^Cadeau komt binnen: 5/ })
    .click()
  await expect(gift).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await panel(page).getByRole('button', { name: 'Kopieer link' }).click()
  await expect(panel(page).getByText('Gekopieerd')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.goto('about:blank')
  await context.clearCookies() // the server does not know this browser any more
  await page.goto(link)
  await expect(page).toHaveURL('/')
  await expect(gift).toBeVisible()
  await expect(badge(page)).toBeVisible()
  expect(page.url()).not.toContain('#')

  // Nothing changes, and the current customer stays signed in.
  await page.goto(link.slice(0, -20))
  await expect(panel(page).getByRole('alert')).toHaveText(/^Deze link is beschadigd/)
  await expect(page).toHaveURL('/')
  await expect(gift).toBeVisible()
  allow(/demo\/state → 400$/)
  const foreign = await page.evaluate(async () => {
    const text = new Blob([JSON.stringify({ path: '/', state: { version: 1 } })])
    const bytes = await new Response(text.stream().pipeThrough(new CompressionStream('deflate'))).bytes()
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  })
  await page.goto(`/demo/link#${foreign}`)
  await expect(panel(page).getByRole('alert')).toHaveText(/^Deze link past niet bij deze demo/)
})

test('no findings: everything open, and a search', { tag: '@deep' }, async ({ page, signIn, world }) => {
  await signIn(1)
  await world({ faults: { getMemberDeal: '500' }, latency: 0 })
  await page.goto('/storingstool')
  await openByKey(page)
  for (const name of ['Fouten', 'Klok', 'Verbruik en prijzen']) await panel(page).locator('summary', { hasText: name }).click()
  await panel(page).getByRole('button', { name: 'Meer over account 1', exact: true }).click()
  await panel(page).getByRole('button', { name: /^Vast/ }).click()
  const noneWhile = (what: string) =>
    eachLook(page, async (look) => {
      await expectNoFindings(page, `${what} at ${look}`, { within: '#demo', practice: true })
      expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth), look).toBe(0)
    })
  await noneWhile('everything open')
  await field(page).fill('esim')
  await noneWhile('a search')
})
