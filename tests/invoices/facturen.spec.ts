import type { Page, Request } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const DAY = '2027-03-20'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page) => part(page, '2027').getByRole('listitem')
const newest = (page: Page) => rows(page).first().getByRole('link')
const asks = (operation: string) => (request: Request) => request.url().includes(`endpoint=${operation}`)

test('by keyboard from the overview to what comes next, an invoice, its document, the calls behind it, and back to where one was', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: DAY })
  await signIn(2)
  await page.goto('/')
  const way = page.getByRole('link', { name: 'Facturen' }).first()
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Je facturen')
  await expect(heading(page)).toBeFocused()
  const next = part(page, 'Je volgende factuur')
  await expect(next).toContainText(/Verwacht op \d/)
  await expect(next).toContainText(/Nieuw sinds \d/)
  await expect(next).toContainText(/Vast voor [a-z]/)
  const total = await next.locator('p.num').textContent()
  await page.getByRole('link', { name: 'Bekijk wat erop staat' }).press('Enter')
  await expect(heading(page)).toHaveText('Je volgende factuur')
  await expect(page.locator('p.title-page')).toHaveText([total ?? ''])
  await page.goBack()
  await expect(rows(page).first()).toContainText(
    /Factuur 1\smaart€\s1,50 hoger: je belde meer naar 0900-nummers \(€\s\+3,15\), .* en nog 2 verschillen\. Betaald op 8\smaart/,
  )
  await newest(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Factuur 1 maart 2027')
  await expect(page.getByText(/^€\s1,50 hoger: je belde meer naar 0900-nummers \(€\s\+3,15\), /)).toBeVisible()
  await expect(page).toHaveTitle(/^Factuur \|/) // no personal data
  await expect(page).toHaveURL(/\/factuur\/[a-z0-9]{10}$/)

  // each line gives its reason and its calculation
  const spec = part(page, 'Factuurspecificatie')
  await expect(spec).toContainText('Internetbundel 3 GB')
  await expect(spec).toContainText('Vaste kosten (maart)')
  await expect(spec).toContainText('Je betaalt je bundels vooruit.')
  await expect(spec).toContainText(/\d+\ssms × €\s0,15/)

  // the steps add up to the difference, to the cent
  const cents = (text: string) => Number(text.replace(/[^\d-]/g, ''))
  const steps = (
    await part(page, 'Verschil met de factuur van 1 februari').getByRole('row').getByRole('cell').allTextContents()
  ).map(cents)
  expect(steps.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(steps.at(-1))
  expect(cents((await spec.locator('dd').last().textContent()) ?? '')).toBe(steps.at(-1))

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Factuur downloaden (pdf)' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('factuur-2027-03.pdf')

  await spec.getByRole('link', { name: "Bekijk de gesprekken en sms'jes" }).press('Enter')
  await expect(heading(page)).toHaveText('Bellen en sms')
  await expect(page).toHaveURL(/periode=2027-02-01/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Factuur 1 maart 2027')

  // a step leads to the calls that make up its line, which cost as much
  const sms = await spec
    .getByText(/Sms buiten je bundel/)
    .locator('xpath=ancestor::dt/following-sibling::dd')
    .textContent()
  await part(page, 'Verschil met de factuur van 1 februari').getByRole('link', { name: /^Sms/ }).press('Enter')
  await expect(page).toHaveURL(/bellen-en-sms\?periode=2027-02-01&kosten=sms#kosten$/)
  const sum = page.locator('#kosten')
  await expect(sum).toContainText(`Wat op je factuur staat bij Sms: `)
  await expect(sum).toContainText(`samen ${sms}.`)
  await sum.getByRole('button', { name: 'Toon alles' }).press('Enter')
  await expect(sum).toHaveCount(0)
  await page.goBack()

  await goTo(page, '/factuur/onbekend')
  await expect(heading(page)).toHaveText('Foutje')
  await expect(page).toHaveTitle(/^Deze factuur bestaat niet of is niet van jou\./)
})

test('a new customer has none, and reads when the first one comes', { tag: '@deep' }, async ({ page, signIn, world }) => {
  await world({ clock: DAY })
  await signIn(27)
  await page.goto('/facturen')
  await expect(page.getByText('Je eerste factuur komt rond 1 april.')).toBeVisible()
  await page.goto('/factuur/vorige-maand')
  await expect(page.getByText('Van vorige maand is er geen factuur.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Naar alle facturen' }).last().click()
  await page.getByRole('link', { name: 'Bekijk wat erop staat' }).click()
  await expect(page.getByText('18 dagen × € 12,50 per maand × 12 / 365 = € 7,40')).toBeVisible()
})

test('without a connection it says what is needed, and nothing of it has rested on the device; a broken server can be tried again', {
  tag: '@deep',
}, async ({ page, context, signIn, world, allow }) => {
  allow(/getInvoices.* → 500/, /getNextInvoice.* → net::ERR_/, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(1)
  await world({ faults: { getInvoices: '500' } })
  await page.goto('/facturen')
  await closeErrorDialog(page)
  await expect(page.getByText('We kunnen je facturen nu niet laden. Probeer het zo nog eens.')).toBeVisible()
  await world({ faults: null })
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(part(page, 'Je volgende factuur')).toBeVisible()

  const asked = page.waitForRequest(asks('getInvoice&'))
  await page.locator('main li a[href^="/factuur/"]').first().click()
  await asked
  await expect(part(page, 'Factuurspecificatie')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const all = await Promise.all(
      names.map(
        (name) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const { result: db } = opening
              const stores = [...db.objectStoreNames]
              if (stores.length === 0) return resolve('')
              const reading = stores.map(
                (store) =>
                  new Promise((done) => {
                    const rows = db.transaction(store).objectStore(store).getAll()
                    rows.onsuccess = () => done(rows.result)
                  }),
              )
              void Promise.all(reading).then((rows) => resolve(JSON.stringify(rows)))
            }
          }),
      ),
    )
    return all.join() + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })
  })
  expect(kept).not.toMatch(/paidOn|getInvoice|4100001/)

  const next = page.getByRole('link', { name: 'Wat komt er op je volgende factuur?' })
  await world({ faults: { getNextInvoice: 'network' } })
  await next.focus() // prefetches the code, and tries the answer in vain
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Factuur downloaden (pdf)' })).toHaveAccessibleDescription(
    'Je bent offline. Dit kan alleen met internet.',
  )
  await next.press('Enter')
  await expect(heading(page)).toHaveText('Je volgende factuur')
  await expect(page.getByText('Je facturen bewaren we niet op dit toestel')).toBeVisible()
})
