import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { goTo } from '../support/goTo.ts'
import { orderSwitch, untilDetails, untilSwitch } from '../support/ordered.ts'
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

test('from prepaid to a subscription: a payment that fails loses none of the order, and then the same session is another customer', async ({
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

test('old prices first; a bank abroad gets a form; and a subscription that is still to begin can be taken back', {
  tag: '@deep',
}, async ({ page, signIn }) => {
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

test('at 320 px with text of 200 %, by keyboard: what is wrong is said in the order of the fields, and a minor asks a parent', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn(36)
  await untilDetails(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // Known details are filled in.
  await expect(page.getByLabel('Geboortedatum')).toHaveValue('05-01-1970')
  await page.getByLabel('Geboortedatum').fill('')
  await page.getByLabel('Rekeningnummer (IBAN)').fill('')
  await page.getByRole('button', { name: 'Volgende' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Er kloppen nog 4 velden niet')).toBeVisible()
  await expect(page.locator('form li')).toHaveText([
    'Kies een aanhef.',
    'Vul je voorletters in.',
    'Vul je geboortedatum in.',
    'Vul je rekeningnummer in.',
  ])
  await page.getByLabel('Geboortedatum').fill('31-12-2012')
  await expect(page.getByText('Vraag dan je ouder of verzorger om toestemming.')).toBeVisible()
  await page.getByLabel('Aanhef').selectOption({ label: 'Geen aanhef' })
  await page.getByLabel('Voorletters').fill('g')
  await page.getByLabel('Rekeningnummer (IBAN)').fill('NL29WADB9000000036')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vraag je ouder of verzorger om toestemming en vink dit aan.').first()).toBeVisible()
  await page.getByLabel('Mijn ouder of verzorger vindt het goed').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Volgende' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Klopt alles?')
  await expect(heading(page)).toBeFocused()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
