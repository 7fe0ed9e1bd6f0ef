import type { Page } from '@playwright/test'
import { canary } from '../../support/canary.ts'
import { eventsOf, measures } from '../../support/dataLayer.ts'
import { logIn } from '../../support/guests.ts'
import { chooseBundles, confirmBundles } from '../../support/ordered.ts'
import { expect, test } from '../../support/test.ts'

/** Personal data of customer 1 that must not occur here: identity, address, payment method and debts. */
const personal = [...canary.personal, 'usr', 'voorbeeld', '14,30', '1430', '12,50', 'marker']

type Event = Awaited<ReturnType<typeof eventsOf>>[number]

function words(event: Event): string {
  if (event.event === 'initialization') return `arrived at ${event.routing}`
  if (event.event === 'funnel') return `${event.flow} ${event.funnel_step}`
  if (event.event === 'interaction') return [event.action, event.element, event.name, event.to].filter(Boolean).join(' ')
  if (event.event === 'option') return `option ${event.option} ${event.value}`
  if (event.event === 'conversion') return `conversion ${event.state}`
  return `${event.event} ${event.ecommerce.items.map(({ item_id }) => item_id).join(' ')}`
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

test.describe('who agreed to being measured', () => {
  test.use({ cookies: 'accepted' })

  test('from signing in to buying: each event is in the vocabulary, and nothing in them is about her', async ({ page }) => {
    await page.goto('/inloggen')
    await measures(page)
    await logIn(page, '0690000001')
    await heading(page, 'Hoi Zonnetje')
    await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
    await heading(page, 'Verbruik')
    await page.getByRole('navigation').getByRole('link', { name: 'Overzicht' }).click()
    await heading(page, 'Hoi Zonnetje')
    await page.getByRole('link', { name: 'Wijzigen' }).click()
    await chooseBundles(page)
    await confirmBundles(page)
    await page
      .getByRole('link', { name: /overzicht/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Extra internet' }).first().click()
    await page.getByRole('button', { name: /^Kopen voor/ }).click()
    await heading(page, 'Je hebt extra internet!')

    const events = await eventsOf(page)
    const told = JSON.stringify(events)
    expect(personal.filter((word) => told.includes(word))).toEqual([])
    expect(told).not.toMatch(/NL\d\d|06\d{8}|\bTU-\d/) // accounts, numbers and orders of anybody
    // Conversion events come once their data is answered.
    expect(events.filter(({ event }) => event !== 'conversion').map(words)).toEqual([
      'arrived at /inloggen',
      'click button',
      'form form',
      'arrived at /',
      'click link /verbruik',
      'arrived at /verbruik',
      'click link /',
      'arrived at /',
      'click link /bundels-wijzigen',
      'arrived at /bundels-wijzigen',
      'change-bundles start',
      'change-bundles overview',
      'option data 20000',
      'select choice internet',
      'click button',
      'arrived at /bundels-wijzigen/controle',
      'change-bundles summary',
      'toggle check terms',
      'click button order',
      'form form',
      'checkout INET-20000.year.750 MAIN-UNL.year.550',
      'change-bundles confirmation',
      'purchase INET-20000.year.750 MAIN-UNL.year.550',
      'arrived at /bundels-wijzigen/bedankt',
      'click link /',
      'arrived at /',
      'click link /mbs-bijkopen',
      'arrived at /mbs-bijkopen',
      'view_item_list EXTRA-DATA EXTRA-DATA-2',
      'extra-data start',
      'extra-data overview',
      'click button order',
      'checkout EXTRA-DATA',
      'extra-data confirmation',
      'purchase EXTRA-DATA',
      'arrived at /mbs-bijkopen/bedankt',
    ])
  })

  test('conversion data: fetched at the start and at the login, newer at the next screens, in the window and this tab, and gone after it', {
    tag: '@deep',
  }, async ({ page, signIn }) => {
    const conversions = async () => (await eventsOf(page)).filter(({ event }) => event === 'conversion').map(words)
    const rests = () => page.evaluate(() => sessionStorage.getItem('conversion'))
    await page.goto('/inloggen')
    await measures(page)
    // A guest is reported once, without a campaign.
    await expect.poll(conversions).toEqual(['conversion init'])
    expect(await page.evaluate(() => window.conversionData?.campaign)).toBeNull()
    await logIn(page, '0690000001')
    await expect.poll(conversions).toEqual(['conversion init', 'conversion init'])
    expect(await page.evaluate(() => window.conversionData?.campaign)).toBe('meer-internet-najaar')
    expect(await rests()).toContain('meer-internet-najaar')
    await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
    await expect.poll(conversions).toEqual(['conversion init', 'conversion init', 'conversion refreshed'])
    await page.reload()
    await expect.poll(conversions).toEqual(['conversion refreshed'])
    await page.getByRole('button', { name: /^Menu van Zonnetj/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/inloggen?uitgelogd=1')
    await expect.poll(rests).not.toContain('meer-internet-najaar')
    expect(await page.evaluate(() => window.conversionData?.campaign ?? null)).toBeNull()
    await signIn(31)
    await page.goto('/')
    await expect.poll(conversions).toEqual(['conversion init'])
  })

  test('measuring fails: the customer does not hear of it', { tag: '@deep' }, async ({ page, signIn, world, allow }) => {
    allow(/getConversionData.* → 500/)
    await world({ faults: { getConversionData: '500' } })
    await signIn(1)
    await page.goto('/')
    const asked = page.waitForResponse(/getConversionData/)
    await measures(page)
    await asked
    await heading(page, 'Hoi Zonnetje')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
