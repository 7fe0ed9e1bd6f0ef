import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { toBank } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const SUCCEEDS = 'Testbank: betaling lukt'

test('short of credit for a bundle: topped up with enough, and on with the bundle', async ({ page, signIn }) => {
  await signIn(35)
  await page.goto('/kies-prepaid-bundel')
  await page.getByRole('radio', { name: '10 GB en 200 minuten' }).check()
  await page.getByRole('link', { name: 'Liever eerst opwaarderen' }).filter({ visible: true }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: '€ 5', exact: true })).toBeChecked() // the missing amount
  await page.getByRole('button', { name: /^Betaal / }).click()
  await expect(page.getByText('Kies je bank.')).toBeVisible()
  await expect(page.getByLabel('Kies je bank')).toBeFocused()
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await page.getByRole('button', { name: /^Betaal / }).click()
  await expect(heading(page)).toHaveText('Testbank')
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText(/^Gelukt, je tegoed is/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('besteloverzicht-TU-26035-001.pdf')
  await page.getByRole('link', { name: 'Verder met je bundel' }).click()
  await expect(page).toHaveURL(/\/kies-prepaid-bundel\?bundel=/)
  await expect(page.getByText(/Je komt .* tekort/)).toHaveCount(0)
})

test('by keyboard, with a code: every refusal stands at the field', async ({ page, signIn, allow }) => {
  allow(/redeemTopUpCode|status of 4(?:22|29)/)
  await signIn(31)
  await page.goto('/beltegoed-opwaarderen')
  await page.getByRole('button', { name: 'Met een code' }).focus()
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Opwaardeercode')
  for (const [typed, said] of [
    ['1234', 'Deze code klopt niet. Vul 16 cijfers in.'],
    ['2000000000000030', 'Deze code is al gebruikt.'],
    ['2000000000000048', 'Deze code is verlopen.'],
    ['4111111111111111', 'We kennen deze code niet. Controleer de cijfers.'],
  ] as const) {
    await code.fill(typed)
    await code.press('Enter')
    await expect(page.getByText(said)).toBeVisible()
    await expect(code).toBeFocused()
  }
  await code.fill('2000 0000 0000 0014')
  await code.press('Enter')
  await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 27,40')
  await expect(heading(page)).toBeFocused()
})

/** The bank is slow, and the customer has returned. */
async function leaveBankBusy(page: Page) {
  await toBank(page, SUCCEEDS)
  await atBank(page, 'Controle duurt lang')
  await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
}

test.describe('what the bank says', () => {
  test.beforeEach(({ signIn }) => signIn(31))

  test('cancelled or failed: nothing is paid, and it can be tried again', async ({ page }) => {
    for (const [outcome, title, text] of [
      ['Ik annuleer', 'Betaling geannuleerd', 'Je hebt de betaling geannuleerd. Probeer het nog eens.'],
      ['Betaling mislukt', 'Betaling mislukt', 'Oeps, daar ging iets mis. Probeer het even opnieuw.'],
    ] as const) {
      await toBank(page, SUCCEEDS)
      await atBank(page, outcome)
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText(text)).toBeVisible()
      await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByText('Je hebt nu € 17,40 tegoed')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Betaal / })).toBeEnabled()
    }
  })

  test('it takes its time: that is said, nothing is paid twice, and it is found again at the next start', async ({
    page,
    world,
  }) => {
    await leaveBankBusy(page)
    await expect(page.getByText('Je betaalt nooit dubbel.')).toBeVisible()
    await page.goto('/beltegoed-opwaarderen')
    await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
    await page.goto('about:blank') // otherwise the screen would notice it itself
    await world({ clock: 5 * 60_000 })
    await page.goto('/')
    await expect(page.getByText('Je betaling van € 20,00 is gelukt.')).toBeVisible()
    await page.goto('/beltegoed-opwaarderen') // finished: the flow starts again
    await expect(page.getByText('Je hebt nu € 37,40 tegoed')).toBeVisible()
  })

  test('who left while the bank is busy is told how it ended, wherever they are; not beside a screen that looks itself', async ({
    page,
    world,
  }) => {
    await leaveBankBusy(page)
    await expect(page.getByText('€ 20,00 voor beltegoed')).toBeVisible()
    await expect(page.getByText('We controleren nog een betaling van je.')).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByText('We controleren nog een betaling van je.')).toBeVisible()
    await world({ clock: 5 * 60_000 })
    await expect(page.getByText('Je betaling van € 20,00 is gelukt.')).toBeVisible()
    await expect(page.getByText('We controleren nog een betaling van je.')).toHaveCount(0)
  })

  test('a payment that the server does not know holds nothing up: the flow begins anew', async ({ page, allow }) => {
    allow(/getPaymentStatus.*→ 404/, /\/demo\/payment\?id=.*→ 404/)
    await toBank(page, SUCCEEDS)
    await page.request.post('/demo/reset', { headers: { 'X-Requested-With': 'mijn' } })
    await page.request.post('/demo/login', { headers: { 'X-Requested-With': 'mijn' }, data: { account: 31 } })
    await page.goto('/beltegoed-opwaarderen')
    await expect(heading(page)).toHaveText('We kennen deze betaling niet')
    await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
    await expect(page.getByText('Je hebt nu € 17,40 tegoed')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Betaal / })).toBeEnabled()
  })

  test('an answer that does not come gets a word, and then a way on', async ({ page, world }) => {
    await leaveBankBusy(page)
    await world({ faults: { '*': 'timeout' } })
    await page.reload()
    await expect(page.getByText('Dit duurt iets langer dan normaal.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar je overzicht' })).toBeVisible()
  })

  test('paid, and the receipt does not come: it says what is paid and where to see it, and goes on by itself', async ({
    page,
    world,
    allow,
  }) => {
    allow(/getPaymentReceipt.*→ 404/)
    await toBank(page, SUCCEEDS)
    await world({ faults: { getPaymentReceipt: '404' } })
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await expect(heading(page)).toHaveText('Je betaling is binnen')
    await expect(page.getByText('€ 20,00 voor beltegoed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar je beltegoed' })).toBeVisible()
    await world({ faults: null })
    await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 37,40', { timeout: 30_000 })
  })

  test('only the server says it: in another browser, with a made-up address, and on the way back from the bank', async ({
    page,
    browser,
    baseURL,
    site,
  }) => {
    await toBank(page, SUCCEEDS)
    const id = new URL(page.url()).searchParams.get('betaling') ?? ''
    const context = await browser.newContext({ baseURL: baseURL ?? site.url })
    const elsewhere = await context.newPage()
    await elsewhere.goto(`/betaling-controleren?betaling=${id}&status=paid`)
    await expect(heading(elsewhere)).toHaveText('Bezig met het controleren van betaling')

    await page.goBack()
    await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
    await page.getByRole('button', { name: 'Verder met betalen' }).click()
    await atBank(page, 'Betaal, en ga niet terug')
    await elsewhere.reload()
    await expect(heading(elsewhere)).toHaveText('Je betaling is binnen')
    await expect(elsewhere.getByText(/€/)).toHaveCount(0)
    await context.close()
  })
})
