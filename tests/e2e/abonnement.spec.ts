import type { Page } from '@playwright/test'
import { addDays, addMonths, dayOf, endOfMonth } from '../../src/domain/dates.ts'
import { dayInFull, dayText } from '../../src/words/dateText.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { changeBundles, chooseBundles, confirmBundles } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitor.ts'

const PATH = '/instellingen/abonnement'
const today = dayOf(Date.now())
const inMonths = (months: number) => addMonths(today, months)
const nextMonth = addDays(endOfMonth(today), 1)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const contract = (page: Page) => region(page, 'Dit heb je nu')
const link = (page: Page, name: string | RegExp) => region(page, 'Dit kun je regelen').getByRole('link', { name })
const phone = (page: Page) => region(page, 'Je telefoon')
const ERROR = 'We kunnen je abonnement nu niet laden. Probeer het zo nog eens.'
const NO_PHONE = 'Je hebt geen telefoon op afbetaling.'

/** Signs in as this account and opens the screen. */
async function come(page: Page, signIn: Visitor['signIn'], account: number) {
  await signIn(account)
  await page.goto(PATH)
}

/** Navigates without a page load: cached reads remain. */
const go = (page: Page) => page.evaluate((to) => history.pushState(null, '', to), PATH)

/** The text of a row; empty when the row does not exist. */
const row = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition')

// Colours halfway through an animation cannot be checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('from the overview: the contract as it is, its document, and where to go from here', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Abonnement Contract, bundels en verlengen' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(heading(page)).toHaveText('Je abonnement')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Abonnement | Mijn Tureluur')

  await expect(row(page, 'Abonnement')).toHaveText('Actief')
  await expect(row(page, 'Bundels')).toHaveText('Internet: 10 GBBellen: Onbeperkt')
  await expect(row(page, 'Per maand')).toHaveText('€ 12,50')
  await expect(row(page, 'Contractduur')).toHaveText('1 jaar')
  const lastDay = addDays(inMonths(5), -1)
  await expect(row(page, 'Begonnen op')).toHaveText(dayInFull(inMonths(-7)))
  await expect(row(page, 'Contract tot en met')).toHaveText(dayInFull(lastDay))
  await expect(row(page, 'Telefoon')).toHaveText('Geen')
  await expect(row(page, 'Korting tot en met')).toHaveCount(0)
  await expect(contract(page)).toContainText(`Je kunt verlengen vanaf ${dayInFull(addMonths(lastDay, -4))}.`)
  await expect(phone(page)).toContainText(NO_PHONE)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Contract (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('contract.pdf')

  await expect(region(page, 'Dit kun je regelen').getByRole('link')).toHaveText([
    'Bundels wijzigen',
    'Tureluur CompleetBeschikbaar',
    'Samenkorting',
    'Nummerbehoud',
    'Opzeggen',
  ])
  for (const [name, path] of [
    ['Bundels wijzigen', '/bundels-wijzigen'],
    [/^Tureluur Compleet/, '/compleet'],
    ['Samenkorting', '/ft/samenkorting'],
    ['Nummerbehoud', '/nummerbehoud'],
    ['Opzeggen', '/opzeggen'],
  ] as const) {
    await link(page, name).press('Enter')
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(heading(page)).toHaveText('Je abonnement')
  }
})

test('a phone in terms, one that is paid, and one on its way', async ({ page, signIn }) => {
  await signIn(16)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk je telefoon' }).click()
  await expect(row(page, 'Contractduur')).toHaveText('2 jaar')
  await expect(row(page, 'Telefoon')).toHaveText('€ 22,00 per maand')
  await expect(row(page, 'Status')).toHaveText('Bezorgd')
  await expect(phone(page)).toContainText('€ 110,00 van € 528,00 afbetaald')
  await expect(phone(page)).toContainText('Nog € 418,00, € 22,00 per maand')
  await expectNoFindings(page)

  await come(page, signIn, 17)
  await expect(row(page, 'Status')).toHaveText('Afbetaald')
  await expect(phone(page)).toContainText('€ 384,00 afbetaald')
  await expect(phone(page)).not.toContainText('per maand')
  await expect(row(page, 'Telefoon')).toHaveText('Afbetaald')

  await come(page, signIn, 18)
  await expect(row(page, 'Status')).toHaveText('Onderweg')
  await expect(phone(page)).toContainText('Je betaalt € 25,00 per maand, zodra hij bezorgd is.')
  await expect(phone(page)).not.toContainText('afbetaald')
})

