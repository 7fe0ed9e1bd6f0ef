import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { Refusal } from '../server/answers.ts'
import type { Browser, Order } from '../server/browsers.ts'

/** `TU-26001-004`: the fourth order in this browser, of account 1. */
export const orderNumberFor = (account: number, count: number): string =>
  `${provider.slug.slice(0, 2).toUpperCase()}-26${String(account).padStart(3, '0')}-${String(count).padStart(3, '0')}`

/** Records an order and returns its number. */
export function placeOrder(browser: Browser, account: Account, lines: Order['lines'], now: number): string {
  const orderNumber = orderNumberFor(account.number, browser.orders.length + 1)
  browser.orders.push({ orderNumber, account: account.number, day: dayOf(now), lines })
  return orderNumber
}

/** Throws a refusal with both amounts (cents) when the price is not the amount that the customer saw. */
export function agreedOn(seen: number, price: number): void {
  if (seen !== price) throw new Refusal(409, 'The price has changed', 'PRICE_CHANGED', { was: seen, now: price })
}

/** Throws a refusal when what is ordered begins or ends on another day than the customer saw. Older apps send no day. */
export function agreedFor(seen: Day | undefined, day: Day): void {
  if (seen !== undefined && seen !== day) throw new Refusal(409, 'The period has changed', 'PERIOD_CHANGED')
}
