import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { goTo } from '../support/goTo.ts'
import { toBank } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const SUCCEEDS = 'Testbank: betaling lukt'

test('short of credit for a bundle: topped up with enough, also when the payment was left, and on with the bundle', {
  tag: '@deep',
}, async ({ page, signIn }) => {
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
  await page.goto('/betalingen') // a payment that is open leads to how it stands, and on to the bank
  await page.getByRole('link', { name: /Opwaarderen.*Nog te betalen/ }).click()
  await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
  await page.getByRole('button', { name: 'Verder met betalen' }).click()
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText(/^Gelukt, je tegoed is/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('besteloverzicht-TU-26035-001.pdf')
  await page.getByRole('link', { name: 'Verder met je bundel' }).click()
  await expect(page).toHaveURL(/\/kies-prepaid-bundel\?bundel=/)
  await expect(page.getByText(/Je komt .* tekort/)).toHaveCount(0)
})

test('back at the bank: the payment can be stopped, and then another amount is paid once', async ({ page, signIn }) => {
  await signIn(31)
  await page.goto('/beltegoed-opwaarderen')
  await page.getByRole('radio', { name: '€ 20', exact: true }).check()
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await page.getByRole('button', { name: 'Betaal € 20,00' }).click()
  await expect(heading(page)).toHaveText('Testbank')
  const left = page.url()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Verder met betalen' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Stoppen met deze betaling' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Je betaling is gestopt. Er is niets betaald.')).toBeVisible()
  await page.getByRole('radio', { name: '€ 10', exact: true }).check()
  await page.getByRole('button', { name: 'Betaal € 10,00' }).click()
  await expect(heading(page)).toHaveText('Testbank')
  expect(page.url()).not.toBe(left)
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 27,40')
})

test('by keyboard, with a code: a refusal stands at the field', { tag: '@deep' }, async ({ page, signIn, allow }) => {
  allow(/redeemTopUpCode|status of 4(?:22|29)/)
  await signIn(31)
  await page.goto('/beltegoed-opwaarderen')
  await page.getByRole('button', { name: 'Met een code' }).focus()
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Opwaardeercode')
  await code.fill('2000000000000030')
  await code.press('Enter')
  await expect(page.getByText('Deze code is al gebruikt.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('2000 0000 0000 0014')
  await code.press('Enter')
  await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 27,40')
  await expect(heading(page)).toBeFocused()
})

const checking = (page: Page) => page.getByText('We controleren nog een betaling van je.')

/** Pays at a bank that is slow, and returns. */
async function payFromHere(page: Page) {
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await page.getByRole('button', { name: /^Betaal / }).click()
  await atBank(page, 'Controle duurt lang')
  await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
}

test.describe('what the bank says', () => {
  test.beforeEach(({ signIn }) => signIn(31))

  test('cancelled, it can be tried again; slow, it is found again at the next start and nothing is paid twice', {
    tag: '@deep',
  }, async ({ page, world }) => {
    await toBank(page, SUCCEEDS)
    await atBank(page, 'Ik annuleer')
    await expect(heading(page)).toHaveText('Betaling geannuleerd')
    await expect(page.getByText('Je hebt de betaling geannuleerd. Probeer het nog eens.')).toBeVisible()
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByText('Je hebt nu € 17,40 tegoed')).toBeVisible()

    await test.step('the bank is slow', async () => {
      await payFromHere(page)
      await expect(page.getByText('Je betaalt nooit dubbel.')).toBeVisible()
      await expect(page.getByText('€ 20,00 voor beltegoed')).toBeVisible()
      await expect(checking(page)).toHaveCount(0) // this screen looks itself
      await page.goto('/')
      await expect(checking(page)).toBeVisible()
      await goTo(page, '/beltegoed-opwaarderen')
      await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
    })
    await test.step('it is told how it ended, wherever they are', async () => {
      await goTo(page, '/')
      await expect(checking(page)).toBeVisible()
      await world({ clock: 5 * 60_000 })
      await expect(page.getByText('Je betaling van € 20,00 is gelukt.')).toBeVisible()
      await expect(checking(page)).toHaveCount(0)
      await goTo(page, '/beltegoed-opwaarderen') // finished: the flow starts again
      await expect(page.getByText('Je hebt nu € 37,40 tegoed')).toBeVisible()
    })
  })

  test('a payment that the server does not know holds nothing up: the flow begins anew', { tag: '@deep' }, async ({
    page,
    allow,
  }) => {
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

  test('an answer that does not come gets a word, and then a way on', { tag: '@deep' }, async ({ page, world }) => {
    await page.goto('/beltegoed-opwaarderen')
    await payFromHere(page)
    await world({ faults: { '*': 'timeout' } })
    await page.reload()
    await expect(page.getByText('Dit duurt iets langer dan normaal.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar je overzicht' })).toBeVisible()
  })

  test('only the server says it, also in another browser; a receipt that does not come is said, and comes by itself', async ({
    page,
    browser,
    baseURL,
    site,
    world,
    allow,
  }) => {
    allow(/getPaymentReceipt.*→ 404/)
    await toBank(page, SUCCEEDS)
    const id = new URL(page.url()).searchParams.get('betaling') ?? ''
    const context = await browser.newContext({ baseURL: baseURL ?? site.url })
    const elsewhere = await context.newPage()
    await elsewhere.goto(`/betaling-controleren?betaling=${id}&status=paid`)
    await expect(heading(elsewhere)).toHaveText('Bezig met het controleren van betaling')

    await page.goBack()
    await expect(heading(page)).toHaveText('Bezig met het controleren van betaling')
    await page.getByRole('button', { name: 'Verder met betalen' }).click()
    await world({ faults: { getPaymentReceipt: '404' } })
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    for (const one of [page, elsewhere]) await expect(heading(one)).toHaveText('Je betaling is binnen')
    await expect(elsewhere.getByText(/€/)).toHaveCount(0)
    await context.close()
    await expect(page.getByText('€ 20,00 voor beltegoed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar je beltegoed' })).toBeVisible()
    await world({ faults: null })
    await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 37,40')
  })
})
