import { dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { amountText, sizeText } from '#kit/words/dataSize.ts'
import { dayText, monthText, timeText } from '#kit/words/dateText.ts'
import type { CalendarDay } from '#kit/words/ics.ts'
import { listText } from '#kit/words/listText.ts'
import { euro } from '#kit/words/money.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'
import { copy } from './copy.ts'
import { refundBadge, refundText, refundTitle } from './shared/refundText.ts'

type PlainRow = Extract<TimelineRow, { kind: keyof typeof copy.plain }>
const isPlain = (row: TimelineRow): row is PlainRow => row.kind in copy.plain

/** The name of a row, as it is called on a day. */
export function titleOf(row: TimelineRow, today: Day): string {
  if (isPlain(row)) {
    const { name, since = name } = copy.plain[row.kind]
    return row.day <= today ? since : name
  }
  const isPast = row.day < today
  switch (row.kind) {
    case 'invoice':
      return row.state === 'expected' ? copy.invoice.ahead : copy.invoice.sent(monthText(row.day))
    case 'payment':
      return copy.payments[row.of]
    case 'refund':
      return refundTitle(row)
    case 'discount':
      return copy.discount.name
    case 'withdraw':
      return copy.withdraw.name
    case 'withdrawn':
      return copy.withdraw.done(withdrawnText(row.what))
    case 'gift':
      return (isPast ? copy.gift.since : copy.gift.name)(row.count)
    case 'extra':
      return copy.extra.name(listText(row.types.map((type) => copy.extra.types[type])))
    case 'bought':
      return (row.amount === 0 ? copy.bought.gift : copy.bought.name)(amountText(row))
    case 'gave':
      return copy.gave.name(sizeText(row.size), row.to)
    case 'ordered':
    case 'return':
      return copy.phone[row.kind]
    case 'parcel':
      return isPast ? copy.phone.delivered : copy.phone.parcel
    case 'portingAsked':
      return copy.porting.asked
    case 'porting':
      return isPast ? copy.porting.since : copy.porting.name
    case 'outage':
      return copy.outage.name(row.area)
    case 'message':
      return copy.message[row.method]
    case 'pay':
    case 'debit':
    case 'term':
    case 'lateTerm':
    case 'settlement':
    case 'sim':
      return copy.due[row.kind].name
  }
}

const withdrawnText = (what: readonly (keyof typeof copy.withdraw.what)[]): string =>
  listText(what.map((one) => copy.withdraw.what[one]))

/** A moment in words: `26 november 14:00`. */
function momentText(moment: string): string {
  const ms = Date.parse(moment)
  return `${dayText(dayOf(ms))} ${timeText(ms)}`
}

/** What a row means; empty when its name says it all. */
export function textOf(row: TimelineRow, today: Day): string {
  const isPast = row.day < today
  if (isPlain(row)) {
    const { text = '', sinceText = text } = copy.plain[row.kind]
    return isPast ? sinceText : text
  }
  switch (row.kind) {
    case 'invoice':
      return row.state === 'expected' ? copy.invoice.expected : ''
    case 'payment':
      return ''
    case 'refund':
      return refundText(row)
    case 'discount':
      return row.price === null ? copy.discount.since : copy.discount.text(euro(row.price))
    case 'withdraw':
      return `${copy.withdraw.text(withdrawnText(row.what))}${row.what.includes('phone') ? ` ${copy.withdraw.loan}` : ''}`
    case 'gift':
      return isPast ? '' : copy.gift.text(row.count)
    case 'extra':
      return copy.extra.text
    case 'bought':
      return row.amount === 0 ? '' : copy.bought.text
    case 'gave':
      return copy.gave.text(dayText(row.until))
    case 'return':
      return copy.phone.returnText
    case 'ordered':
    case 'parcel':
      return row.name ?? ''
    case 'portingAsked':
      return row.number === null ? '' : phoneText(row.number)
    case 'porting':
      return row.number === null ? copy.porting.unknown : copy.porting.text(phoneText(row.number))
    case 'outage':
      return row.until === null
        ? copy.outage.lasts(momentText(row.from))
        : copy.outage.text(momentText(row.from), momentText(row.until))
    case 'message':
      return row.text
    case 'settlement':
      return row.amount === 0 ? copy.settlementFree : copy.due.settlement.text
    case 'sim':
      return row.amount === 0 ? '' : copy.due.sim.text
    case 'pay':
    case 'debit':
    case 'term':
    case 'lateTerm':
      return copy.due[row.kind].text
    case 'withdrawn':
      return ''
  }
}

/** The amount of a row; null without one. */
export function amountOf(row: TimelineRow): string | null {
  if (!('amount' in row) || ((row.kind === 'settlement' || row.kind === 'bought' || row.kind === 'sim') && row.amount === 0))
    return null
  return euro(row.amount)
}

const tones = {
  expected: 'neutral',
  toPay: 'warn',
  debit: 'info',
  checking: 'info',
  late: 'bad',
  arranged: 'info',
  paid: 'good',
} as const satisfies Record<Extract<TimelineRow, { kind: 'invoice' }>['state'], BadgeTone>

/** How a row with money stands; null when that goes without saying. */
export function badgeOf(row: TimelineRow): { tone: BadgeTone; text: string } | null {
  if (row.kind === 'invoice') return { tone: tones[row.state], text: copy.invoice.states[row.state] }
  if (row.kind === 'refund') return refundBadge(row)
  if (row.kind !== 'payment' || row.state === 'paid') return null
  return { tone: row.state === 'failed' ? 'neutral' : 'info', text: copy.payment[row.state] }
}

/** Beyond this many days the distance is given in months. */
const FEW_DAYS = 45
const DAYS_A_MONTH = 365.25 / 12
const MONTHS_A_YEAR = 12

/** `vandaag`, `morgen`, `over 12 dagen`, `over 5 maanden`, `over 2 jaar`; null for a day of the past. */
export function nearText(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  if (days < 0) return null
  if (days === 0) return copy.near.today
  if (days === 1) return copy.near.tomorrow
  if (days <= FEW_DAYS) return copy.near.days(days)
  const months = Math.round(days / DAYS_A_MONTH)
  return months % MONTHS_A_YEAR === 0 ? copy.near.years(months / MONTHS_A_YEAR) : copy.near.months(months)
}

/** The same rows for a calendar file. An amount is left out: a calendar is often shared. */
export const calendarDays = (rows: readonly TimelineRow[], today: Day): CalendarDay[] =>
  rows.map((row) => ({ id: row.id, day: row.day, title: titleOf(row, today), text: textOf(row, today) }))
