import { smsText } from '#features/usage/shared/contactText.ts'
import { outsideNames } from '#features/usage/shared/outsideNames.ts'
import type { CostKind, CostLine } from '#kit/parts.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { megabytesText, minutesText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { LatestInvoice, Usps } from '#model/overview/contract.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { listsCopy } from './listsCopy.ts'

const words = listsCopy.nextInvoice

const rateOf = (kind: CostKind, usps: Usps | null): number | null => {
  if (kind === 'data') return usps?.dataCostOutsideBundle ?? null
  if (kind === 'voice') return usps?.voiceCostOutsideBundle ?? null
  return kind === 'sms' ? (usps?.smsCostOutsideBundle ?? null) : null
}

/** `Internet, 180 MB × € 0,10`; without the rate when not everything was charged at it. */
export function outsideText({ kind, quantity, amount }: CostLine, usps: Usps | null): string {
  if (kind === 'other') return outsideNames.other // counted in an unknown unit
  const text = {
    data: megabytesText,
    voice: minutesText,
    sms: smsText,
    abroad: minutesText,
    service: minutesText,
  }[kind](quantity)
  const rate = rateOf(kind, usps)
  return `${outsideNames[kind]}, ${rate !== null && rate * quantity === amount ? words.times(text, euro(rate)) : text}`
}

type Row = { title: string; text: string; amount?: string; chip: { tone: BadgeTone; children: string } | null; to: PlainPath }

/** The row of the newest invoice. Undefined `latest` (offline, it is not stored): a link to all invoices. Null: there is none. */
export function latestRow(latest: LatestInvoice | null | undefined): Row | null {
  if (latest === null) return null
  if (latest === undefined) return { title: words.all, text: words.allText, chip: null, to: '/facturen' }
  const { date, amount } = latest
  return {
    title: words.latest(dayText(date)),
    text: standingOf(latest),
    amount: euro(amount),
    chip: chipOf(latest),
    to: '/factuur/vorige-maand',
  }
}

function standingOf({ amount, state, paidOn, dueOn, debitOn, processing, inArrangement }: LatestInvoice): string {
  if (amount < 0) return words.back
  if (state === 'PAID') return paidOn === null ? words.nothingToPay : words.paidOn(dayText(paidOn))
  if (inArrangement) return words.arranged
  if (processing) return words.processing
  if (state === 'TO_PAY' && debitOn !== null) return words.debitOn(dayText(debitOn))
  return dueOn === null ? words.late : words.dueOn(dayText(dueOn))
}

/** The state as a chip, unless the sentence beside it already says it. */
function chipOf({ state, debitOn, processing, inArrangement }: LatestInvoice): Row['chip'] {
  if (state !== 'PAID' && (inArrangement || processing)) return null
  const tone = state === 'PAID' ? 'good' : state === 'NOT_PAID' ? 'bad' : debitOn === null ? 'warn' : 'info'
  return { tone, children: words.states[state] }
}
