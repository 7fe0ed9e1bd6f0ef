import { wayBackText } from '#features/bundles/shared/bundleChanges.ts'
import { now } from '#kit/clock.ts'
import { dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import type { CalendarDay } from '#kit/words/ics.ts'
import { listText } from '#kit/words/listText.ts'
import { euro } from '#kit/words/money.ts'
import type { RightsDate } from '#model/subscription/rightsClock.ts'
import { saveCalendar } from '#page/saveCalendar.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { rightsCopy } from './rightsCopy.ts'

const { names, texts, withdrawable, extras, ways } = rightsCopy

export function rightsTitle(date: RightsDate): string {
  if (date.kind === 'extra') return names.extra(listText(date.types.map((type) => extras[type])))
  if (date.kind === 'gift') {
    const [{ of } = { of: 1 }] = date.gifts
    return names.gift(rightsCopy.boxes(listText(date.gifts.map(({ place }) => rightsCopy.box(of > 1 ? place : null))), of))
  }
  return names[date.kind]
}

export function rightsText(date: RightsDate): string {
  if (date.kind === 'discount') return texts.discount(euro(date.price))
  if (date.kind === 'change' || date.kind === 'renewal') return wayBackText(date.back)
  if (date.kind === 'porting') return date.number === '' ? texts.portingUnknown : texts.porting(phoneText(date.number))
  if (date.kind === 'gift') return texts.gift(date.gifts.length)
  if (date.kind === 'settlement') return date.amount === 0 ? texts.settlementFree : texts.settlement(euro(date.amount))
  if ('amount' in date) return texts[date.kind](euro(date.amount))
  if (date.kind !== 'withdraw') return texts[date.kind]
  const sentence = texts.withdraw(listText(date.what.map((what) => withdrawable[what])))
  return date.what.includes('phone') ? `${sentence} ${texts.loan}` : sentence
}

type Way = { to: PlainPath; label: string }

/** The link to act on a date; null when there is nothing to do. */
export function rightsWay(date: RightsDate): Way | null {
  switch (date.kind) {
    case 'withdraw':
      return { to: '/annuleren', label: ways.withdraw }
    case 'contract':
      return { to: '/opzeggen', label: ways.contract }
    case 'discount':
      return { to: '/bundels-wijzigen', label: ways.discount }
    case 'change':
    case 'renewal':
      return date.back.by === 'order' && date.back.until !== null
        ? { to: '/annuleren', label: ways.withdraw }
        : { to: '/bundels-wijzigen', label: ways.change }
    case 'stay':
      return { to: '/opzeggen', label: ways.stay }
    case 'invoice':
    case 'settlement':
    case 'debit':
    case 'firstTerm':
      return { to: '/facturen', label: ways.invoices }
    case 'pay':
      return { to: '/facturen', label: ways.pay }
    case 'term':
      return { to: '/betalingsregelingen', label: ways.term }
    case 'lateTerm':
      return { to: '/betalingsregelingen/termijn', label: ways.lateTerm }
    case 'extension':
      return { to: '/kies-prepaid-bundel', label: ways.extension }
    case 'gift':
      return { to: '/cadeau', label: ways.gift }
    case 'porting':
      return { to: '/nummerbehoud', label: ways.porting }
    case 'extra':
      return { to: date.types.includes('data') ? '/verbruik/internet' : '/verbruik/bellen-en-sms', label: ways.extra }
    case 'household':
      return { to: '/ft/samenkorting', label: ways.household }
    case 'complete':
      return { to: '/compleet', label: ways.complete }
    case 'credit':
      return { to: '/beltegoed-opwaarderen', label: ways.credit }
    case 'bundle':
      return { to: '/kies-prepaid-bundel', label: ways.bundle }
    case 'mutual':
      return { to: '/onderling-bellen', label: ways.mutual }
    case 'return':
    case 'refund':
      return { to: '/annuleren', label: ways.returns }
    case 'renew':
    case 'stop':
    case 'parcel':
      return null
  }
}

/** Beyond this many days the distance is given in months. */
const FEW_DAYS = 45
const DAYS_A_MONTH = 365.25 / 12
const MONTHS_A_YEAR = 12

/** `vandaag`, `morgen`, `over 12 dagen`, `over 5 maanden`, `over 2 jaar` */
export function nearText(day: Day, today: Day): string {
  const days = daysBetween(today, day)
  if (days <= 0) return rightsCopy.today
  if (days === 1) return rightsCopy.tomorrow
  if (days <= FEW_DAYS) return rightsCopy.in(days)
  const months = Math.round(days / DAYS_A_MONTH)
  return months % MONTHS_A_YEAR === 0 ? rightsCopy.inYears(months / MONTHS_A_YEAR) : rightsCopy.inMonths(months)
}

/** The same dates for a calendar file. `whose`: an anonymous key that keeps the ids of two customers apart. */
export const calendarDays = (dates: readonly RightsDate[]): CalendarDay[] =>
  dates.map((date) => ({
    id: `${date.kind}-${date.day}`, // at most one date per kind and day
    day: date.day,
    title: rightsTitle(date),
    text: rightsText(date),
  }))

/** Downloads these dates as a calendar file. */
export function saveDates(dates: readonly RightsDate[]): void {
  const day = dates.length === 1 && dates[0] ? dates[0].day : dayOf(now())
  saveCalendar(rightsCopy.fileName(day), calendarDays(dates))
}
