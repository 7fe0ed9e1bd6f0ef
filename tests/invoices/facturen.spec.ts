import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const DAY = '2027-03-20'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page) => part(page, '2027').getByRole('listitem')
const newest = (page: Page) => rows(page).first().getByRole('link')

test('invoices: when one is opened by keyboard, then its lines lead to its document and the calls behind it', async ({
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
