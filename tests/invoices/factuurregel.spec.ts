import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const DAY = '2027-03-22'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name })

test.beforeEach(async ({ world, signIn }) => {
  await world({ clock: DAY })
  await signIn(2)
})

async function openLine(page: Page) {
  await page.goto('/factuur/vorige-maand')
  await part(page, 'Factuurspecificatie')
    .getByRole('link', { name: /^0900-nummers/ })
    .click()
  await expect(heading(page)).toHaveText(/^0900-nummers/)
  await expect(heading(page)).toBeFocused()
}

test('a line of an invoice: when a customer does not recognise it, then the question gets its answer at the line', async ({
  page,
  world,
}) => {
  await openLine(page)
  await expect(part(page, 'Nu blokkeren').getByRole('link')).toContainText('Staat aan.')

  const question = part(page, 'Dit klopt niet')
  await question.getByRole('button', { name: 'Dit klopt niet' }).press('Enter')
  await expect(question.getByRole('group', { name: 'Dit klopt niet' })).toBeFocused()
  await question.getByRole('button', { name: 'Verstuur je vraag' }).click()
  await expect(question.getByText('Kies wat er niet klopt.').first()).toBeVisible()
  await question.getByRole('radio', { name: 'Ik herken dit niet' }).check({ force: true })
  await expect(question).toContainText('Je krijgt uiterlijk op woensdag 24 maart een e-mail met ons antwoord.')
  await question.getByRole('button', { name: 'Verstuur je vraag' }).dblclick()

  const asked = part(page, 'Je vraag')
  await expect(asked).toContainText('Je krijgt uiterlijk op woensdag 24 maart antwoord per e-mail.')
  await expect(asked).toContainText('VR-26002-001')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Naar de factuur' }).click()
  await expect(part(page, 'Factuurspecificatie')).toContainText('Je vraag is gesteld')

  await world({ clock: '2027-03-24' })
  await openLine(page)
  await expect(part(page, 'Je vraag')).toContainText(/Je krijgt €\s[\d,]+ terug\. Het gaat af van je factuur van april\./)
})

test('a question: when it is withdrawn before its answer, then the line can be asked about again', async ({ page }) => {
  await openLine(page)
  await page.getByRole('button', { name: 'Dit klopt niet' }).click()
  await page.getByRole('radio', { name: 'Iets anders' }).check({ force: true })
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click()
  await expect(page.getByText('Schrijf op wat er niet klopt.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Toelichting' }).fill('Ik was toen op vakantie.')
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click()
  await expect(part(page, 'Je vraag')).toContainText('Ik was toen op vakantie.')
  await page.getByRole('button', { name: 'Trek je vraag in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click()
  await expect(page.getByRole('button', { name: 'Dit klopt niet' })).toBeVisible()
})

test('a line of an invoice: when the address names a line that does not exist, then the page is not found', async ({
  page,
  allow,
}) => {
  allow(/404/)
  await page.goto('/factuur/abc/regel/0')
  await expect(heading(page)).toHaveText('Foutje')
})
