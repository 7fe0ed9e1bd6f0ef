import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { goTo } from '../support/goTo.ts'
import { orderSwitch, untilSwitch } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/worker.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const IBAN = /NL29 ?WADB|9000 ?0000 ?36/

/** The places in this tab, on the device or in an address where the bank account occurs. */
const traces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const texts = [
      JSON.stringify(sessionStorage),
      JSON.stringify(localStorage),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
    ]
    texts.push(JSON.stringify(window.dataLayer ?? []))
    texts.push(...performance.getEntriesByType('resource').map(({ name }) => name))
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        texts.push(await new Promise<string>((resolve) => (all.onsuccess = () => resolve(JSON.stringify(all.result)))))
      }
      database.close()
    }
    return texts
  })

test('a prepaid customer who switches: when the payment fails, then nothing of the order is lost, and a payment begins the subscription', async ({
  page,
  signIn,
  allow,
}) => {
  // Right after the bank, the page does not know yet that the payment succeeded.
  allow(/prepaidOverview → 403/)
  await signIn(36)
  await page.goto('/')
  await page.getByRole('link', { name: /^Abonnement nemen/ }).click()
  await expect(heading(page)).toHaveText('Stap over naar een abonnement')
  await expect(page.getByRole('radio', { name: '10 GB' })).toBeChecked()
  await page.getByRole('radio', { name: '1 jaar' }).check()
  await page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).first().click()
  await page.getByLabel('Rekeningnummer (IBAN)').fill('NL29')
  await page.goBack() // in the middle of a step
  await page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).first().click()
  await expect(page.getByLabel('Rekeningnummer (IBAN)')).toHaveValue('NL29')
  await goTo(page, '/overstappen/afronden')
  await expect(heading(page)).toHaveText('Vul je gegevens in')
  await untilSwitch(page)
  await expect(page.getByText('Je prepaidbundel. Wat je nog hebt')).toBeVisible()

  // Ordering requires the consents.
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await expect(page.getByText('Je bent er bijna! Heb je alles aangevinkt?')).toBeVisible()
  await expect(page.getByLabel(/algemene voorwaarden/)).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Contractsamenvatting (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('contractsamenvatting.pdf')
  expect((await traces(page)).filter((text) => IBAN.test(text))).toEqual([])

  // A failed payment loses none of the order.
  await orderSwitch(page)
  await atBank(page, 'Betaal van een rekening op een andere naam')
  await expect(heading(page)).toHaveText('Je rekening is niet gekoppeld')
  await expect(page).toHaveURL(/\/overstappen\/controleren-van-betaling/)
  await page.getByRole('link', { name: 'Terug naar mijn gegevens' }).click()
  await expect(heading(page)).toHaveText('Vul je gegevens in')
  await expect(page.getByLabel('Rekeningnummer (IBAN)')).toHaveValue('NL29WADB9000000036')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(heading(page)).toHaveText('Klopt alles?')

  await orderSwitch(page)
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Welkom bij je nieuwe abonnement!')
  await expect(page.getByText('1 jaar', { exact: true })).toBeVisible()
  expect((await traces(page)).filter((text) => IBAN.test(text))).toEqual([])
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByRole('link', { name: 'Facturen', exact: true }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Extra internet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Extra internet' })).toBeVisible()
  // The stored figures are those of a subscription too.
  await expect.poll(() => kept(page, 'last-known')).toMatchObject({ prepaid: false, figures: { overview: { balance: null } } })

  // The prepaid payments remain visible, and are fetched when opened.
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('getPayments')) asked += 1
  })
  await goTo(page, '/facturen')
  await expect(heading(page)).toHaveText('Je facturen')
  const earlier = page.getByText('Betalingen van voor je overstap')
  await expect(earlier).toBeVisible()
  expect(asked).toBe(0)
  await earlier.click()
  await expect(
    page
      .getByRole('region', { name: /^Betalingen in / })
      .getByText('Opgewaardeerd')
      .first(),
  ).toBeVisible()
  expect(asked).toBe(1)

  await goTo(page, '/overstappen')
  await expect(heading(page)).toHaveText('Foutje')
  await expect(page).toHaveTitle(/Page Not Found: \/overstappen/)
})

test('a prepaid customer with old prices: when the switch is ordered from a bank abroad, then it takes a form and can be undone', async ({
  page,
  signIn,
}) => {
  await signIn(34)
  await page.goto('/overstappen')
  await expect(page.getByText('Kies eerst de nieuwste prepaidprijzen')).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk de nieuwste prijzen' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Ja, ik wil de nieuwe prijzen' }).click()
  await expect(page.getByText('Gelukt. Je nieuwe prijzen gelden vanaf nu.')).toBeVisible()

  await untilSwitch(page, 'BE68 5390 0754 7034')
  await page.getByLabel(/algemene voorwaarden/).check()
  await page.getByLabel(/contractsamenvatting/).check()
  await page.getByRole('button', { name: 'Bestellen met betaalplicht' }).click()
  await expect(heading(page)).toHaveText('Welkom bij je nieuwe abonnement!')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Machtigingsformulier (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('machtigingsformulier.pdf')

  await page.getByRole('link', { name: 'Bekijk je overstap' }).click()
  await expect(page.getByText('Je stapt al over')).toBeVisible()
  await page.getByRole('button', { name: 'Overstap ongedaan maken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, ongedaan maken' }).click()
  await expect(page.getByRole('radio', { name: '10 GB' })).toBeVisible()
})
