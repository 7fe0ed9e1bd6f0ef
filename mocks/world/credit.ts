import type { Booking, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { validUntil } from '../../src/domain/credit.ts'
import { dayOf } from '../../src/domain/dates.ts'

/** Something that happens by itself at a moment (ms). */
export type Happening = { readonly at: number; readonly change: (account: PrepaidAccount) => PrepaidAccount }

/** Adds credit at a moment (ms). */
export const withCredit = (account: PrepaidAccount, booking: Booking, at: number): PrepaidAccount => ({
  ...account,
  balance: account.balance + booking.amount,
  creditValidUntil: validUntil(dayOf(at)),
  booked: [...account.booked, { ...booking, at }],
})
