import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

/** What a screen says to customers whom it cannot serve as usual, by account. Each account signs in once. */
const states: Record<number, readonly (readonly [path: string, ...texts: (string | RegExp)[]])[]> = {
  1: [['/reparatie', 'We vinden geen telefoon die je bij Tureluur hebt gekocht.']],
  3: [
    ['/opzeggen', 'Je abonnement is gestopt op', 'Naar je facturen'],
    ['/simkaart-deblokkeren', 'Je abonnement is gestopt.'],
  ],
  6: [['/simkaart-deblokkeren', 'Er staat nog € 36,35 open.', 'Betaal € 36,35']],
  35: [['/betalingen', 'Nog geen sporen in het zand', 'Opwaarderen']],
  36: [
    ['/instellingen/beltegoed', /Je tegoed verloopt op/, /Je tegoed is geldig tot en met/],
    ['/betalingen', 'Opgewaardeerd'],
  ],
}

for (const [account, screens] of Object.entries(states)) {
  test(`account ${account}: ${screens.map(([path]) => path).join(' ')}`, async ({ page, signIn }) => {
    await signIn(Number(account))
    for (const [at, [path, ...texts]] of screens.entries()) {
      await (at === 0 ? page.goto(path) : goTo(page, path))
      for (const text of texts) await expect(page.locator('main').getByText(text).first()).toBeVisible()
    }
  })
}

test('an invoice that cannot be paid: when it is opened for payment, then the page says why', async ({ page, signIn, world }) => {
  const open = async (row: RegExp) => {
    await goTo(page, '/facturen')
    const address = await page.getByRole('link', { name: row }).first().getAttribute('href')
    await goTo(page, (address ?? '').replace('/factuur/', '/betaal-factuur/'))
  }
  await signIn(5)
  await page.goto('/facturen')
  await open(/In betalingsregeling/)
  await expect(page.getByText('Deze factuur hoort bij je betalingsregeling. Je betaalt hem in termijnen.')).toBeVisible()
  await world({ clock: '2027-03-03' })
  await signIn(1)
  await page.goto('/facturen')
  await open(/We schrijven/)
  await expect(page.getByText('We schrijven dit bedrag op 8 maart automatisch af. Je hoeft niets te doen.')).toBeVisible()
  await open(/Betaald op/)
  await expect(page.getByText('Deze factuur is al betaald.')).toBeVisible()
})
