/** Deeds about payments by the customer at the demo bank, or by an event. */
import type { Day } from '#kit/parts.ts'
import type { PlannedTerm } from '#model/invoices/arrangements.ts'
import type { LinkProblem } from '#model/profile/bankAccount.ts'
import {
  openMonthsOf,
  withArrangement,
  withCredited,
  withInvoicesPaid,
  withTermMissed,
  withTermSent,
  withTermsPaid,
} from '../invoices/unpaid.ts'
import { type Afters, ofSubscriber } from '../world/after.ts'
import type { Purchase } from './paid.ts'
import { linksOf, withCentBack, withPaid, withVerification } from './paid.ts'

export type PaymentsDeeds = {
  /** The return address of the bank, and the bank that was chosen. */
  'payment-begun': {
    readonly payment: string
    readonly what: Purchase
    readonly amount: number
    readonly bank: string | null
    readonly returnUrl: string
  }
  /** The outcome is known from this moment. A slow bank reports it later. */
  'payment-decided': {
    readonly payment: string
    readonly what: Purchase
    readonly outcome: 'paid' | 'cancelled' | 'failed'
    readonly amount: number
    readonly orderNumber: string | null
    /** Why the payment links no bank account. */
    readonly unlinked?: LinkProblem
  }
  'bank-form': { readonly iban: string }
  'bank-form-received': object
  /** Invoices (by month, oldest first, with their cents) that are paid in terms from now on. */
  'arrangement-begun': {
    readonly months: readonly Day[]
    readonly amounts: readonly number[]
    readonly terms: readonly PlannedTerm[]
  }
  /** The next term (from 1) was paid at a slow bank. */
  'term-sent': { readonly number: number }
  /** All remaining terms of the arrangement were paid. */
  'terms-paid': object
  /** The next term was not paid in time. */
  'term-missed': object
  'invoice-paid': object
  /** `amount` in cents. */
  'invoice-credited': { readonly amount: number }
}

export const afterPayments: Afters<PaymentsDeeds> = {
  'payment-begun': (account) => account,
  'payment-decided'(account, { outcome, unlinked, amount, at, what }) {
    if (outcome !== 'paid') return account
    const paid = unlinked === undefined ? withPaid(account, what, amount, at) : withCentBack(account, amount, at)
    const iban = linksOf(what)
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
