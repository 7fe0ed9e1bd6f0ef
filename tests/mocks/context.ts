import type { Account, Description } from '../../fixtures/accounts/account.ts'
import type { Context } from '../../mocks/backend.ts'
import { newBrowser, usualShop } from '../../mocks/browsers.ts'
import { flagsOf } from '../../mocks/flags.ts'
import { newGuesses } from '../../mocks/guesses.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { seen } from './seen.ts'

/** The context of this account without a browser: deeds have no effect. `now` in ms. */
export const contextOf = (account: Account | Description, now: number): Context => contextFor(seen(account, dayOf(now)), now)

const contextFor = (account: Account, now: number): Context => ({
  browser: newBrowser(),
  sid: 'sessie',
  account,
  session: flagsOf(account, 'merk'),
  world: worldOf(account, dayOf(now)),
  now,
  priceRise: 0,
  shop: usualShop,
  orders: [],
  place: () => 'TU-26000-001',
  text: () => undefined,
  mail: () => undefined,
  warn: () => undefined,
  outcomeOf: () => ({ state: 'none' }),
  record: () => account,
  deeds: {},
  device: 'Chrome op Linux',
  real: now,
  guesses: newGuesses(),
  origin: 'http://localhost',
})
