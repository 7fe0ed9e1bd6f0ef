import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choice = (page: Page, group: string, name: RegExp | string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
const onward = (page: Page) => page.getByRole('button', { name: 'Controleer je keuze' }).filter({ visible: true })
const order = (page: Page) =>
  page.getByRole('button', { name: /^(?:Bestellen met betaalplicht|Wijziging bevestigen)$/ }).filter({ visible: true })
const terms = (page: Page) => page.getByRole('checkbox', { name: /algemene voorwaarden/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wijzigingen niet bewaren?' })
const done = (page: Page) => expect(heading(page)).toHaveText('Je nieuwe bundels zijn geregeld')
const calls =
  /(?:PUT|GET|DELETE) \/api\/(?:put|get|delete)\?endpoint=(?:changePostpaidCampaigns|getOrderOutcome|undoPostpaidChange)/

const CAMPAIGNS = ['INET-20000.year.775', 'MAIN-UNL.year.550']

/** Chooses this internet, up to the confirming step. */
async function chooseOf(page: Page, internet: RegExp) {
  await choice(page, 'Internet', internet).check()
  await onward(page).click()
  await expect(heading(page)).toHaveText('Klopt dit?')
}

/** Orders 6 GB in the place of the change on its way, as another device does. */
async function changeElsewhere(page: Page) {
  const headers = { 'X-Requested-With': 'mijn', 'Idempotency-Key': crypto.randomUUID() }
  const { result } = await (await page.request.get('/api/get?endpoint=getPostpaidOptionsV2', { headers })).json()
  const data = {
    activateComplete: false,
    campaignIDs: ['INET-6000.year.550', 'MAIN-UNL.year.550'],
    contractAccepted: true,
    replaces: result.pendingId,
  }
  await expect(await page.request.put('/api/put?endpoint=changePostpaidCampaigns', { headers, data })).toBeOK()
}

test('bundles: when a change is ordered, then it is announced everywhere until it is undone', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(calls)
  await signIn(1)
  await test.step('an address halfway leads to the first step that is open', async () => {
    await page.goto('/bundels-wijzigen/controle')
    await expect(page).toHaveURL('/bundels-wijzigen')
  })
  await test.step('what was used in three months is drawn on the glasses, and marks the smallest that holds it', async () => {
    await expect(page.getByText(/^De streepjes in de glazen zijn wat je gebruikte: .*\sGB in \S+, .* en .*\.$/)).toBeVisible()
    await expect(page.getByText('Genoeg voor jou')).toHaveCount(1)
  })
  await test.step('the choice stays after a reload and on the way back', async () => {
    await chooseOf(page, /^20 GB/)
    await page.reload()
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()
    await expect(
      page.getByText('Je betaalt € 0,50 per maand meer. Na 6 maanden betaal je € 15,00 per maand.').filter({ visible: true }),
    ).toBeVisible()
    await page.goBack()
    await expect(choice(page, 'Internet', /^20 GB/)).toBeChecked()
    await onward(page).click()
  })
  await test.step('a server that fails, and another price', async () => {
    await order(page).click()
    await expect(page.getByText('Je bent er bijna! Heb je alles aangevinkt?').first()).toBeVisible()
    await terms(page).check()
    await world({ faults: { changePostpaidCampaigns: { fault: '500', times: 1 } } })
    await order(page).click()
    await closeErrorDialog(page)
    await expect(page.getByRole('alert')).toContainText('Wijzigen is niet gelukt. Je bundels zijn niet veranderd.')
    await expect(terms(page)).toBeChecked()
    await world({ priceRise: 25 })
    await order(page).click()
    await expect(page.getByRole('alert')).toContainText('Het was € 13,00 en is nu € 13,25.')
    await expect(page.getByText('€ 13,25').filter({ visible: true }).first()).toBeVisible()
  })
  const sent = sentOf(page, 'changePostpaidCampaigns')
  await order(page).click()
  await done(page)
  await expect(heading(page)).toBeFocused()
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ campaignIDs: CAMPAIGNS, contractAccepted: true })
  await expect(page.getByRole('main')).toContainText(/Internet\s*20\sGB/)
  await expect(page.getByRole('main')).toContainText(/Per maand\s*€\s13,25/)
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText(/^Vanaf 1\s\w+ heb je 20\sGB internet\.$/)).toBeVisible()

  await goTo(page, '/bundels-wijzigen')
  await expect(page.getByText('Er is een wijziging onderweg')).toBeVisible()
  await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
  await expect(page.getByText('Je wijziging is ongedaan gemaakt.')).toBeVisible()
  await expect(choice(page, 'Internet', /^10 GB/)).toBeChecked()
})

