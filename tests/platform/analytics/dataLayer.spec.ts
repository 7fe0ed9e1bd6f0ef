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

  test('measured events: when a customer signs in and buys, then each is in the vocabulary and none is about the customer', async ({
    page,
  }) => {
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
})
