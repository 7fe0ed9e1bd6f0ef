import type { Day } from '../../../api/contract/parts.ts'
import type { TerminateData, TerminateReason, TerminationReceipt } from '../../../api/contract/termination.ts'
import { daysLeftOfTerm, finalInvoiceOn, terminationFee, undoUntil } from '../../../domain/termination.ts'
import { dayInFull } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { plural } from '../../../words/plural.ts'
import { terminateCopy as copy } from './copy.ts'

type Data = Pick<TerminateData, 'monthly' | 'contractEnd'>

/** The fee for ending on this day as a sentence, and its calculation; `sum` is null when there is no fee. */
export function costsText(data: Data, reason: TerminateReason | null, endsOn: Day) {
  const fee = terminationFee(data, reason, endsOn)
  if (fee === 0 || data.contractEnd === null) return { fee, text: copy.noFee, sum: null }
  const left = daysLeftOfTerm(data.contractEnd, endsOn)
  return {
    fee,
    text: copy.fee(dayInFull(data.contractEnd), dayInFull(endsOn), euro(fee)),
    sum: copy.sum(plural(left, '1 dag', `${left} dagen`), euro(data.monthly), euro(fee)),
  }
}

const feeText = (fee: number): string => (fee === 0 ? copy.done.none : euro(fee))

export const checkText = (data: Data & Pick<TerminateData, 'phone'>, reason: TerminateReason, endsOn: Day) => ({
  reason: copy.reasons[reason],
  lastDay: dayInFull(endsOn),
  fee: feeText(terminationFee(data, reason, endsOn)),
  finalInvoice: dayInFull(finalInvoiceOn(endsOn)),
  undoUntil: dayInFull(undoUntil(endsOn)),
  phone: data.phone === null ? null : copy.phone(euro(data.phone)),
})

export const doneText = ({ endsOn, fee, undoUntil: until, finalInvoiceOn: on, phone, isDeceased }: TerminationReceipt) => ({
  heading: copy.done.heading(dayInFull(endsOn)),
  intro: isDeceased ? copy.done.introDeceased : copy.done.intro,
  lastDay: dayInFull(endsOn),
  fee: feeText(fee),
  finalInvoice: dayInFull(on),
  undoUntil: dayInFull(until),
  phone: phone === null ? null : copy.phone(euro(phone)),
})