test('renewing: possible in the window and by the month; an ended contract and an old bundle are told', async ({
  page,
  signIn,
}) => {
  const open = page.getByText('Je kunt verlengen.', { exact: true })
  const ended = page.getByText('Je contract is afgelopen. Je kunt elke dag opzeggen, met een opzegtermijn van 1 maand.')
  const old = page.getByText('Je hebt een bundel die we niet meer verkopen.')
  for (const [account, period, isEnded, isOld] of [
    [15, '1 jaar', false, false],
    [17, 'Maandelijks opzegbaar', true, false],
    [22, 'Maandelijks opzegbaar', false, true],
  ] as const) {
    await come(page, signIn, account)
    await expect(open).toBeVisible()
    await expect(row(page, 'Contractduur')).toHaveText(period)
    await expect(row(page, 'Contract tot en met')).toHaveCount(account === 15 ? 1 : 0)
    await expect(ended).toHaveCount(isEnded ? 1 : 0)
    await expect(old).toHaveCount(isOld ? 1 : 0)
    await expectNoFindings(page, `account ${account}`)
  }
})

test('a subscription that stops, that has stopped, and that is blocked: nothing to change or to renew', async ({
  page,
  signIn,
}) => {
  await come(page, signIn, 4)
  await expect(contract(page)).toContainText(`Je abonnement stopt op ${dayInFull(addDays(today, 21))}.`)
  await expect(row(page, 'Abonnement')).toHaveText(/^Stopt op /)
  await expect(row(page, 'Contract tot en met')).toHaveCount(0)
  await expect(region(page, 'Dit kun je regelen').getByRole('link')).toHaveText(['Nummerbehoud'])
  await expect(page.getByRole('button', { name: 'Toch blijven' })).toHaveCount(1)
  await expect(page.getByText(/Je kunt verlengen/)).toHaveCount(0)
  await expectNoFindings(page)

  await come(page, signIn, 3)
  await expect(contract(page)).toContainText(`Je abonnement is gestopt op ${dayInFull(addDays(today, -40))}.`)
  await expect(row(page, 'Abonnement')).toHaveText('Beëindigd')
  for (const gone of ['Bundels', 'Per maand', 'Contractduur']) await expect(row(page, gone)).toHaveCount(0)
  await expect(region(page, 'Dit kun je regelen')).toHaveCount(0)

  await come(page, signIn, 6)
  await expect(row(page, 'Abonnement')).toHaveText('Geblokkeerd')
  await expect(link(page, 'Bundels wijzigen')).toHaveCount(0)
  await expect(link(page, 'Samenkorting')).toHaveCount(0)
})

test('it follows a change of bundles and taking it back without a reload, and has the discount once it is made', async ({
  page,
  signIn,
  world,
}) => {
  await come(page, signIn, 1)
  await expect(row(page, 'Bundels')).toContainText('10 GB')
  const shelf = region(page, 'Dit is onderweg')
  const pending = shelf.getByText('Er is een wijziging onderweg')
  await link(page, 'Bundels wijzigen').click()
  await chooseBundles(page)
  await confirmBundles(page)
  await go(page)
  await expect(pending).toBeVisible()
  await expect(shelf).toContainText(
    `Gaat in op ${dayText(nextMonth)}. Internet: 20 GB. Per maand: € 13,00, na 6 maanden € 15,00.`,
  )
  await expect(row(page, 'Bundels')).toContainText('10 GB')

  await link(page, 'Bundels wijzigen').click()
  await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
  await expect(page.getByText('Je wijziging is ongedaan gemaakt.')).toBeVisible()
  await go(page)
  await expect(row(page, 'Bundels')).toContainText('10 GB')
  await expect(pending).toHaveCount(0)

  await changeBundles(page)
  await world({ clock: nextMonth })
  await page.goto(PATH)
  await expect(row(page, 'Bundels')).toContainText('20 GB')
  await expect(row(page, 'Per maand')).toHaveText('€ 13,00')
  await expect(row(page, 'Korting tot en met')).toHaveText(dayInFull(addDays(addMonths(nextMonth, 6), -1)))
})

test('a change that runs makes renewing wait', async ({ page, signIn }) => {
  await signIn(15)
  await changeBundles(page)
  await page.goto(PATH)
  await expect(page.getByText('Je hebt een wijziging die nog moet ingaan. Daarna kun je verlengen.')).toBeVisible()
  await expect(page.getByText('Je kunt verlengen.', { exact: true })).toHaveCount(0)
})

