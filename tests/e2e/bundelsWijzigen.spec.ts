import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
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

async function untilCheck(page: Page) {
  await page.goto('/bundels-wijzigen')
  await choice(page, 'Internet', /^20 GB/).check()
  await onward(page).click()
  await expect(heading(page)).toHaveText('Klopt dit?')
}

// Colours halfway through an animation cannot be checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('changing bundles', () => {
  test('choose, look, confirm; the overview follows, and it can be undone', async ({ page, signIn }) => {
    await signIn(1)
    await untilCheck(page)
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()
    await expect(
      page.getByText('Je betaalt € 0,50 per maand meer. Na 6 maanden betaal je € 15,00 per maand.').filter({ visible: true }),
    ).toBeVisible()
    await expectNoFindings(page)
    await order(page).click()
    await expect(page.getByText('Je bent er bijna! Heb je alles aangevinkt?').first()).toBeVisible()
    await terms(page).check()
    const sent = sentOf(page, 'changePostpaidCampaigns')
    await order(page).click()
    await done(page)
    await expect(heading(page)).toBeFocused()
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      activateComplete: false,
      campaignIDs: ['INET-20000.year.750', 'MAIN-UNL.year.550'],
      contractAccepted: true,
    })
    await expectNoFindings(page)
    const receipt = page.getByRole('main')
    await expect(receipt).toContainText(/Internet\s*20\sGB/)
    await expect(receipt).toContainText(/Per maand\s*€\s13,00/)
    await page.getByRole('link', { name: 'Naar je overzicht' }).click()
    await expect(page.getByText(/^Vanaf 1\s\w+ heb je 20\sGB internet\.$/)).toBeVisible()

    await page.goto('/bundels-wijzigen')
    await expect(page.getByText('Er is een wijziging onderweg')).toBeVisible()
    await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
    await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
    await expect(page.getByText('Je wijziging is ongedaan gemaakt.')).toBeVisible()
    await expect(choice(page, 'Internet', /^10 GB/)).toBeChecked()
  })

  test('by keyboard, on a wide screen, a new contract: both consents, and 14 days to think it over', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(22)
    await page.goto('/bundels-wijzigen')
    await expect(page.getByText('Je bundel van 2 GB verkopen we niet meer')).toBeVisible()
    await expectNoFindings(page)
    await choice(page, 'Kies hoelang je contract duurt', /Maandelijks/).focus()
    await page.keyboard.press('ArrowUp')
    await expect(choice(page, 'Kies hoelang je contract duurt', /^1 jaar/)).toBeChecked()
    // The old bundle is not sold for a year: nothing replaces it before the customer has chosen.
    await expect(page.getByRole('alert')).toContainText(/Internet: 2\sGB is er niet met ‘1 jaar’/)
    await expect(page.getByRole('radiogroup', { name: 'Internet' }).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(onward(page)).toHaveAccessibleDescription('Kies eerst een internetbundel.')
    await expectNoFindings(page)
    await choice(page, 'Internet', /^3 GB/).press('Space')
    await page.getByRole('checkbox', { name: "Onbeperkt sms'en" }).press('Space')
    await onward(page).press('Enter')
    await expect(heading(page)).toBeFocused()
    await terms(page).press('Space')
    await order(page).press('Enter')
    await expect(page.getByText('Ga je akkoord? Vink dan het boxje aan').first()).toBeVisible()
    await page.getByRole('checkbox', { name: /contractsamenvatting/ }).press('Space')
    await order(page).press('Enter')
    await done(page)
    await expect(page.getByText(/^Bedenk je je\? Je kunt dit tot en met/)).toBeVisible()
  })

  test('with a phone that is being paid off, small bundles say why not', async ({ page, signIn }) => {
    await signIn(16)
    await page.goto('/bundels-wijzigen')
    const small = page.getByRole('radiogroup', { name: 'Internet' }).locator('label').filter({ hasText: '3 GB' })
    await expect(small).toContainText('Zolang je een telefoon afbetaalt, heb je minimaal 6 GB internet nodig.')
    await small.click({ force: true })
    await expect(choice(page, 'Internet', /^10 GB/)).toBeChecked()
  })

  test('doubled by Compleet; another portfolio; a subscription that has stopped; a change on its way', async ({
    page,
    signIn,
  }) => {
    await signIn(20)
    await page.goto('/bundels-wijzigen')
    await expect(choice(page, 'Internet', /^20 GB.*Verdubbeld door Compleet/)).toBeChecked()
    await signIn(29)
    await page.goto('/bundels-wijzigen')
    await expect(choice(page, 'Internet', /^15 GB/)).toBeChecked()
    await expect(page.getByRole('checkbox', { name: "Onbeperkt sms'en" })).toHaveCount(0)
    for (const [account, reason, way] of [
      [3, /^Je abonnement is gestopt op /, 'Bekijk je abonnement'],
      [4, /^Je abonnement stopt op /, /^(?:Toch blijven|Neem contact op)/],
      [6, 'Je abonnement is geblokkeerd.', /^(?:Naar je facturen|Neem contact op)/],
    ] as const) {
      await signIn(account)
      await page.goto('/bundels-wijzigen')
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
    }
    await signIn(23)
    await page.goto('/bundels-wijzigen/controle')
    await expect(page).toHaveURL('/bundels-wijzigen')
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()
  })
})

