import { dayOf } from '#kit/dates.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { flagsOf } from '../../mocks/login/flags.ts'
import { newGuesses } from '../../mocks/login/guesses.ts'
import type { Context } from '../../mocks/server/backend.ts'
import { newBrowser, usualShop } from '../../mocks/server/browsers.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { seen } from './seen.ts'

/** The context of this account without a browser: events have no effect. `now` in ms. */
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
  events: [],
  device: 'Chrome op Linux',
  real: now,
  guesses: newGuesses(),
  origin: 'http://localhost',
})
