import { expect, type Page } from '@playwright/test'

/** The end of a flow of one step: orders the default choice. */
export const ordered =
  (start: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(start)
    await page.getByRole('button', { name: /^(?:Kopen|Aanzetten) voor/ }).click()
    await page.waitForURL(`${start}/bedankt`)
  }

/** Chooses other bundles on the first step. */
export async function chooseBundles(page: Page): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'Internet' })
    .getByRole('radio', { name: /^20 GB/ })
    .check()
  await page.getByRole('button', { name: 'Controleer je keuze' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
}

export async function confirmBundles(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
  await page.getByRole('button', { name: 'Bestellen met betaalplicht' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Je nieuwe bundels zijn geregeld' })).toBeVisible()
}

/** Chooses 20 GB for account 15, up to the confirming step. */
export async function untilRenewal(page: Page): Promise<void> {
  await page.goto('/verlengen/sim-only')
  await page.getByRole('radio', { name: /^20\sGB/ }).check()
  await page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
}

export async function confirmRenewal(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
  await page.getByRole('checkbox', { name: /contractsamenvatting/ }).check()
  await page.getByRole('button', { name: 'Bestellen met betaalplicht' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Fijn dat je blijft!' })).toBeVisible()
}

/** Starts paying for credit, up to the demo bank. */
export async function toBank(page: Page, bank: string, start = '/beltegoed-opwaarderen'): Promise<void> {
  await page.goto(start)
  await page.getByLabel('Kies je bank').selectOption({ label: bank })
  await page.getByRole('button', { name: /^Betaal / }).click()
  await page.waitForURL(/\/demo\/bank/)
}

/** Continues with the preselected subscription, up to the personal details. */
export async function untilDetails(page: Page): Promise<void> {
  await page.goto('/overstappen')
  await page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).first().click()
  await page.getByLabel('Voorletters').waitFor()
}

/** Fills in the missing details, up to the confirming step. */
export async function untilSwitch(page: Page, iban = 'NL29WADB9000000036'): Promise<void> {
  await untilDetails(page)
  await page.getByLabel('Aanhef').selectOption({ label: 'De heer' })
  await page.getByLabel('Voorletters').fill('g')
  await page.getByLabel('Geboortedatum').fill('31-12-1990')
  await page.getByLabel('Rekeningnummer (IBAN)').fill(iban)
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('heading', { name: 'Klopt alles?' }).waitFor()
}

/** Agrees to a subscription that begins at once, and goes to the bank. */
export async function orderSwitch(page: Page): Promise<void> {
  await page.getByLabel(/^Ik wil dat mijn abonnement meteen begint/).check()
  await page.getByLabel(/algemene voorwaarden/).check()
  await page.getByLabel(/contractsamenvatting/).check()
  await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await page.waitForURL(/\/demo\/bank/)
}
