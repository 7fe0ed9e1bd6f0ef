import { endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { countText, minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull, dayText, monthName } from '#kit/words/dateText.ts'
import type { InvoiceLine, InvoiceSummary, LineKind } from './contract/invoices.ts'
import type { LineGroup } from './invoices.ts'

const NBSP = '\u00a0'
const UNLIMITED = 'onbeperkt'

const quantityIn = ({ quantity = 0 }: InvoiceLine): number => quantity
const minutesIn = (line: InvoiceLine): string => minutesText(quantityIn(line))
const sized = (size: number | null | undefined, text: (size: number) => string) =>
  size === null || size === undefined ? UNLIMITED : text(size)

/** An invoice is named after its date, because its lines cover two months. */
export const invoiceName = (date: Day): string => `Factuur ${dayText(date)}`
export const invoiceNameInFull = (date: Day): string => `Factuur ${dayInFull(date)}`

/** The days of a line: `november`, or `17 november tot en met 30 november` for part of a month. */
export const spanText = ({ from, until }: Pick<InvoiceLine, 'from' | 'until'>): string =>
  from === startOfMonth(from) && until === endOfMonth(from) ? monthName(from) : `${dayText(from)} tot en met ${dayText(until)}`

const titles: Record<LineKind, (line: InvoiceLine) => string> = {
  dataBundle: ({ size }) => `Internetbundel ${sized(size, sizeText)}`,
  voiceBundle: ({ size }) => `Belbundel ${sized(size, minutesText)}`,
  smsBundle: () => "Onbeperkt sms'en",
  dataCap: () => 'Dataplafond',
  proRata: (line) => `Gedeelte van de maand (${spanText(line)})`,
  correction: ({ from }) => `Verschil bundels ${monthName(from)}`,
  extraData: ({ size }) => `Extra internet ${sized(size, sizeText)}`,
  extraVoice: ({ size }) => `Extra minuten ${sized(size, minutesText)}`,
  data: (line) => `Internet buiten je bundel, ${countText(quantityIn(line))}${NBSP}MB`,
  voice: (line) => `Bellen buiten je bundel, ${minutesIn(line)}`,
  sms: (line) => `Sms buiten je bundel, ${countText(quantityIn(line))}${NBSP}sms`,
  abroad: (line) => `Bellen naar het buitenland, ${minutesIn(line)}`,
  service: (line) => `0900-nummers, ${minutesIn(line)}`,
  thirdParty: () => '0900-nummers en betaalde sms-diensten',
  instalment: ({ amount, number = 0, total = 0 }) => `${amount < 0 ? 'Terug: termijn' : 'Termijn'} ${number} van ${total}`,
  simReplacement: () => 'Vervangende simkaart',
  reminderCosts: () => 'Herinneringskosten',
  collectionCosts: () => 'Incassokosten',
  terminationFee: () => 'Opzegvergoeding',
  household: ({ from }) => `Samenkorting ${monthName(from)}`,
  verification: () => 'Terug: verificatie rekeningnummer',
  compensation: ({ from }) => `Vergoeding storing ${dayText(from)}`,
  balanceFromPrepaid: () => 'Beltegoed van je prepaid',
  credit: () => 'Terug van ons',
  other: () => 'Overige kosten',
}

/** The title of a line, on screen and in the PDF (domain invoices.detail.lines). */
export const lineTitle = (line: InvoiceLine): string => titles[line.kind](line)

/** The title of the total: still to pay, to be refunded, or already settled. */
export function totalTitle({ amount, state }: Pick<InvoiceSummary, 'amount' | 'state'>): string {
  if (amount < 0) return totalTitles.back
  return state === 'PAID' ? totalTitles.total : totalTitles.toPay
}

/** The title of a group of invoice lines (domain invoices.detail.groups). */
export function groupTitle(group: LineGroup, lines: readonly InvoiceLine[]): string {
  const [first] = lines
  const isOneSpan = first && lines.every(({ from, until }) => from === first.from && until === first.until)
  // A partial month names its own days.
  if (group === 'fixed' && isOneSpan && lines.every(({ kind }) => kind !== 'proRata')) return `Vaste kosten (${spanText(first)})`
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

/** The titles of the totals (domain invoices.detail.totals). `total`: for an invoice without an open amount. */
export const totalTitles = {
  total: 'Totaal',
  excl: 'Totaal zonder btw',
  vat: 'Btw 21%',
  incl: 'Totaal met btw',
  untaxed: 'Hier komt geen btw bij',
  phone: 'Telefoon (geen btw)',
  toPay: 'Te betalen',
  back: 'Je krijgt terug',
} as const
