/** Payments at the demo bank and their effects on the customer. */

import { dayOf } from '#kit/dates.ts'
import type { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import type { TopUpReceipt } from '#model/credit/contract/credit.ts'
import type { PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { lastDayOf, mayExtendBundle } from '#model/credit/prepaidBundles.ts'
import { fitting } from '#model/credit/topUp.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { topUp } from '../../fixtures/catalogue/rates.ts'
import { noExtensionFrom, withSetting } from '../credit/autoTopUp.ts'
import { withBooking, withCredit } from '../credit/credit.ts'
import { withBundle } from '../credit/prepaid.ts'
import {
  openMonthsOf,
  withArrangement,
  withCredited,
  withInvoicesPaid,
  withTermMissed,
  withTermPaid,
  withTermSent,
  withTermsPaid,
} from '../invoices/unpaid.ts'
import { withPhoneOrder } from '../phones/world.ts'
import { withSubscription } from '../switching/world.ts'
import { ofSubscriber, type Reducers } from '../world/reducer.ts'
import type { Purchase, paymentEvents } from './events.ts'

/** The IBAN that this payment links; null when it links none. */
export const linkedIban = (what: Purchase): string | null => ('iban' in what ? what.iban : null)

/** The title of the order; null for a payment that is no order, or has several lines (switches.ts, receipts.ts). */
export function titleOf(what: Purchase): string | null {
  if (what.kind === 'ideal-bundle') return what.title
  return what.kind === 'top-up' || what.kind === 'auto-top-up' ? 'Beltegoed' : null
}

/**
 * The customer who gets back the cent that was to link an account, at a moment (ms), also when it links none. It is credit, and does not
 * extend its validity; a subscriber has it on the next invoice.
 */
const withCentBack = <One extends Account>(account: One, amount: number, at: number): One =>
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
const withVerification = (account: Account, what: Purchase, iban: string | null, at: number): Account => ({
  ...account,
  ...(iban !== null && { iban, ibanForm: null }),
  ...(account.type === 'Postpaid' && { verifications: [...account.verifications, dayOf(at)] }),
  ...(account.type === 'Prepaid' &&
    account.switching &&
    what.kind === 'switch' &&
    iban !== null && { switching: { ...account.switching, isVerified: true } }),
})

/** The customer after the payment, at a moment (ms). */
const withPaid = (account: Account, what: Purchase, amount: number, at: number): Account =>
  account.type === 'Prepaid' ? prepaidWith(account, what, amount, at) : subscriberWith(account, what, amount, at)

function subscriberWith(account: PostpaidAccount, what: Purchase, amount: number, at: number): PostpaidAccount {
  switch (what.kind) {
    case 'invoices':
      return withInvoicesPaid(account, what.months, dayOf(at))
    case 'term':
      return withTermPaid(account, what.number, dayOf(at))
    case 'handset':
      return withPhoneOrder(account, what.order, at)
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
      const autoExtend = what.autoExtend && mayExtendBundle(until, noExtensionFrom(is, dayOf(at)))
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

export const paymentReducers: Reducers<typeof paymentEvents> = {
  'payment-begun': (account) => account,
  'payment-decided'(account, { outcome, unlinked, amount, at, what }) {
    if (outcome !== 'paid') return account
    const paid = unlinked === undefined ? withPaid(account, what, amount, at) : withCentBack(account, amount, at)
    const iban = linkedIban(what)
    return iban === null ? paid : withVerification(paid, what, unlinked === undefined ? iban : null, at)
  },
  'bank-form': (account, { iban }, today) => ({ ...account, ibanForm: { iban, on: today } }),
  'bank-form-received': (account) => (account.ibanForm ? { ...account, iban: account.ibanForm.iban, ibanForm: null } : account),
  'arrangement-begun': ofSubscriber((account, agreed, today) => withArrangement(account, agreed, today)),
  'term-sent': ofSubscriber((account, { number }, today) => withTermSent(account, number, today)),
  'terms-paid': ofSubscriber((account, _, today) => withTermsPaid(account, today)),
  'term-missed': ofSubscriber((account, _, today) => withTermMissed(account, today)),
  'invoice-paid': ofSubscriber((account, _, today) => withInvoicesPaid(account, openMonthsOf(account, today), today)),
  'invoice-credited': ofSubscriber((account, { amount }, today) => withCredited(account, amount, today)),
}