test('it follows Compleet and the data cap without a reload', async ({ page, signIn }) => {
  await come(page, signIn, 1)
  await link(page, 'Tureluur Compleet Beschikbaar').click()
  await page.getByRole('button', { name: 'Compleet aanzetten' }).click()
  await expect(heading(page)).toHaveText('Gefeliciteerd, je bundels worden verdubbeld!')
  await go(page)
  await expect(link(page, 'Tureluur Compleet Wordt aangezet')).toBeVisible()

  await page.evaluate(() => history.pushState(null, '', '/dataplafond'))
  await page.getByRole('button', { name: 'Dataplafond aanzetten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aanzetten' }).click()
  await expect(heading(page)).toHaveText('Je dataplafond staat aan')
  await go(page)
  await expect(row(page, 'Bundels')).toContainText('Dataplafond')
  await expect(row(page, 'Per maand')).toHaveText('€ 13,50')

  // Once it is on, the bundles are doubled.
  await come(page, signIn, 20)
  await expect(row(page, 'Bundels')).toHaveText('Internet: 20 GBBellen: 400 minuten')
  await expect(link(page, 'Tureluur Compleet Actief')).toBeVisible()
})

test('an old address leads here within the app too, and the error page has a link for who has a subscription', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/bestaat-niet')
  await page.getByRole('link', { name: 'Abonnement verlengen' }).click()
  await expect(heading(page)).toHaveText('Je abonnement')
  await page.getByRole('link', { name: 'Overzicht', exact: true }).locator('visible=true').click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => history.pushState(null, '', '/Bundels-Verlengen/'))
  await expect(heading(page)).toHaveText('Je abonnement')
  await expect(page).toHaveURL(PATH)
  await page.goBack()
  await expect(page).toHaveURL('/')

  await signIn(31)
  await page.goto('/bundels-verlengen')
  await expect(heading(page)).toHaveText('Foutje')
  await expect(page.getByRole('link', { name: 'Abonnement verlengen' })).toHaveCount(0)
})

test('a broken server: it says so, the rest stands, and the next try works', async ({ page, signIn, world, allow }) => {
  allow(/getPostpaidOptionsV2.*→ 500/, /handsetOrder.*→ 500/)
  await signIn(16)
  await world({ faults: { getPostpaidOptionsV2: '500' } })
  await page.goto(PATH)
  await closeErrorDialog(page)
  await expect(page.getByText(ERROR)).toBeVisible()
  await expect(row(page, 'Status')).toHaveText('Bezorgd')
  await world({ faults: null })
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(row(page, 'Per maand')).toHaveText('€ 11,00')

  await world({ faults: { handsetOrder: '500' } })
  await page.goto(PATH)
  await expect(phone(page)).toContainText('We kunnen dit onderdeel nu niet laden.')
  await expect(phone(page)).not.toContainText(NO_PHONE)
  await expect(row(page, 'Per maand')).toHaveText('€ 11,00')
  await expect(row(page, 'Telefoon')).toHaveText('Nu niet bekend')
  await world({ faults: null })
  await phone(page).getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(row(page, 'Telefoon')).toHaveText('€ 22,00 per maand')
})

test('a phone that nobody tells about does not hold up the contract', async ({ page, signIn, world }) => {
  await signIn(16)
  await world({ faults: { handsetOrder: 'timeout' } })
  await page.goto(PATH)
  await expect(row(page, 'Per maand')).toHaveText('€ 11,00')
  await expect(row(page, 'Telefoon')).toHaveText('')
  await world({ faults: null })
  await page.reload()
  await expect(row(page, 'Telefoon')).toHaveText('€ 22,00 per maand')
})

test('without network it says what needs a connection, and comes by itself afterwards', async ({
  page,
  context,
  signIn,
  allow,
}) => {
  allow(/net::ERR_INTERNET_DISCONNECTED/)
  await signIn(1)
  await page.goto('/')
  const way = page.getByRole('link', { name: 'Abonnement Contract, bundels en verlengen' })
  await page.route('**/api/get?endpoint=getPostpaidOptionsV2*', (route) => route.abort('internetdisconnected'))
  await way.focus() // prefetches the code, and tries the unknown data in vain
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await way.press('Enter')
  await expect(heading(page)).toHaveText('Je abonnement')
  await expect(page.getByText('Je bent offline. Dit kan alleen met internet.')).toHaveCount(1)
  await page.unroute('**/api/get?endpoint=getPostpaidOptionsV2*')
  await context.setOffline(false)
  await expect(row(page, 'Per maand')).toHaveText('€ 12,50')
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Contract (pdf)' })).toHaveAccessibleDescription(
    'Je bent offline. Dit kan alleen met internet.',
  )
})
