/** Payments at the demo bank and their effects on the customer. */

import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import type { TopUpReceipt } from '#model/credit/contract/credit.ts'
import type { PrepaidBundle, PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { lastDayOf, mayExtend } from '#model/credit/prepaidBundles.ts'
import { fitting } from '#model/credit/topUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type {
  Account,
  OrderedHandset,
  OrderedSubscription,
  PostpaidAccount,
  PrepaidAccount,
} from '../../fixtures/accounts/account.ts'
import { topUp } from '../../fixtures/catalogue/topUp.ts'
import { noExtensionFrom, withSetting } from '../credit/autoTopUp.ts'
import { withBooking, withCredit } from '../credit/credit.ts'
import { withBundle } from '../credit/prepaid.ts'
import { withInvoicesPaid, withTermPaid } from '../invoices/unpaid.ts'
import { withHandset } from '../phones/handsetOrder.ts'
import { withSubscription } from '../switching/world.ts'

/** The payment, by the name of its flow. Invoices by their months; `term` counts from 1 in the running arrangement. */
export type Purchase =
  | { readonly kind: 'top-up' }
  | { readonly kind: 'auto-top-up'; readonly setting: AutoCreditTopUp }
  | {
      readonly kind: 'ideal-bundle'
      readonly bundle: Pick<PrepaidBundle, 'id' | 'data' | 'minutes' | 'days'>
      readonly title: string
      readonly autoExtend: boolean
    }
  | { readonly kind: 'invoices'; readonly months: readonly Day[] }
  | { readonly kind: 'term'; readonly number: number }
  | { readonly kind: 'switch'; readonly iban: string; readonly order: OrderedSubscription; readonly to: Composition }
  | { readonly kind: 'handset'; readonly order: OrderedHandset; readonly to: Composition }
  | { readonly kind: 'bank-account'; readonly iban: string }

/** The IBAN that this payment links; null when it links none. */
export const linksOf = (what: Purchase): string | null => ('iban' in what ? what.iban : null)

/** The title of the order; null for a payment that is no order, or has several lines (switches.ts, handsets.ts). */
export function titleOf(what: Purchase): string | null {
  if (what.kind === 'ideal-bundle') return what.title
  return what.kind === 'top-up' || what.kind === 'auto-top-up' ? 'Beltegoed' : null
}

/**
 * The customer who gets back the cent that was to link an account, at a moment (ms), also when it links none. It is credit, and does not
 * extend its validity; a subscriber has it on the next invoice.
 */
export const withCentBack = <One extends Account>(account: One, amount: number, at: number): One =>
  account.type === 'Prepaid'
    ? {
        ...account,
        balance: account.balance + amount,
        booked: withBooking(account, { kind: 'other', method: 'ideal', amount }, at),
      }
    : account

/**
 * The customer after one cent was paid to link an account, at a moment (ms). `iban`: null when the payment links none. A subscriber gets the
 * cent back on the next invoice, and so does a customer whose subscription is ordered with it. Everybody else has it back as credit, once.
 */
export const withVerification = (account: Account, what: Purchase, iban: string | null, at: number): Account => ({
  ...account,
  ...(iban !== null && { iban, ibanForm: null }),
  ...(account.type === 'Postpaid' && { verifications: [...account.verifications, dayOf(at)] }),
  ...(account.type === 'Prepaid' &&
    account.switching &&
    what.kind === 'switch' &&
    iban !== null && { switching: { ...account.switching, isVerified: true } }),
})

/** The customer after the payment, at a moment (ms). */
export const withPaid = (account: Account, what: Purchase, amount: number, at: number): Account =>
  account.type === 'Prepaid' ? prepaidWith(account, what, amount, at) : subscriberWith(account, what, amount, at)

function subscriberWith(account: PostpaidAccount, what: Purchase, amount: number, at: number): PostpaidAccount {
  switch (what.kind) {
    case 'invoices':
      return withInvoicesPaid(account, what.months, dayOf(at))
    case 'term':
      return withTermPaid(account, what.number, dayOf(at))
    case 'handset':
      return withHandset(account, what.order, at)
    case 'switch':
    case 'bank-account': // the next invoice refunds the cent: `verifications`
      return account
    // A prepaid payment that arrived after the subscription began is deducted from its next invoices.
    case 'top-up':
    case 'auto-top-up':
    case 'ideal-bundle':
      return { ...account, lateCredit: [...(account.lateCredit ?? []), { on: dayOf(at), amount }] }
  }
}

function prepaidWith(account: PrepaidAccount, what: Purchase, amount: number, at: number): PrepaidAccount {
  // Several payments may have started while there was room for one. The amount that does not fit is refunded.
  const credited = fitting(amount, account.balance, topUp.maximum)
  switch (what.kind) {
    case 'top-up':
      return withCredit(account, { kind: 'topUp', method: 'ideal', amount: credited }, at)
    case 'auto-top-up': {
      const paid = withCredit(account, { kind: 'autoTopUp', method: 'ideal', amount: credited }, at)
      const on = withSetting(paid, what.setting, dayOf(at))
      // The amount that was paid just now is for the bundle that renews tomorrow.
      const isLastDay = on.bundle !== null && on.bundle.ends === dayOf(at)
      return isLastDay ? { ...on, toppedUpFor: dayOf(at) } : on
    }
    case 'ideal-bundle':
      return withBundle(account, { ...what.bundle, price: amount }, what.autoExtend, at, 'ideal')
    case 'bank-account':
      return withCentBack(account, amount, at)
    case 'switch':
      return withSubscription(account, what.order, at)
    case 'invoices':
    case 'term':
    case 'handset':
      return account
  }
}

type Paid = {
  orderNumber: string
  amount: number
  at: number /** Cents that did not fit the credit and are refunded. */
  returned: number
}

export function receiptFor(
  what: Purchase,
  { balance, ...is }: Pick<PrepaidAccount, 'balance' | 'switching' | 'simcard'>,
  { orderNumber, amount, at, returned }: Paid,
): TopUpReceipt | AutoTopUpReceipt | PrepaidReceipt {
  switch (what.kind) {
    case 'top-up':
      return { orderNumber, method: 'IDEAL', amount, balance, returned }
    case 'auto-top-up':
      return { outcome: 'on', setting: what.setting, orderNumber, paid: amount, toppedUp: 0, balance, returned }
    case 'ideal-bundle': {
      const { id, data, minutes, days } = what.bundle
      const until = lastDayOf(dayOf(at), days)
      const autoExtend = what.autoExtend && mayExtend(until, noExtensionFrom(is, dayOf(at)))
      return {
        orderNumber,
        kind: 'bundle',
        id,
        method: 'IDEAL',
        data,
        minutes,
        price: amount,
        until,
        autoExtend,
        toppedUp: 0,
        balance,
      }
    }
    case 'bank-account':
    case 'invoices':
    case 'term':
    case 'switch':
    case 'handset':
      throw new Error(`${what.kind} has a receipt of its own`)
  }
}