test('a change on its way: when other bundles are chosen, then they take its place', async ({ page, signIn, allow }) => {
  allow(calls)
  const others = page.getByRole('button', { name: 'Andere bundels kiezen' })
  await signIn(23)
  await page.goto('/bundels-wijzigen')
  await expect(page.getByText(/Tot die dag kun je nog andere bundels kiezen\.$/)).toBeVisible()
  await expectNoFindings(page, 'a change on its way')
  await others.click()
  await expect(heading(page)).toBeFocused()
  await expect(choice(page, 'Internet', /^20 GB/)).toBeChecked()
  await expect(page.getByText(/^Wat je nu kiest, komt in plaats van je wijziging van 1/)).toBeVisible()
  await test.step('what there is now is the way back', async () => {
    await choice(page, 'Internet', /^10 GB/).check()
    await expect(onward(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Wijziging ongedaan maken' }).filter({ visible: true })).toBeVisible()
    await expectNoFindings(page, 'back to what there is')
    await page.getByRole('button', { name: 'Mijn wijziging laten staan' }).filter({ visible: true }).click()
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()
  })
  await test.step('another change was ordered elsewhere meanwhile', async () => {
    await others.click()
    await chooseOf(page, /^40 GB/)
    await expect(page.getByText('Dit komt in plaats van je wijziging van 1')).toBeVisible()
    await terms(page).check()
    await changeElsewhere(page)
    await order(page).click()
    await expect(page.getByRole('alert')).toContainText('Er is al een wijziging onderweg.')
    await page.goto('/bundels-wijzigen')
    await expect(page.getByText('10 GB wordt 6 GB')).toBeVisible()
  })
  await others.click()
  await chooseOf(page, /^40 GB/)
  await terms(page).check()
  const sent = sentOf(page, 'changePostpaidCampaigns')
  await order(page).click()
  await done(page)
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ replaces: expect.stringContaining('INET-6000') })
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText(/^Vanaf 1\s\w+ heb je 40\sGB internet\.$/)).toBeVisible()
})

test('chosen bundles: when the customer leaves, then the app asks first', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/verbruik')
  await expect(heading(page)).toHaveText('Je verbruik') // the app counts its history entries from here
  await page.evaluate(() => history.pushState(null, '', '/bundels-wijzigen'))
  await choice(page, 'Internet', /^20 GB/).check()
  await page.goBack()
  await expect(dialog(page)).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Verder met wijzigen' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/bundels-wijzigen')
  await expect(choice(page, 'Internet', /^20 GB/)).toBeChecked()
  await page.getByRole('link', { name: 'Overzicht', exact: true }).click()
  await expect(dialog(page).getByRole('button').last()).toHaveText('Weggaan') // the safe choice comes first
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/bundels-wijzigen')
  await page.goBack()
  await page.getByRole('button', { name: 'Weggaan' }).click()
  await expect(page).toHaveURL('/verbruik')
  await expect(heading(page)).toHaveText('Je verbruik')
  await page.goForward()
  await expect(choice(page, 'Internet', /^10 GB/)).toBeChecked()
})
