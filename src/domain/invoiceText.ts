import type { InvoiceLine, LineKind } from '../api/contract/invoices.ts'
import { countText, minutesText, sizeText } from './dataSize.ts'
import { dayText, monthText } from './dateText.ts'
import type { LineGroup } from './invoices.ts'

const NBSP = '\u00a0'
const UNLIMITED = 'onbeperkt'

const pieces = (count: number): string => `${countText(count)}${NBSP}sms`
const sized = (size: number | null | undefined, text: (size: number) => string) =>
  size === null || size === undefined ? UNLIMITED : text(size)

/** `november` of `november 2026`. */
const monthName = (day: string): string => monthText(day).split(' ')[0] ?? ''

const titles: Record<LineKind, (line: InvoiceLine) => string> = {
  dataBundle: ({ size }) => `Internetbundel ${sized(size, sizeText)}`,
  voiceBundle: ({ size }) => `Belbundel ${sized(size, minutesText)}`,
  smsBundle: () => "Onbeperkt sms'en",
  dataCap: () => 'Dataplafond',
  proRata: ({ from, until }) => `Gedeelte van de maand (${dayText(from)} tot en met ${dayText(until)})`,
  correction: ({ from }) => `Verschil bundels ${monthName(from)}`,
  extraData: ({ size }) => `Extra internet ${sized(size, sizeText)}`,
  extraVoice: ({ size }) => `Extra minuten ${sized(size, minutesText)}`,
  data: ({ quantity = 0 }) => `Internet buiten je bundel, ${countText(quantity)}${NBSP}MB`,
  voice: ({ quantity = 0 }) => `Bellen buiten je bundel, ${minutesText(quantity)}`,
  sms: ({ quantity = 0 }) => `Sms buiten je bundel, ${pieces(quantity)}`,
  abroad: ({ quantity = 0 }) => `Bellen naar het buitenland, ${minutesText(quantity)}`,
  service: ({ quantity = 0 }) => `0900-nummers, ${minutesText(quantity)}`,
  thirdParty: () => '0900-nummers en betaalde sms-diensten',
  instalment: ({ amount, number = 0, total = 0 }) => `${amount < 0 ? 'Terug: termijn' : 'Termijn'} ${number} van ${total}`,
  simReplacement: () => 'Vervangende simkaart',
  reminderCosts: () => 'Herinneringskosten',
  collectionCosts: () => 'Incassokosten',
  terminationFee: () => 'Opzegvergoeding',
  household: () => 'Samenkorting',
  verification: () => 'Terug: verificatie rekeningnummer',
  balanceFromPrepaid: () => 'Beltegoed van je prepaid',
  credit: () => 'Terug van ons',
  other: () => 'Overige kosten',
}

/** What a line is called, on the screen and in the document (domain invoices.detail.lines). */
export const lineTitle = (line: InvoiceLine): string => titles[line.kind](line)

/** A group of an invoice; `lines` are those in it (domain invoices.detail.groups). */
export function groupTitle(group: LineGroup, lines: readonly InvoiceLine[]): string {
  const [first] = lines
  if (group === 'outside' && first) return `Buiten je bundel (${monthName(first.from)})`
  return {
    fixed: 'Vaste kosten',
    outside: 'Buiten je bundel',
    phone: 'Telefoon',
    thirdParty: 'Diensten van anderen',
    once: 'Eenmalige kosten',
    discount: 'Kortingen',
  }[group]
}

/** The totals (domain invoices.detail.totals). */
export const totalTitles = {
  excl: 'Totaal zonder btw',
  vat: 'Btw 21%',
  incl: 'Totaal met btw',
  untaxed: 'Zonder btw',
  phone: 'Telefoon (geen btw)',
  toPay: 'Te betalen',
  back: 'Je krijgt terug',
} as const
