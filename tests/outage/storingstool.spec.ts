import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { hostileHtml } from '../support/hostileHtml.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const problem = (page: Page, name: string) => page.getByRole('button', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Volgende')
const zipCode = (page: Page) => page.getByLabel('Postcode')
const report = (page: Page) => button(page, 'Storing melden')
const step = (page: Page, name: string) => page.getByRole('region', { name })
const reference = (page: Page) => page.getByText(/^Je meldingsnummer is ST-26\d{3}-\d{3}\.$/)

/** From the start to the steps to try, at a place. */
async function tryAt(page: Page, place: string) {
  await page.goto('/storingstool')
  await problem(page, 'Mijn mobiele internet werkt niet').click()
  await zipCode(page).fill(place)
  await next(page).click()
}

test('a known outage: when it is reported, then there is one report whatever becomes of the answer', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/reportOutage → (?:500|net::)/)
  await world({ clock: '2026-11-20T14:30:00+01:00' })
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: /^Storingstool/ }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(/werkt er niet\?|Werkt er iets niet\?/)).toHaveCount(1) // asked once
  await problem(page, 'Ik heb geen bereik').click() // a press is the answer
  await zipCode(page).fill('1012')
  await next(page).click()
  await expect(zipCode(page)).toHaveAccessibleDescription(/^Deze postcode klopt niet\./)
  await zipCode(page).fill('1012ab')
  await next(page).click()
  await expect(page.getByText('Er is een storing in Amsterdam-Centrum')).toBeVisible()
  await expect(page.getByText('We werken eraan. We verwachten dat het om 17:00 is opgelost.')).toBeVisible()
  // A customer with a known outage can skip the steps, or still try them.
  await expect(button(page, 'Ik weet genoeg')).toBeVisible()
  await expect(button(page, 'Nee, ik wil het melden')).toBeHidden()
  await page.getByText('Is er iets anders aan de hand?').click()
  await expect(page.getByText('Je simkaart is actief.')).toBeVisible()
  await expect(page.getByText(/dataplafond/)).toHaveCount(0) // not related to it
  await expect(page.getByRole('strong').filter({ hasText: 'glasvezelkabel' })).toBeVisible()
  const more = page.getByRole('link', { name: 'Lees meer over deze storing (opent in een nieuw tabblad)' })
  await expect(more).toHaveAttribute('target', '_blank')
  await expect(more).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(more).toHaveAttribute('href', /^\/demo\/buiten\?naar=/)

  await button(page, 'Houd me op de hoogte per sms').click()
  await expect(page.getByText('Ik heb geen bereik, 1012 AB')).toBeVisible()
  await expect(page.getByLabel('06-nummer')).toHaveValue('06 90 00 00 01')
  await expect(page.getByLabel('Tijd')).toHaveValue('14:30') // the current time
  await page.getByLabel('Tijd').fill('15:00')
  await report(page).click()
  await expect(page.getByLabel('Tijd')).toHaveAccessibleDescription(/^Kies een tijd die al geweest is\./)
  await page.getByLabel('Tijd').fill('905')
  await page.getByLabel('Toelichting').fill('a'.repeat(501))
  await expect(page.getByLabel('Tijd')).toHaveValue('09:05')
  await report(page).click()
  await expect(page.getByLabel('Toelichting')).toHaveAccessibleDescription(/^Je tekst is te lang\. Gebruik maximaal 500 tekens\./)
  await page.getByLabel('Toelichting').fill('Sinds vanochtend.')
  await world({ faults: { reportOutage: { fault: '500', times: 1 } } })
  const sent = page.waitForRequest(/reportOutage/)
  await report(page).click()
  expect((await sent).postDataJSON()).toEqual({
    type: 'NO_COVERAGE',
    zipCode: '1012 AB',
    since: '2026-11-20T08:05:00.000Z',
    message: 'Sinds vanochtend.',
    phoneNumber: '0690000001',
    outage: 'outage-1012',
  })
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Melden is niet gelukt. Probeer het opnieuw.')
  await world({ faults: { reportOutage: { fault: 'lost', times: 1 } } })
  await report(page).evaluate((element) => {
    for (let press = 0; press < 5; press += 1) if (element instanceof HTMLElement) element.click()
  })
  await expect(heading(page)).toHaveText('Bedankt voor je melding')
  await expect(heading(page)).toBeFocused()
  await expect(reference(page)).toHaveText('Je meldingsnummer is ST-26001-001.')
  await page.reload()
  await expect(reference(page)).toBeVisible()
  await page.goBack()
  await expect(step(page, 'Wat werkt er niet?')).toBeVisible() // the report is cleared
  await goTo(page, '/storingstool/bedankt')
  await expect(page).toHaveURL('/storingstool')
})

