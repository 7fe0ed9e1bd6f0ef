import type { Account } from '../fixtures/accounts/account.ts'
import { dayOf } from '../src/domain/dates.ts'
import { Refusal } from './answers.ts'
import type { Browser, Order } from './browsers.ts'

/** `TU-26001-004`: customer and how many orders there were. */
export function placeOrder(browser: Browser, account: Account, lines: Order['lines'], now: number): string {
  const count = String(browser.orders.length + 1).padStart(3, '0')
  const orderNumber = `TU-26${String(account.number).padStart(3, '0')}-${count}`
  browser.orders.push({ orderNumber, account: account.number, day: dayOf(now), lines })
  return orderNumber
}

/** Never another amount than the customer saw (cents): refused, with what it was and what it is. */
export function agreedOn(seen: number, price: number): void {
  if (seen !== price) throw new Refusal(409, 'The price has changed', 'PRICE_CHANGED', { was: seen, now: price })
}
