import type { Booking, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { validUntil } from '../../src/domain/credit.ts'
import { dayOf } from '../../src/domain/dates.ts'

/** Something that happens by itself at a moment (ms). */
export type Happening = { readonly at: number; readonly change: (account: PrepaidAccount) => PrepaidAccount }

/** So many bookings are remembered: years of them, and not a century, which would fill the memory of the server. */
export const MOST_BOOKED = 500

/** One more booking, at a moment (ms). */
export const withBooking = ({ booked }: PrepaidAccount, booking: Booking, at: number): PrepaidAccount['booked'] =>
  [...booked, { ...booking, at }].slice(-MOST_BOOKED)

/** Adds credit at a moment (ms). */
export const withCredit = (account: PrepaidAccount, booking: Booking, at: number): PrepaidAccount => ({
  ...account,
  balance: account.balance + booking.amount,
  creditValidUntil: validUntil(dayOf(at)),
  booked: withBooking(account, booking, at),
})
