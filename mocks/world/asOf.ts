import type { Account } from '../../fixtures/accounts/account.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { subscriberAsOf } from './pending.ts'
import { prepaidAsOf } from './prepaid.ts'

/** The customer at a moment (ms): what was to happen by then has happened. */
export const asOf = (account: Account, now: number): Account =>
  account.type === 'Prepaid' ? prepaidAsOf(account, now) : subscriberAsOf(account, dayOf(now))
