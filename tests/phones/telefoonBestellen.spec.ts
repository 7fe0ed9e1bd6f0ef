import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { traces, wordsIn } from '../support/canary.ts'
import { eventsOf } from '../support/dataLayer.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import {
  choosePhone,
  confirmPhone,
  DOCUMENT,
  heading,
  identify,
  income,
  orderPhone,
  PHONE,
  tellIncome,
} from '../support/phoneOrder.ts'
import { expect, test } from '../support/test.ts'

const at = (page: Page, name: string) => page.getByRole('button', { name })
const SECRETS = [...Object.values(income), DOCUMENT]
const INCOME = 'Je inkomen en lasten'
const DONE = 'Gelukt! Je Talura S2 komt eraan'

type Event = Awaited<ReturnType<typeof eventsOf>>[number]
function words(event: Event): string[] {
  if (event.event === 'funnel') return [`${event.flow} ${event.funnel_step}`]
  if (event.event === 'option') return [`option ${event.option} ${event.value}`]
  if ('ecommerce' in event) return [`${event.event} ${event.ecommerce.items.map(({ item_id }) => item_id).join(' ')}`]
  return []
}

test.describe('who agreed to being measured', () => {
  test.use({ cookies: 'accepted' })

  test('a phone: when it is ordered with a smaller loan, then it is paid at the second try and nothing personal is stored', async ({
    page,
    signIn,
    allow,
  }) => {
    allow(/verifyRetentionHandsetCode → 422|status of 422/)
    const told = async () => (await eventsOf(page)).flatMap(words)
    await signIn(24)
    await test.step('left halfway', async () => {
      await choosePhone(page)
      await expect(heading(page)).toHaveText(INCOME)
      await page.getByRole('link', { name: 'Tureluur' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Weggaan' }).click()
      await expect(heading(page)).not.toHaveText(INCOME)
      await expect.poll(async () => (await told()).slice(-2)).toEqual(['handset cancel', 'remove_from_cart ph07'])
    })
    const news: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('updateAdvertising')) news.push(new URL(page.url()).pathname)
    })
    await page.goto(PHONE)
    await page.getByLabel('Houd me op de hoogte van acties en nieuws.').check()
    await choosePhoneHere(page)
    await tellIncome(page)
    const panel = page.getByRole('dialog', { name: 'Dit bedrag past niet' })
    await expect(panel).toContainText('maximaal € 18,00 per maand')
    await expect(panel).toContainText('Je betaalt dan nu € 123,41.')
    await panel.getByRole('button', { name: 'Pas mijn bedrag aan' }).click()
    await expect(page.getByText(/24\s×\s€\s18,00 per maand, nu €\s123,41/)).toBeVisible()
    await identify(page)
    await expect(page.getByText('€ 432,00').first()).toBeVisible()
    // € 123,41 now, and 24 times € 18,00 for the phone and € 11,00 for the subscription.
    const total = page.getByText('Samen in 24 maanden').filter({ visible: true }).first().locator('..')
    await expect(total).toContainText('€ 819,41')
    await expect(page.getByText('€ 123,41').first()).toBeVisible()

    // Ordering requires the consents; the documents can be read before.
    await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
    await at(page, 'Bestellen en betalen').click()
    await expect(page.getByText('Je bent er bijna! Heb je alles aangevinkt?')).toBeVisible()
    await expect(page.getByText('Ga je akkoord? Vink dan het boxje aan')).toHaveCount(3)
    const download = page.waitForEvent('download')
    await page.locator('summary').filter({ hasText: 'Je abonnement' }).click() // the details are one line each
    await at(page, 'Contractsamenvatting (pdf)').click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await orderPhone(page)
    await expect(page.getByLabel('Code uit de sms')).toBeFocused()
    await expect(page.getByRole('dialog')).toContainText(/Talura S2, 24\s×\s€\s18,00 per maand, nu €\s123,41/)
    await confirmPhone(page, '111111')
    await expect(page.getByLabel('Code uit de sms')).toHaveAccessibleDescription(
      'Deze code klopt niet. Kijk nog eens in je sms. 6 cijfers',
    )
    expect(await told()).toEqual([
      'handset start',
      'handset overview',
      'option duration twoYearBindingPeriod',
      'add_to_cart ph07',
      'begin_checkout ph07',
      'handset overview',
      'checkout ph07',
      'handset overview',
      'checkout ph07',
      'handset summary',
      'checkout ph07', // a mistyped code is no failed order
    ])
    expect(wordsIn(JSON.stringify(await eventsOf(page)), SECRETS)).toEqual([])
    await confirmPhone(page)
    await atBank(page, 'Ik annuleer')
    await expect(heading(page)).toHaveText('Betaling geannuleerd')
    await expect(page.getByText(/^We bewaren je bestelling tot \d\d:\d\d\.$/)).toBeVisible()
    await expect(at(page, 'Opnieuw betalen')).toHaveCount(1)
    await expect(page.getByText('Opnieuw proberen')).toHaveCount(0)
    expect(await traces(page, SECRETS)).toEqual([])
    // Any tab can reopen it, also one without the choices.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(at(other, 'Opnieuw betalen')).toBeVisible()
    await expect(other.getByText('Samen in 24 maanden').locator('..')).toContainText('€ 819,41')
    // The overview counts how long it is kept.
    await other.goto('/')
    await expect(
      other.getByText(/^Je bestelling wacht op betaling\. We bewaren hem tot \d\d:\d\d, nog (?:29|30)\sminuten\.$/),
    ).toBeVisible()
    await expectNoFindings(other, 'an order that waits')
    await other.close()
    await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
    await at(page, 'Opnieuw betalen').click()
    await atBank(page, 'Betaling lukt')
    await expect(heading(page)).toHaveText(DONE)
    await expect.poll(told).toEqual(['handset confirmation', 'purchase ph07'])
    await expect.poll(() => news).toEqual([`${PHONE}/bedankt`]) // not before there is an order
    await expect(page.getByText('€ 432,00')).toBeVisible()
    await expect(total).toContainText('€ 819,41')
    expect(await traces(page, SECRETS)).toEqual([])
    await page.reload()
    await expect(heading(page)).toHaveText(DONE)
    await goTo(page, PHONE)
    await expect(heading(page)).toHaveText('Foutje') // one phone at a time
  })
})

/** Continues with the preselected values. */
const choosePhoneHere = (page: Page) => page.getByRole('button', { name: 'Volgende' }).filter({ visible: true }).first().click()
