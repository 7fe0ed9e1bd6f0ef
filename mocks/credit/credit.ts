import { dayOf, laterDay } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { validUntil } from '#model/credit/credit.ts'
import type { Booking, Half, PrepaidAccount, Span } from '../../fixtures/accounts/account.ts'
import { halfAfter } from '../world/halves.ts'

/** An automatic event at a moment (ms). */
export type CreditChange = { readonly at: number; readonly change: (account: PrepaidAccount) => PrepaidAccount }

/** The maximum number of bookings: years of use, but no more than the server's memory allows. */
export const MOST_BOOKED = 500

/** Adds a booking at a moment (ms). */
export const withBooking = ({ booked }: PrepaidAccount, booking: Booking, at: number): PrepaidAccount['booked'] =>
  [...booked, { ...booking, at }].slice(-MOST_BOOKED)

/** Ends the span that has no end yet at a half-day. */
export const endedAt = (spans: readonly Span[], until: Half): readonly Span[] =>
  spans.map((span) => (span.until === null ? { ...span, until } : span))

/** The last day on which the credit is valid after the sim was used, or a bundle bought, on a day. */
export const keptBy = ({ creditValidUntil }: PrepaidAccount, day: Day): Day => laterDay(creditValidUntil, validUntil(day))

/** The last day on which the credit is valid; null once a subscription is ordered, to which it goes along. */
export const lastDayOfCredit = ({ creditValidUntil, switching }: PrepaidAccount): Day | null =>
  switching ? null : creditValidUntil

/** Adds credit at a moment (ms). */
export const withCredit = (account: PrepaidAccount, booking: Booking, at: number): PrepaidAccount => ({
  ...account,
  balance: account.balance + booking.amount,
  creditValidUntil: validUntil(dayOf(at)),
  booked: withBooking(account, booking, at),
  withoutCredit: endedAt(account.withoutCredit, halfAfter(at)),
})
