import type { Day } from '#kit/parts.ts'
import { dayInFull, monthText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { plural } from '#kit/words/plural.ts'
import { isAfterSettlement } from '#model/invoices/dueInvoices.ts'
import type { TerminateData, TerminateReason, TerminationReceipt } from '#model/subscription/contract/termination.ts'
import { daysLeftOfTerm, finalInvoiceOn, terminationFee, undoUntil } from '#model/subscription/termination.ts'
import { copy } from './copy.ts'

type Data = Pick<TerminateData, 'monthly' | 'contractEnd'>

/** The fee for ending on this day as a sentence, and its calculation; `sum` is null when there is no fee. */
export function terminationCostsText(data: Data, reason: TerminateReason | null, endsOn: Day) {
  const fee = terminationFee(data, reason, endsOn)
  if (fee === 0 || data.contractEnd === null) return { fee, text: copy.noFee, sum: null }
  const left = daysLeftOfTerm(data.contractEnd, endsOn)
  return {
    fee,
    text: copy.fee(dayInFull(data.contractEnd), dayInFull(endsOn), euro(fee)),
    sum: copy.sum(plural(left, '1 dag', `${left} dagen`), euro(data.monthly), euro(fee)),
  }
}

/** The sentence about a phone in terms; null without one. */
export const phoneLeftText = ({ phone, lastTermOn }: Pick<TerminateData, 'phone' | 'lastTermOn'>): string | null =>
  phone === null
    ? null
    : [copy.phone(euro(phone)), ...(lastTermOn === null ? [] : [copy.lastTerm(monthText(lastTermOn))])].join(' ')

/** The last invoice for the subscription: terms of a phone may go on after it. */
function finalText(endsOn: Day, on: Day, lastTermOn: Day | null) {
  const date = dayInFull(on)
  if (lastTermOn === null || !isAfterSettlement(lastTermOn, endsOn))
    return { finalTerm: copy.check.finalInvoice, finalNote: copy.done.finalInvoice(date) }
  return { finalTerm: copy.check.finalBeforeTerms, finalNote: copy.done.finalBeforeTerms(date, monthText(lastTermOn)) }
}

const feeText = (fee: number): string => (fee === 0 ? copy.done.none : euro(fee))

export const checkText = (data: Data & Pick<TerminateData, 'phone' | 'lastTermOn'>, reason: TerminateReason, endsOn: Day) => ({
  reason: copy.reasons[reason],
  lastDay: dayInFull(endsOn),
  fee: feeText(terminationFee(data, reason, endsOn)),
  finalTerm: finalText(endsOn, finalInvoiceOn(endsOn), data.lastTermOn).finalTerm,
  finalInvoice: dayInFull(finalInvoiceOn(endsOn)),
  undoUntil: dayInFull(undoUntil(endsOn)),
  phone: phoneLeftText(data),
})

export const terminationDoneText = ({
  endsOn,
  fee,
  undoUntil: until,
  finalInvoiceOn: on,
  phone,
  lastTermOn,
  isDeceased,
}: TerminationReceipt) => ({
  heading: copy.done.heading(dayInFull(endsOn)),
  intro: isDeceased ? copy.done.introDeceased : copy.done.intro,
  lastDay: dayInFull(endsOn),
  fee: feeText(fee),
  ...finalText(endsOn, on, lastTermOn),
  finalInvoice: dayInFull(on),
  undoUntil: dayInFull(until),
  phone: phoneLeftText({ phone, lastTermOn }),
})
