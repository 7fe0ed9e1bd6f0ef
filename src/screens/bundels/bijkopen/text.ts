import type { Overview } from '../../../api/contract/overview.ts'
import type { TopupBundle, TopupReceipt } from '../../../api/contract/topup.ts'
import { addDays } from '../../../domain/dates.ts'
import { forecastWith } from '../../../domain/lookAhead.ts'
import type { OrderLine } from '../../../flow/OrderOverview.tsx'
import { amountText, expectedSizeText, shortAmountText, sizeText } from '../../../words/dataSize.ts'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { topupCopy } from './copy.ts'

export const offerText = (bundle: TopupBundle) => ({
  option: topupCopy.option(amountText(bundle), euro(bundle.price)),
  intro: topupCopy[bundle.type].intro(dayText(bundle.until)),
  confirm: topupCopy[bundle.type].confirm(amountText(bundle), euro(bundle.price)),
  button: topupCopy.button(euro(bundle.price)),
})

/** How far the customer gets with this much extra internet; null when nothing can be said, or for minutes. */
export function reachText({ type, size, until }: TopupBundle, overview: Overview | null, now: number): string | null {
  const forecast = type === 'data' && overview ? forecastWith(overview, size, now) : null
  if (forecast === null) return null
  const extra = sizeText(size)
  return forecast.runsOutOn === null
    ? topupCopy.reach.lasts(extra, dayText(addDays(until, 1)), expectedSizeText(forecast.leftAtEnd))
    : topupCopy.reach.dry(extra, dayText(forecast.runsOutOn))
}

/** The thank-you texts. "Again" is only for a customer whose bundle was empty. */
export function boughtText(receipt: TopupReceipt) {
  const copy = topupCopy[receipt.type].done
  const size = amountText(receipt)
  const line: OrderLine = { title: `${copy.term}, ${size}`, oneOff: receipt.price, monthly: null }
  return {
    title: receipt.left > receipt.size ? copy.more : copy.again,
    intro: copy.intro(size),
    got: shortAmountText(receipt),
    until: dayText(receipt.until),
    left: amountText({ type: receipt.type, size: receipt.left }),
    line,
  }
}
