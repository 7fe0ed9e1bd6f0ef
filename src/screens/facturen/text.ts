import type { Invoice, InvoiceLine, InvoiceSummary, LineKind } from '../../api/contract/invoices.ts'
import type { Day } from '../../api/contract/parts.ts'
import { mainChangeOf } from '../../domain/invoices.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import { countText, minutesText } from '../../words/dataSize.ts'
import { dayText, monthName } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { invoicesCopy as copy, why } from './copy.ts'

const none = () => null

/** Bundles need no reason: the heading above them names their period. */
const reasons: Record<LineKind, (line: InvoiceLine) => string | null> = {
  dataBundle: none,
  voiceBundle: none,
  smsBundle: none,
  dataCap: () => why.dataCap,
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
  compensation: ({ from }) => why.compensation(dayText(from)),
  balanceFromPrepaid: () => why.balanceFromPrepaid,
  credit: () => why.credit,
  other: () => why.other,
}

/** The reason of a line in one sentence; null when it needs none. */
export const reasonOf = (line: InvoiceLine): string | null => reasons[line.kind](line)

const unit: Partial<Record<LineKind, (count: number) => string>> = {
  data: (count) => `${countText(count)}\u00a0MB`,
  sms: (count) => `${countText(count)}\u00a0sms`,
  voice: minutesText,
  abroad: minutesText,
  service: minutesText,
}

/** The calculation behind a line: days of a month, or pieces at a rate. Null for a plain price. */
export function sumText({ kind, amount, days, monthly, quantity, rate }: InvoiceLine): string | null {
  if (days !== undefined && monthly !== undefined) {
    const isBack = kind === 'compensation'
    return (isBack ? why.compensationSum : why.proRataSum)(why.days(days), euro(monthly), euro(isBack ? -amount : amount))
  }
  if (quantity === undefined || rate === undefined) return null
  return why.sum((unit[kind] ?? countText)(quantity), euro(rate))
}

/** Mostly why an invoice is higher or lower; null when unknown. `outageOn`: the day of the outage that this invoice compensates. */
function whyChanged(changed: LineKind | null, direction: 'more' | 'less', outageOn: Day | null): string | null {
  if (changed === null) return null
  if (changed === 'compensation' && direction === 'less' && outageOn !== null) return copy.list.compensated(dayText(outageOn))
  const why = copy.difference.changes[changed][direction]
  return `${why.charAt(0).toLowerCase()}${why.slice(1).replace(/\.$/, '')}`
}

/** How this invoice differs from the one before, and mostly why: `€ 0,60 lager: je stuurde minder sms'jes`. Null for the first. */
export function changeText(
  { amount, changed = null }: Pick<InvoiceSummary, 'amount' | 'changed'>,
  before: Pick<InvoiceSummary, 'amount'> | undefined,
  outageOn: Day | null = null,
): string | null {
  if (!before) return null
  const difference = amount - before.amount
  if (difference === 0) return copy.list.same
  const direction = difference > 0 ? 'more' : 'less'
  const why = whyChanged(changed, direction, outageOn)
  return copy.list[direction](euro(Math.abs(difference))) + (why === null ? '' : `: ${why}`)
}

/** The same sentence from the lines of both invoices; null for the first. */
export function changeOf({ amount, lines, before }: Pick<Invoice, 'amount' | 'lines' | 'before'>): string | null {
  if (before === null) return null
  const outage = lines.find(({ kind }) => kind === 'compensation')
  return changeText({ amount, changed: mainChangeOf(lines, before.lines) }, before, outage?.from)
}

type Standing = Pick<
  InvoiceSummary,
  'amount' | 'state' | 'paidOn' | 'dueOn' | 'debitOn' | 'processing' | 'inArrangement' | 'paidInTerms'
>

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

/**
 * The status chip: one of three states, or the process that is going on. An invoice in terms or with a payment in progress is not called
 * unpaid, because it asks nothing of the customer.
 */
export function chipOf({ amount, state, debitOn, processing, inArrangement }: Standing): Chip {
  if (state === 'PAID') return { tone: 'good', text: copy.states.PAID }
  if (amount < 0) return { tone: 'info', text: copy.chips.back }
  if (inArrangement) return { tone: 'info', text: copy.chips.arrangement }
  if (processing) return { tone: 'info', text: copy.chips.processing }
  return { tone: state === 'NOT_PAID' ? 'bad' : debitOn === null ? 'warn' : 'info', text: copy.states[state] }
}
