import type { Day } from '#kit/parts.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { countText, minutesText } from '#kit/words/dataSize.ts'
import { dayText, monthName } from '#kit/words/dateText.ts'
import { listText } from '#kit/words/listText.ts'
import { euro, signedEuro } from '#kit/words/money.ts'
import type { Invoice, InvoiceChange, InvoiceLine, InvoiceSummary, LineKind } from '#model/invoices/contract/invoices.ts'
import { causeText, copy, why } from './copy.ts'

const none = () => null

/** Bundles need no reason: the heading above them names their period. */
const reasons: Record<LineKind, (line: InvoiceLine) => string | null> = {
  dataBundle: none,
  voiceBundle: none,
  smsBundle: none,
  dataCap: () => why.dataCap,
  proRata: () => why.proRata,
  correction: ({ from, because = 'changed' }) => why.correction[because](monthName(from)),
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
export function invoiceSumText({ kind, amount, days, monthly, quantity, rate }: InvoiceLine): string | null {
  if (days !== undefined && monthly !== undefined) {
    const isBack = kind === 'compensation'
    return (isBack ? why.compensationSum : why.proRataSum)(why.days(days), euro(monthly), euro(isBack ? -amount : amount))
  }
  if (quantity === undefined || rate === undefined) return null
  return why.sum((unit[kind] ?? countText)(quantity), euro(rate))
}

/** A reason within a sentence. */
const asClause = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`

/** A reason and its cents. Differences with the same reason are one. */
type Reason = { why: string; amount: number }

/** A list names at most this many reasons. */
const MOST_REASONS = 2

function clauseOf({ kind, amount, cause }: InvoiceChange, outageOn: Day | null): string {
  if (kind === 'compensation' && amount < 0 && outageOn !== null) return copy.list.compensated(dayText(outageOn))
  return asClause(causeText(kind, cause) ?? copy.difference.changes[kind].title)
}

/** The reasons of a difference, largest first. */
function reasonsIn(changes: readonly InvoiceChange[], outageOn: Day | null): Reason[] {
  const sums = new Map<string, number>()
  for (const change of changes) {
    const why = clauseOf(change, outageOn)
    sums.set(why, (sums.get(why) ?? 0) + change.amount)
  }
  return [...sums]
    .map(([why, amount]) => ({ why, amount }))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
}

/** One reason explains the whole difference; of several each says its part. Null without any. */
function whyChanged(changes: readonly InvoiceChange[], outageOn: Day | null): string | null {
  const reasons = reasonsIn(changes, outageOn)
  const [only, ...more] = reasons
  if (!only) return null
  if (more.length === 0) return only.why
  const named = reasons.slice(0, MOST_REASONS).map(({ why, amount }) => copy.list.because(why, signedEuro(amount)))
  const others = reasons.length - named.length
  return listText(others === 0 ? named : [...named, copy.list.others(others)])
}

/** How this invoice differs from the one before, and why: `€ 0,60 lager: je stuurde minder sms'jes`. Null for the first. */
export function invoiceChangeText(
  { amount, changes }: Pick<InvoiceSummary, 'amount' | 'changes'>,
  before: Pick<InvoiceSummary, 'amount'> | undefined,
  outageOn: Day | null = null,
): string | null {
  if (!before) return null
  const difference = amount - before.amount
  if (difference === 0) return copy.list.same
  const why = whyChanged(changes, outageOn)
  return copy.list[difference > 0 ? 'more' : 'less'](euro(Math.abs(difference))) + (why === null ? '' : `: ${why}`)
}

/** The same sentence of one invoice; null for the first. */
export function changeOf({
  amount,
  lines,
  before,
  changes,
}: Pick<Invoice, 'amount' | 'lines' | 'before' | 'changes'>): string | null {
  if (before === null) return null
  const outage = lines.find(({ kind }) => kind === 'compensation')
  return invoiceChangeText({ amount, changes }, before, outage?.from)
}

type InvoiceState = Pick<
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
}: InvoiceState): string {
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
export function chipOf({ amount, state, debitOn, processing, inArrangement }: InvoiceState): Chip {
  if (state === 'PAID') return { tone: 'good', text: copy.states.PAID }
  if (amount < 0) return { tone: 'info', text: copy.chips.back }
  if (inArrangement) return { tone: 'info', text: copy.chips.arrangement }
  if (processing) return { tone: 'info', text: copy.chips.processing }
  return { tone: state === 'NOT_PAID' ? 'bad' : debitOn === null ? 'warn' : 'info', text: copy.states[state] }
}
