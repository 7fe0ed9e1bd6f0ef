import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/dates.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/worker.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const country = (page: Page) => page.getByRole('combobox', { name: 'Waar ga je heen?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const costs = (page: Page, name: string) => page.getByRole('region', { name: `Kosten in ${name}` })
const limit = (page: Page) => page.getByRole('group', { name: 'Limiet voor je reis' })

/** So many days from now: what is stored in a later time than that of the device counts as damaged. */
const inDays = (days: number) => addDays(dayOf(Date.now()), days)

/** Chooses a country by keyboard. */
async function choose(page: Page, typed: string, name: string) {
  await country(page).fill('')
  await country(page).pressSequentially(typed)
  await expect(page.getByRole('option').first()).toHaveText(name)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name })).toHaveAttribute('data-focused')
  await page.keyboard.press('Enter')
}

async function fillDays(page: Page, from: string, until: string) {
  await page.getByLabel('Eerste dag').fill(from)
  await page.getByLabel('Laatste dag').fill(until)
}

test('a trip: when a country and days are chosen by keyboard, then its costs show and a limit can be set and removed', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/setTravelCap → 500/)
  await world({ clock: '2026-11-24T12:00:00+01:00' })
  await signIn(1)
  await page.goto('/instellingen/internet-en-bellen')
  await page.getByRole('link', { name: /^Naar het buitenland/ }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(button(page, 'Zet limiet aan')).toHaveCount(0)

  await choose(page, 'turkjie', 'Turkije') // with a typing error
  await expect(country(page)).toHaveValue('Turkije')
  await expect(costs(page, 'Turkije')).toContainText('€ 0,80 per minuut')
  await expect(page.getByRole('region', { name: 'Zo bel je' })).toContainText('2 uur later dan in Nederland')
  await expect(page.getByText('Internet buiten de EU staat aan.')).toBeVisible()
  await expect(button(page, 'Zet limiet aan')).toHaveAccessibleDescription('Vul hierboven eerst je reisdagen in.')

  await fillDays(page, '20-12-2026', '19-12-2026')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Laatste dag')).toHaveAccessibleDescription(/^De laatste dag is eerder dan de eerste\./)
  await fillDays(page, '20-12-2026', '27-12-2026')
  const sum = page.getByRole('region', { name: 'Wat kost je reis?' })
  await expect(sum).toContainText('Samen in 8 dagen, ongeveer€ 82,00')
  await button(page, 'Veel').press('Enter')
  await expect(sum).toContainText('Dan is € 60,50 bereikt en stopt je internet daar.')
  await expectNoFindings(page, 'Turkey')

  await world({ faults: { setTravelCap: { fault: '500', times: 1 } } })
  await button(page, '€ 30').press('Enter')
  await button(page, 'Zet limiet aan').press('Enter')
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toHaveText('Je limiet is niet veranderd. Probeer het nog eens.')
  await button(page, 'Zet limiet aan').press('Enter')
  await expect(limit(page)).toBeFocused()
  await expect(limit(page)).toContainText('Je limiet staat op € 30,00')
  await expect(limit(page)).toContainText('Voor Turkije, 20 t/m 27 december. Daarna gaat hij vanzelf uit.')
  await expect(sum).toContainText('Dan is € 30,00 bereikt')
  await expectNoFindings(page, 'with a limit')

  await button(page, 'Zet limiet uit').press('Enter')
  await expect(limit(page)).toBeFocused()
  await expect(limit(page)).not.toContainText('Je limiet staat op')

  // A phone scrolls the field into view while its owner types.
  await country(page).fill('')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollBy(0, scrollY > 40 ? -40 : 40)
    await scrolled
  })
  await page.keyboard.type('spa')
  await expect(country(page)).toHaveValue('spa')
  await choose(page, 'spanj', 'Spanje')
  await expect(costs(page, 'Spanje')).toContainText('Het gaat uit je bundel.')
  await expect(limit(page)).toHaveCount(0)
  await expect(sum).toContainText('20 t/m 27 december: je betaalt niets extra, zolang je bundel niet op is.')

  await button(page, 'Marokko').press('Enter') // one of those that many go to
  await expect(country(page)).toHaveValue('Marokko')
  await expect(button(page, 'Marokko')).toBeFocused()
  await expect(costs(page, 'Marokko')).toBeVisible()
})

test('a trip: when it is near, then every screen announces it, and logging out wipes it', async ({ page, signIn, world }) => {
  const [today, from, until] = [inDays(0), inDays(2), inDays(4)]
  await signIn(31)
  await page.goto('/buitenland?land=TR')
  await expect(costs(page, 'Turkije')).toContainText('Het gaat van je tegoed af')
  await fillDays(page, numericDate(from), numericDate(until))
  await expect.poll(() => kept(page, 'travel-pack')).toMatchObject({ from, until })
  const file = page.waitForEvent('download')
  await button(page, 'Zet in je agenda').click()
  expect((await file).suggestedFilename()).toBe(`tureluur-reis-${from}.ics`)

  const told = page.getByText(/Morgen naar Turkije|Je bent in Turkije/)
  for (const [day, text] of [
    [today, null],
    [inDays(1), 'Morgen naar Turkije'],
    [until, 'Je bent in Turkije'],
  ] as const) {
    await world({ clock: `${day}T12:00:00+01:00` })
    await page.goto('/verbruik')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    if (text === null) await expect(told).toHaveCount(0)
    else await expect(told).toHaveText(text)
  }

  await page.getByRole('link', { name: 'Naar je reis' }).click()
  await expect(country(page)).toHaveValue('Turkije')
  await expect(page.getByLabel('Laatste dag')).toHaveValue(numericDate(until))

  const second = await page.context().newPage()
  const late = Promise.withResolvers<void>()
  await second.route(/endpoint=getUser&|endpoint=getUser$/, async (route) => {
    await late.promise
    await route.fallback()
  })
  await second.goto('/buitenland?land=TR')
  await fillDays(second, numericDate(from), numericDate(inDays(8)))
  late.resolve()
  await expect.poll(() => kept(second, 'travel-pack')).toMatchObject({ until: inDays(8) })
  await expect(second.getByLabel('Laatste dag')).toHaveValue(numericDate(inDays(8))) // not that of the trip that is known by now
  await expect(second.getByLabel('Laatste dag')).toBeFocused()
  await second.close()

  await button(page, 'Wis van dit toestel').click()
  await expect.poll(() => kept(page, 'travel-pack')).toBeNull()
  await country(page).focus()
  await button(page, 'Sluit melding').focus()
  await page.keyboard.press('Enter')
  await expect(country(page)).toBeFocused() // where the focus came from
  await page.reload()
  await expect(country(page)).toHaveValue('')

  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('zwitserland')
  await page.keyboard.press('Enter')
  await expect(costs(page, 'Zwitserland')).toBeVisible()
  await fillDays(page, numericDate(inDays(6)), numericDate(inDays(7)))
  await expect.poll(() => kept(page, 'travel-pack')).not.toBeNull()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu van/ })
    .click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/inloggen/)
  await expect.poll(() => kept(page, 'travel-pack')).toBeNull()
})
