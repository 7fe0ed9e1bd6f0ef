/** Subscriptions that prepaid customers order in the demo, and their receipts. */

import { dayOf } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { isHolder, type LinkProblem } from '#model/profile/bankAccount.ts'
import type { SwitchReceipt } from '#model/switching/contract.ts'
import type { Account, OrderedSubscription } from '../../fixtures/accounts/account.ts'
import { priceInMail } from '../bundles/bundleDocuments.ts'
import type { Purchase } from '../payment/events.ts'
import { type linkDecisions, linkedBy } from '../profile/bankAccounts.ts'
import { termsOfOrder } from './world.ts'

type Switch = Extract<Purchase, { kind: 'switch' }>

/**
 * Why the payment links no account. The bank compares the payer with our name for the customer, which may differ from the name on the
 * order.
 */
export function linkedForSwitch(
  customer: Account,
  { iban, order }: Switch,
  decision: (typeof linkDecisions)[number] | null,
): LinkProblem | null {
  const known = `${customer.firstName.charAt(0)} ${customer.lastName}`
  return linkedBy(decision, iban, customer) ?? (isHolder(known, order.person) ? null : 'other-name')
}

/** The receipt of a subscription that was ordered at a moment (ms). Cents. */
export const receiptOfSwitch = (
  order: OrderedSubscription,
  to: Composition,
  { orderNumber, balance, at }: { orderNumber: string; balance: number; at: number },
): SwitchReceipt => ({ orderNumber, ...termsOfOrder(order, dayOf(at)), to, balance, form: false })

export const confirmationOfSwitch = ({ orderNumber, startsOn, reflectionUntil, to }: SwitchReceipt): string =>
  `Bedankt voor je bestelling ${orderNumber}. Je abonnement gaat in op ${dayInFull(startsOn)}. ${priceInMail(to)} Herroepen kan tot en met ${dayInFull(reflectionUntil)}.`

/** The receipt of a paid order, for the customer right after the payment. */
export function switchReceipt({ order, to }: Switch, is: Account, orderNumber: string, at: number): SwitchReceipt {
  const balance = is.type === 'Prepaid' ? is.balance : is.prepaidCredit
  return receiptOfSwitch(order, to, { orderNumber, balance, at })
}