test('an outage with hostile markup: when its text is shown, then nothing runs, leads away or changes the page', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/violates the following Content Security Policy/) // the second defence: the policy blocks it while the sanitiser parses it
  await signIn(1)
  const result = Object.values(hostileHtml).map((html, index) => ({
    kind: 'outage',
    id: `x${index}`,
    area: 'Nergens',
    expectedEnd: null,
    text: `<h3>Begin</h3>${html}`,
  }))
  await page.route(/getOutages/, (route) => route.fulfill({ json: { result } }))
  await tryAt(page, '1012 AB')
  await expect(page.getByRole('heading', { name: 'Begin' })).toHaveCount(result.length)
  const texts = page.locator('[data-rich-text]')
  expect(
    await texts.evaluateAll((places) =>
      places.flatMap((place) => [...place.querySelectorAll('*')].map((element) => element.localName)),
    ),
  ).toEqual(expect.arrayContaining(['h3', 'p', 'a', 'strong']))
  const wrong = await texts.evaluateAll((places) =>
    places.flatMap((place) =>
      [...place.querySelectorAll('*')].flatMap((element) => {
        const isOurs = ['H3', 'P', 'A', 'STRONG', 'SPAN'].includes(element.tagName)
        const attributes = element.getAttributeNames().filter((name) => !['href', 'target', 'rel', 'class'].includes(name))
        const href = element.getAttribute('href') ?? '/demo/buiten'
        const isSafe = href.startsWith('/demo/buiten') && [null, '_blank'].includes(element.getAttribute('target'))
        return isOurs && attributes.length === 0 && isSafe ? [] : [element.outerHTML]
      }),
    ),
  )
  expect(wrong).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  for (const link of await texts.getByRole('link').all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page).toHaveURL(/storingstool/)
})

test('the outage tool: when it is walked by keyboard, then Back is one step and the place is never asked of the device', async ({
  page,
  signIn,
  world,
}) => {
  await page.addInitScript(() => {
    for (const ask of ['getCurrentPosition', 'watchPosition'] as const)
      Geolocation.prototype[ask] = () => {
        throw new Error('asked for the place of the device')
      }
  })
  await world({ clock: '2026-11-20T14:30:00+01:00' })
  await signIn(26)
  await page.goto('/storingstool')
  await problem(page, 'Ik heb geen bereik').focus()
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('Tab')
  await expect(problem(page, 'Mijn mobiele internet is traag')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Waar ben je?')).toBeFocused()
  await button(page, 'Ik ben thuis, in West-Terschelling').press('Enter')
  await expect(step(page, 'Probeer dit eerst')).toBeFocused()
  await expect(page.getByText('Op 21 november tussen 01:00 en 05:00 kan je verbinding wegvallen.')).toBeVisible()
  await expect(page.getByText('Je dataplafond staat uit.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /dataplafond/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Staat mobiele data aan?' }).press('Space')

  await page.goBack()
  await expect(zipCode(page)).toHaveValue('8881 ZZ')
  await page.goBack()
  await expect(problem(page, 'Mijn mobiele internet is traag')).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'Staat mobiele data aan?' })).toBeChecked()
  await button(page, 'Nee, ik wil het melden').press('Enter')
  await page.getByLabel('Toelichting').fill('Het begon bij eb.')
  await button(page, 'Terug').press('Enter')
  await button(page, 'Nee, ik wil het melden').press('Enter')
  await expect(page.getByLabel('Toelichting')).toHaveValue('Het begon bij eb.')

  // The choices are stored for the tab; the location and the description are not.
  const rests = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(rests).toContain('SLOW_DATA')
  for (const personal of ['8881', 'eb.', '0690000026', '06 90']) expect(rests).not.toContain(personal)
  await page.reload()
  await expect(zipCode(page)).toHaveValue('')
  await zipCode(page).fill('1234 AB')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We zien geen storing')).toBeVisible()
  await button(page, 'Ja, het werkt weer').press('Enter')
  await expect(page.getByText('Fijn dat het weer werkt.')).toBeVisible()
  await expect(heading(page)).toHaveText(/^Hoi/) // the customer has left the tool
  await goTo(page, '/storingstool')
  await expect(problem(page, 'Mijn mobiele internet is traag')).toBeVisible()
  await expect(page.locator('main [aria-current=true]')).toHaveCount(0)
})
