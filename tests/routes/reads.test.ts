import { expect, test } from 'vitest'
import { verdict } from '../../src/app/verdict.ts'
import { addressOf } from '../../src/routes/find.ts'
import type { Route } from '../../src/routes/route.ts'
import { rows, screenAt, visitors } from './matrix.ts'
import { askedBy, screenFileOf } from './screenReads.ts'

/** What is asked only after the customer has chosen something, or in place of what the screen is for. */
const later: Readonly<Record<string, readonly string[]>> = {
  '/storingstool': ['getOutages'], // of the postcode that is filled in
  '/nummerbehoud-aanvragen': ['checkPhoneNumber'], // of the number that is filled in
  '/nummerbehoud-gegevens-aanpassen': ['checkPhoneNumber'],
  '/opzeggen': ['getPostpaidSubscription', 'getUser'], // of a subscription that is cancelled already, and for the last step
  '/annuleren': ['numberportingGetStatus'], // adds a choice when a number comes along
  '/verlengen/sim-only': ['getPostpaidOptionsV2'], // of who cannot extend yet
  '/mbs-bijkopen': ['postpaidOverview'], // why nothing is sold
  '/kies-prepaid-bundel': ['getPaymentIssuers'], // where the credit is too low
  '/beltegoed-automatisch-opwaarderen': ['getPaymentIssuers'], // where it is off
  '/simkaart-aanvragen': ['prepaidOverview'], // of the other type of customer
  '/instellingen/esim': ['prepaidOverview', 'postpaidOverview'], // why a card is blocked
  '/instellingen/wijzig/bankrekeningnummer': ['getInvoices'], // adds which debit is on its way
  '/minuten-bijkopen': ['postpaidOverview'],
  '/facturen': ['getPayments'], // of before the subscription, when that is opened
}

/** The operations in the `reads` of a row, for everybody who may see it. */
async function readAhead(route: Route, path: string): Promise<Set<string>> {
  if ('redirect' in route) return new Set()
  const { reads } = (await screenAt(path, route).reads?.()) ?? { reads: () => [] }
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x']))
  const address = addressOf({ params }, '')
  const welcome = visitors.flatMap(([, facts]) => (facts && verdict(route, facts, path) === 'show' ? [facts] : []))
  return new Set(welcome.flatMap((facts) => reads(facts, address).map(({ operation }) => operation.name)))
}

test('the reads of a screen are found wherever in its parts they stand', () => {
  const asked = askedBy('src/screens/overzicht/Overzicht.tsx').map(({ operation }) => operation)
  expect(asked).toEqual(expect.arrayContaining(['getUser', 'getUsPs', 'postpaidOverview', 'prepaidOverview']))
})

for (const [path, route] of rows) {
  if ('redirect' in route) continue
  test(`${path} reads ahead what its screen reads`, async () => {
    const ahead = await readAhead(route, path)
    const asked = askedBy(screenFileOf(screenAt(path, route))).filter(({ operation }) => !later[path]?.includes(operation))
    const missing = asked
      .filter(({ operation }) => !ahead.has(operation))
      .map(({ operation, file: at }) => `${operation} in ${at}`)
    expect([...new Set(missing)]).toEqual([])
  })
}