test.describe('other bundles in the place of those on their way', () => {
  const others = (page: Page) => page.getByRole('button', { name: 'Andere bundels kiezen' })

  /** Until the confirming step, with other internet than what is on its way. */
  async function untilCheckOf(page: Page, internet: RegExp) {
    await page.goto('/bundels-wijzigen')
    await others(page).click()
    await choice(page, 'Internet', internet).check()
    await onward(page).click()
    await expect(page.getByText('Dit komt in plaats van je wijziging van 1')).toBeVisible()
  }

  test('filled with what is coming, compared with what there is; one change is left', async ({ page, signIn }) => {
    await signIn(23)
    await page.goto('/bundels-wijzigen')
    await expect(page.getByText(/Tot die dag kun je nog andere bundels kiezen\.$/)).toBeVisible()
    await expectNoFindings(page)
    await others(page).click()
    await expect(heading(page)).toBeFocused()
    await expect(choice(page, 'Internet', /^20 GB/)).toBeChecked()
    await expect(page.getByText(/^Wat je nu kiest, komt in plaats van je wijziging van 1/)).toBeVisible()
    // What there is now: that is the way back.
    await choice(page, 'Internet', /^10 GB/).check()
    await expect(onward(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Wijziging ongedaan maken' }).filter({ visible: true })).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Mijn wijziging laten staan' }).filter({ visible: true }).click()
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()

    await untilCheckOf(page, /^40 GB/)
    await page.reload()
    await expect(page.getByText('10 GB wordt 40 GB')).toBeVisible()
    await expectNoFindings(page)
    await terms(page).check()
    const sent = sentOf(page, 'changePostpaidCampaigns')
    await order(page).click()
    await done(page)
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ replaces: expect.stringContaining('INET-20000') })
    await page.getByRole('link', { name: 'Naar je overzicht' }).click()
    await expect(page.getByText(/^Vanaf 1\s\w+ heb je 40\sGB internet\.$/)).toBeVisible()
    await page.goto('/instellingen/abonnement')
    await expect(page.getByText(/Internet: 40\sGB/)).toBeVisible()
    await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
    await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
    await expect(page.getByText('Je wijziging is ongedaan gemaakt.')).toBeVisible()
    await page.goto('/bundels-wijzigen')
    await expect(choice(page, 'Internet', /^10 GB/)).toBeChecked()
  })

  test('not what was ordered elsewhere meanwhile', async ({ page, signIn, allow }) => {
    allow(calls)
    await signIn(23)
    await untilCheckOf(page, /^40 GB/)
    await terms(page).check()
    const headers = { 'X-Requested-With': 'mijn', 'Idempotency-Key': crypto.randomUUID() }
    const { result } = await (await page.request.get('/api/get?endpoint=getPostpaidOptionsV2', { headers })).json()
    const data = {
      activateComplete: false,
      campaignIDs: ['INET-6000.year.550', 'MAIN-UNL.year.550'],
      contractAccepted: true,
      replaces: result.pendingId,
    }
    await expect(await page.request.put('/api/put?endpoint=changePostpaidCampaigns', { headers, data })).toBeOK()
    await order(page).click()
    await expect(page.getByRole('alert')).toContainText('Er is al een wijziging onderweg.')
    await page.goto('/bundels-wijzigen')
    await expect(page.getByText('10 GB wordt 6 GB')).toBeVisible()
    await expect(others(page)).toBeVisible()
  })
})

test.describe('what was chosen', () => {
  test('stays after a reload, and on the way back; a deep link leads to the first step that is open', async ({
    page,
    signIn,
  }) => {
    await signIn(1)
    await page.goto('/bundels-wijzigen/controle')
    await expect(page).toHaveURL('/bundels-wijzigen')
    await page.goto('/bundels-wijzigen/bedankt')
    await expect(page).toHaveURL('/bundels-wijzigen')
    await untilCheck(page)
    await page.reload()
    await expect(page.getByText('10 GB wordt 20 GB')).toBeVisible()
    await page.goBack()
    await expect(choice(page, 'Internet', /^20 GB/)).toBeChecked()
  })

  test('is not thrown away without asking: by a link, by Back, by the logo', async ({ page, signIn }) => {
    await signIn(1)
    await page.goto('/')
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
})

test.describe('one change', () => {
  test('a server that fails: everything stays as it was filled in; another price is shown before it is agreed to', async ({
    page,
    signIn,
    world,
    allow,
  }) => {
    allow(calls)
    await signIn(1)
    await untilCheck(page)
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
    await order(page).click()
    await done(page)
  })
})
