import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { askForLink, linkSent, logIn } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

const HOUR = 3_600_000
const NEW = 'drie vogels op een paal'
const password = (page: Page) => page.getByLabel('Nieuw wachtwoord', { exact: true })
const repeat = (page: Page) => page.getByLabel('Herhaal je nieuwe wachtwoord')
const save = (page: Page) => page.getByRole('button', { name: 'Wachtwoord opslaan' })
const refused = /POST \/api\/post\?endpoint=(?:setPassword|requestPasswordReset|checkPasswordLink) → (?:410|422|429|500|net::)/

const NOTE = 'Minimaal 10 tekens. Een zin is makkelijk te onthouden.'

test('from forgotten to a new one, by keyboard, and in with it; a link that is used or missing leads to a new one', async ({
  page,
  context,
  allow,
}) => {
  allow(refused)
  await page.goto('/inloggen')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('+31 6 9000 0001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Per e-mail' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je berichten' })).toBeFocused()
  await expect(page).toHaveURL('/wachtwoord-vergeten/bedankt')
  await expect(page.getByText(/ongewenste e-mail/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kijk in je berichten' })).toBeVisible()

  const link = await linkSent(context)
  await page.goto(link)
  await password(page).fill(NEW)
  await expect(page.getByText('Sterkte van je wachtwoord: Sterk')).toBeVisible()
  await password(page).press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Je nieuwe wachtwoord is opgeslagen' })).toBeFocused()
  await expect(page).toHaveURL('/wachtwoord-instellen/bedankt')
  for (const path of [link, '/wachtwoord-instellen']) {
    await goTo(page, path)
    await expect(page.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe link aan.')).toBeVisible()
    await goTo(page, '/wachtwoord-instellen/bedankt') // nothing by itself
    await expect(page).toHaveURL('/inloggen')
  }
  await logIn(page, '0690000001', NEW)
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

test('a number and a password that will not do say why, at the field; showing it, what the server alone knows, and a link that expires meanwhile', {
  tag: '@deep',
}, async ({ page, context, world, allow }) => {
  allow(refused)
  await page.goto('/wachtwoord-vergeten')
  const number = page.getByLabel('06-nummer')
  await number.fill('0201234567')
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  await expect(number).toHaveAccessibleDescription(/Dit 06-nummer klopt niet\./)
  await expect(number).toBeFocused()
  await askForLink(page)
  await expect(page.getByText('Is dit nummer bij ons bekend?')).toBeVisible() // said of every number
  await page.goto(await linkSent(context))
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription(`Kies een wachtwoord. ${NOTE}`)
  await expect(repeat(page)).toHaveAccessibleDescription('Vul je nieuwe wachtwoord nog een keer in.')
  await expect(password(page)).toBeFocused()
  await password(page).fill('wachtwoord123')
  await password(page).blur()
  await expect(password(page)).toHaveAccessibleDescription(
    `Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord. ${NOTE}`,
  )
  await expect(page.getByText('Sterkte van je wachtwoord: Zwak')).toBeVisible()
  await password(page).fill('Sanne aan het wad')
  await repeat(page).fill('iets anders')
  await save(page).click()
  await expect(repeat(page)).toHaveAccessibleDescription('De twee wachtwoorden zijn niet hetzelfde.')
  await repeat(page).fill('Sanne aan het wad')
  await expect(repeat(page)).not.toHaveAttribute('aria-invalid')
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription(`Gebruik niet je naam of 06-nummer in je wachtwoord. ${NOTE}`)
  await expect(password(page)).toBeFocused()
  await page.getByRole('button', { name: 'Toon wachtwoord' }).first().click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(repeat(page)).toHaveAttribute('type', 'password')

  await password(page).fill(NEW)
  await repeat(page).fill(NEW)
  await world({ clock: 2 * HOUR })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Deze link is verlopen of al gebruikt.')
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
  await expect(page).toHaveURL('/wachtwoord-vergeten')
})

test('a broken server, nobody there and offline: what was typed stays, and another try helps', { tag: '@deep' }, async ({
  page,
  world,
  allow,
  context,
}) => {
  allow(refused, /net::ERR_INTERNET_DISCONNECTED/)
  await askForLink(page)
  const link = await linkSent(context)
  await world({ faults: { checkPasswordLink: '500' } }) // persistently, because it is also retried automatically
  await page.goto(link)
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Oeps! Er ging iets mis aan onze kant')
  await world({ faults: null })
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await password(page).fill(NEW)
  await repeat(page).fill(NEW)
  for (const [fault, said] of [
    ['500', 'Oeps! Er ging iets mis aan onze kant'],
    ['network', 'We krijgen geen verbinding'],
  ] as const) {
    await world({ faults: { setPassword: { fault, times: 1 } } })
    await save(page).click()
    if (fault === '500') await closeErrorDialog(page)
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(password(page)).toHaveValue(NEW)
  }
  await context.setOffline(true)
  await expect(save(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await context.setOffline(false)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Je nieuwe wachtwoord is opgeslagen' })).toBeVisible()
})
