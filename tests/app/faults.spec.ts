import type { Route } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expect, test } from '../support/test.ts'

const retry = 'Probeer het opnieuw'
const expected = /→ (?:40[13]|404|429|5\d\d|net::)/

/** Server faults: a dialog reports them, besides the block that asked. */
const serverFaults = ['500', '503', '200-with-500']

/** One fault of each kind: a server error, no connection, and an invalid answer (all faults: api/border). */
const kinds = ['500', 'network', 'null-fields']

test('the overview: when its figures cannot be read, then only their place says so and another try brings them', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(expected)
  await signIn(1)
  for (const fault of kinds) {
    await world({ faults: { postpaidOverview: fault } })
    await page.goto('/')
    if (serverFaults.includes(fault)) {
      await closeErrorDialog(page)
      await expect(page.getByText('We kunnen je overzicht nu niet laden. Probeer het zo nog eens.')).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
    await expect(page.getByRole('button', { name: retry }), fault).toBeVisible()
    await expect(page.getByRole('button', { name: /^Menu van Zonnetj/ })).toBeVisible()
    await expect(page.getByText(/NaN|undefined|null|Infinity/)).toHaveCount(0)
  }
  // Last, because from then on the device has figures to show.
  await world({ faults: null })
  await page.getByRole('button', { name: retry }).click()
  await expect(page.getByText('5,8').first()).toBeVisible()
})

test('an outage: when several reads fail, then one dialog opens and another try from there brings all of them back', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(expected)
  await signIn(1)
  await world({ faults: { postpaidOverview: '500', getUsage: '503', getUsPs: '200-with-500' } })
  await page.goto('/')
  const dialog = page.locator('dialog#ErrorModal')
  await expect(dialog.getByRole('button')).toHaveText(['', 'Probeer het opnieuw', 'Sluiten'])
  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click()
  await page.getByRole('button', { name: retry }).click()
  await page.getByRole('link', { name: 'Verbruik', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbruik' })).toBeVisible()
  await expect(page.getByRole('button', { name: retry })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.goto('/verbruik')
  await expect(dialog).toBeVisible()
  await world({ faults: null })
  await dialog.getByRole('button', { name: retry }).click()
  await expect(page.getByText('Bijgewerkt').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the overview: when a refresh fails, then the figures stay and a text beside them says so', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(expected)
  await signIn(1)
  await page.goto('/')
  await expect(page.getByText('5,8').first()).toBeVisible()
  await world({ faults: { postpaidOverview: '500' } })
  await page.getByRole('button', { name: 'Vernieuwen' }).click()
  await expect(page.getByText(/niet gelukt/).first()).toBeVisible()
  await expect(page.getByText('5,8').first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a screen that was left: when its change is refused afterwards, then a message says so and the focus stays', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/→ 409|status of 409/)
  await signIn(1)
  await page.goto('/instellingen/gegevens')
  const call = Promise.withResolvers<Route>()
  await page.route(/endpoint=updateVatInvoice/, call.resolve)
  await page.getByRole('switch', { name: /btw/ }).click()
  const held = await call.promise
  await page.getByRole('link', { name: 'Facturen' }).first().click()
  const title = page.getByRole('heading', { level: 1, name: 'Facturen' })
  await expect(title).toBeFocused()
  await held.fulfill({ status: 409, json: { error: true, statusCode: 409, message: 'Conflict', code: 'ALREADY' } })
  await expect(page.getByText('Wijzigen is niet gelukt. De instelling staat weer zoals hij stond.')).toBeVisible()
  await expect(title).toBeFocused()
})

test('two periods in a row: when the first answer comes last, then the newest period stays on screen', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await page.goto('/verbruik/internet')
  await expect(page.getByText('Bijgewerkt').first()).toBeVisible()
  const period = page.getByRole('combobox', { name: 'Periode' })
  const [, october, september] = await period
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const answered = (id: string | undefined) => page.waitForResponse((answer) => answer.url().includes(`%22${id}%22`))
  const [late, newest] = [answered(october), answered(september)]
  const days = page.getByRole('table').getByRole('row')
  const [before] = await days.allInnerTexts().then((rows) => rows.slice(1))
  await world({ faults: { getUsage: { fault: 'late', times: 1 } } })
  await page.getByRole('button', { name: 'Vorige periode' }).click()
  await page.getByRole('button', { name: 'Vorige periode' }).click()
  await newest
  await expect(days.nth(1)).not.toHaveText(before ?? '', { useInnerText: true })
  const shown = await days.allInnerTexts()
  await late
  await expect(period).toHaveValue(september ?? '')
  expect(await days.allInnerTexts()).toEqual(shown)
})
