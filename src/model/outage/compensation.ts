import type { Compensation, Outage } from './contract.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Only a longer outage (ms) gives a right to compensation. */
const PATIENCE = 12 * HOUR
/** The fee of a day is this part of the monthly fee, whatever the month. */
const DAYS_A_MONTH = 30
/** How long a compensation that was paid is still reported (ms). */
const NEWS = 31 * DAY

/** From when until when (ms) there was no service. */
type Lasted = { readonly kind: Outage['kind']; readonly from: number; readonly until: number }

/**
 * The days of an outage that are compensated: every day of 24 hours that it began, when it lasted over 12 hours (domain 1.23; article
 * 7.1a of the Telecommunicatiewet). At most a month. Planned maintenance gives no right.
 */
export function compensatedDays({ kind, from, until }: Lasted): number {
  const lasted = until - from
  return kind === 'maintenance' || lasted <= PATIENCE ? 0 : Math.min(DAYS_A_MONTH, Math.ceil(lasted / DAY))
}

/** The compensation in cents: one thirtieth of the monthly fee (cents) for each of these days (domain 1.23), rounded once. */
export const compensationFor = (days: number, monthly: number): number => Math.round((monthly * days) / DAYS_A_MONTH)

/** The whole hours of an outage so far or in all. */
export const hoursOf = ({ from, until }: Pick<Compensation, 'from' | 'until'>, now: number): number =>
  Math.floor(((until === null ? now : Date.parse(until)) - Date.parse(from)) / HOUR)

/** How long after its end an outage is news on the overview (ms). */
const FRESH = 14 * DAY

/** True when the overview shows it by itself: in the two weeks after the outage, and on an invoice until that is made. */
export const isNews = ({ until, month, paid }: Pick<Compensation, 'until' | 'month' | 'paid'>, now: number): boolean =>
  until !== null && now - Date.parse(until) <= FRESH && (month === null || paid === null)

/** The compensations that a customer still wants to hear of: those to come, and those of the past month. */
export const recentOutages = (compensations: readonly Compensation[], now: number): Compensation[] =>
  compensations.filter(({ paid }) => paid === null || now - Date.parse(paid) <= NEWS)
