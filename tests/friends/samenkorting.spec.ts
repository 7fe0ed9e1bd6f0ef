import type { BrowserContext, Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const DAY = '2027-03-10'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const number = (page: Page) => page.getByLabel('06-nummer')
const invite = (page: Page) => page.getByRole('button', { name: 'Uitnodigen', exact: true })
const leave = (page: Page) => page.getByRole('button', { name: 'Stop met samenkorting' })
const members = (page: Page) => page.getByRole('region', { name: 'Abonnementen op jouw adres' }).getByRole('listitem')
const costs = (page: Page) => page.getByRole('region', { name: 'Je volgende factuur' })
const sent = (page: Page) => page.getByText('We hebben een sms gestuurd naar 06 90 00 20 01.')

async function messagesTo(context: BrowserContext, phoneNumber: string): Promise<number> {
  const messages: { to: string }[] = await (await context.request.get('/demo/messages')).json()
  return messages.filter(({ to }) => to === phoneNumber).length
}

test('a housemate: when invited although the answer was lost, then there is one invitation and the next day the costs follow', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(/inviteToHousehold → (?:422|net::)/)
  await world({ clock: DAY })
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: /^Samenkorting/ }).click()
  await expect(heading(page)).toBeFocused()
  await test.step('a number that cannot take part is refused with the reason, and stays to be mended', async () => {
    for (const [typed, reason] of [
      ['06 123', 'Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.'],
      ['0690000002', 'Dit nummer staat op een ander adres. Samenkorting werkt alleen op hetzelfde adres.'],
    ] as const) {
      await number(page).fill(typed)
      await invite(page).click()
      await expect(number(page)).toHaveAccessibleDescription(`${reason} Bijvoorbeeld 06 12 34 56 78`)
      await expect(number(page)).toBeFocused()
    }
    await expect(number(page)).toHaveValue(/02$/)
  })
  await world({ faults: { inviteToHousehold: { fault: 'lost', times: 1 } } })
  await number(page).fill('0690002001')
  await invite(page).evaluate((button) => {
    for (let press = 0; press < 5; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(sent(page)).toBeVisible()
  await expect(number(page)).toHaveValue('')
  await expect(members(page)).toHaveText([/^Sanne, 06 •••• ••01.*Dit ben jij$/, /^06 •••• ••01.*Uitgenodigd$/])
  expect(await messagesTo(context, '0690002001')).toBe(1)

  await world({ clock: '2027-03-11' })
  await page.reload()
  await expect(page.getByText('Je krijgt samenkorting: € 1,00 per maand.')).toBeVisible()
  await expect(members(page)).toHaveCount(2)
  await goTo(page, '/')
  await expect(costs(page)).toContainText('Samenkorting april€ -1,00')
})

test('shared discount: when a member leaves by keyboard, then the discount ends on the day that was announced', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(/leaveHousehold → 500/, /net::ERR_INTERNET_DISCONNECTED/)
  await world({ clock: DAY })
  await signIn(26)
  await page.goto('/ft/samenkorting')
  await expect(members(page)).toHaveText([
    /^Ahmed, .*Dit ben jij$/,
    /^Elif, 06 •••• ••61.*Doet mee, nog 82% internetGeef data aan Elif$/,
    /^Kerem, 06 •••• ••93.*Doet mee, deelt niets$/,
  ])
  await page.getByRole('switch', { name: 'Laat zien hoeveel internet je nog hebt' }).press('Space')
  await expect(members(page).first()).toHaveText(/Dit ben jij, nog \d+% internet$/)
  const question = page.getByRole('dialog', { name: 'Stop met samenkorting' })
  await leave(page).focus()
  await page.keyboard.press('Enter')
  await expect(question).toContainText('Stop je met samenkorting? Dan vervalt de korting vanaf 1 april.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(leave(page)).toBeFocused()

  await context.setOffline(true)
  for (const button of [invite(page), leave(page)])
    await expect(button).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await context.setOffline(false)
  await expect(leave(page)).not.toHaveAttribute('aria-disabled', 'true')
  await world({ faults: { leaveHousehold: { fault: '500', times: 1 } } })
  await leave(page).press('Enter')
  await question.getByRole('button', { name: 'Stop met samenkorting' }).press('Enter')
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Dat is niet gelukt. Er is niets veranderd.')
  await expect(members(page)).toHaveCount(3)

  await leave(page).press('Enter')
  await question.getByRole('button', { name: 'Stop met samenkorting' }).press('Enter')
  await expect(page.getByText('Je bent gestopt met samenkorting. De korting vervalt vanaf 1 april.')).toBeVisible()
  await expect(leave(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await expect(invite(page)).toHaveAccessibleDescription('Uitnodigen kan weer vanaf 1 april.')

  // The next invoice is that of April.
  await goTo(page, '/')
  await expect(costs(page)).toContainText('Internetbundel')
  await expect(costs(page)).not.toContainText('Samenkorting')
})
