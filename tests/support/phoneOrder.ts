import { expect, type Page } from '@playwright/test'

/** The address of a phone that is paid in terms. */
export const PHONE = '/verlengen/telefoons/talura/s2/128-gb-zwart'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).first()

/** Recognisable details of the income and the document, to detect where they occur. */
export const income = { income: '2377', housing: '919', special: '13,37' }
export const DOCUMENT = 'NX7654327'

/** Continues with the preselected amount and bundles. */
export async function choosePhone(page: Page, address = PHONE): Promise<void> {
  await page.goto(address)
  await expect(heading(page)).toHaveText('Stel je telefoon en abonnement samen')
  await next(page).click()
}

/** Fills in income and costs, and continues. */
export async function tellIncome(page: Page, told = income): Promise<void> {
  await expect(heading(page)).toHaveText('Je inkomen en lasten')
  await page.getByLabel('Wie horen er bij je huishouden?').selectOption({ label: 'Alleen ik' })
  await page.getByLabel('Hoe woon je?').selectOption({ label: 'Ik huur' })
  await page.getByLabel('Netto inkomen per maand').fill(told.income)
  await page.getByLabel('Woonlasten per maand').fill(told.housing)
  await page.getByLabel('Andere vaste lasten per maand').fill(told.special)
  await page.getByRole('radio', { name: 'Nee' }).check()
  await page.getByLabel('Ik heb alles eerlijk en volledig ingevuld.').check()
  await next(page).click()
}

/** Chooses a monthly amount so low that income is not asked. */
export async function skipIncome(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Je inkomen en lasten')
  await page.getByRole('button', { name: 'Pas mijn bedrag aan' }).click()
}

export async function identify(page: Page, document = DOCUMENT): Promise<void> {
  await expect(heading(page)).toHaveText('Je identiteitsbewijs')
  await page.getByLabel('Aanhef').selectOption({ label: 'Geen aanhef' })
  await page.getByLabel('Voorletters').fill('k')
  await page.getByLabel('Soort identiteitsbewijs').selectOption({ label: 'Nederlands paspoort' })
  await page.getByLabel('Documentnummer').fill(document)
  await page.getByLabel('Datum van afgifte').fill('01-02-2024')
  await page.getByLabel('Geldig tot').fill('01-02-2034')
  await next(page).click()
  await expect(heading(page)).toHaveText('Controleer je bestelling')
}

/** Agrees to everything and orders, up to the code. */
export async function orderPhone(page: Page): Promise<void> {
  await page.getByLabel(/algemene voorwaarden/).check() // already filled in
  for (const consent of await page.locator('main input[type=checkbox]').all()) await consent.check()
  await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
}

export async function confirmPhone(page: Page, code = '123456'): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Bevestig met een sms-code' })
  await panel.getByLabel('Code uit de sms').fill(code)
  await panel.getByRole('button', { name: 'Bevestigen', exact: true }).click()
}
