import type { InvoiceLine, InvoiceSummary, LineKind } from '../../api/contract/invoices.ts'
import type { Day } from '../../api/contract/parts.ts'
import { countText, minutesText } from '../../domain/dataSize.ts'
import { dayText, monthText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import { invoicesCopy as copy, why } from './copy.ts'

/** `november` */
export const monthName = (day: Day): string => monthText(day).split(' ')[0] ?? ''

/** At the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const bundle = ({ from, until }: InvoiceLine) => why.ahead(dayText(from), dayText(until))

const reasons: Record<LineKind, (line: InvoiceLine) => string> = {
  dataBundle: bundle,
  voiceBundle: bundle,
  smsBundle: ({ from }) => why.sms(monthName(from)),
  dataCap: ({ from }) => why.dataCap(monthName(from)),
  proRata: () => why.proRata,
  correction: ({ from }) => why.correction(monthName(from)),
  extraData: ({ from }) => why.extra(monthName(from)),
  extraVoice: ({ from }) => why.extra(monthName(from)),
  data: () => why.data,
  voice: () => why.voice,
  sms: () => why.smsOutside,
  abroad: () => why.abroad,
  service: () => why.service,
  thirdParty: () => why.thirdParty,
  instalment: ({ amount }) => (amount < 0 ? why.instalmentBack : why.instalment),
  simReplacement: () => why.simReplacement,
  reminderCosts: () => why.late,
  collectionCosts: () => why.late,
  terminationFee: () => why.terminationFee,
  household: ({ amount }) => (amount < 0 ? why.household : why.householdBack),
  verification: () => why.verification,
  balanceFromPrepaid: () => why.balanceFromPrepaid,
  credit: () => why.credit,
  other: () => why.other,
}

/** Why a line is there, in one sentence. */
export const reasonOf = (line: InvoiceLine): string => reasons[line.kind](line)

const unit: Partial<Record<LineKind, (count: number) => string>> = {
  data: (count) => `${countText(count)}\u00a0MB`,
  sms: (count) => `${countText(count)}\u00a0sms`,
  voice: minutesText,
  abroad: minutesText,
  service: minutesText,
}

/** The sum that a line is the result of: days of a month, or pieces at a rate. Null for a price as it is. */
export function sumText({ kind, amount, days, monthly, quantity, rate }: InvoiceLine): string | null {
  if (days !== undefined && monthly !== undefined) return why.proRataSum(why.days(days), euro(monthly), euro(amount))
  if (quantity === undefined || rate === undefined) return null
  return why.sum((unit[kind] ?? countText)(quantity), euro(rate))
}

type Standing = Pick<
  InvoiceSummary,
  'amount' | 'state' | 'paidOn' | 'dueOn' | 'debitOn' | 'processing' | 'inArrangement' | 'paidInTerms'
>

/** How an invoice stands, in a sentence. */
export function standingText({
  amount,
  state,
  paidOn,
  dueOn,
  debitOn,
  processing,
  inArrangement,
  paidInTerms,
}: Standing): string {
  if (state === 'PAID') {
    if (paidOn === null) return copy.list.nothingToPay
    return (amount < 0 ? copy.list.backOn : copy.list.paidOn)(dayText(paidOn))
  }
  if (inArrangement) return paidInTerms > 0 ? copy.list.partPaid(euro(paidInTerms), euro(amount)) : copy.list.inTerms
  if (processing && (debitOn === null || state === 'NOT_PAID')) return copy.list.onItsWay
  if (state === 'NOT_PAID') return debitOn === null ? copy.list.late : copy.list.debitFailed(dayText(debitOn))
  if (debitOn !== null)
    return amount < 0 ? copy.list.backSoon(dayText(debitOn)) : copy.list.debitOn(euro(amount), dayText(debitOn))
  return dueOn === null ? copy.list.late : copy.list.dueOn(dayText(dueOn))
}

type Chip = { tone: BadgeTone; text: string }

/** One of the three states (spec 4 Payment); of money that comes back, that it does. */
export function stateOf({ amount, state, debitOn }: Standing): Chip {
  if (state === 'PAID') return { tone: 'good', text: copy.states.PAID }
  if (amount < 0) return { tone: 'info', text: copy.chips.back }
  return { tone: state === 'NOT_PAID' ? 'bad' : debitOn === null ? 'warn' : 'info', text: copy.states[state] }
}

/** What is going on besides (domain 1.10 extra chips); null when nothing is. */
export function extraOf({ amount, state, debitOn, processing, inArrangement }: Standing): string | null {
  if (inArrangement) return copy.chips.arrangement
  if (processing) return copy.chips.processing
  return state === 'TO_PAY' && debitOn !== null && amount > 0 ? copy.chips.debit(dayText(debitOn)) : null
}
