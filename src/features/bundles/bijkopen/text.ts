import { amountText, expectedSizeText, shortAmountText, sizeLeftText, sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { TopupBundle, TopupReceipt } from '#model/bundles/contract/topup.ts'
import type { Overview } from '#model/overview/contract.ts'
import { type Gain, gainOf, hasForecast } from '#model/overview/lookAhead.ts'
import type { OrderLine } from '#page/flow/OrderOverview.tsx'
import { copy as topupCopy } from './copy.ts'

export const extraOfferText = (bundle: TopupBundle) => ({
  option: topupCopy.option(amountText(bundle), euro(bundle.price)),
  intro: topupCopy[bundle.type].intro(dayText(bundle.until)),
  confirm: topupCopy[bundle.type].confirm(amountText(bundle), euro(bundle.price)),
  button: topupCopy.button(euro(bundle.price)),
})

/** The effect of this much extra internet; null when it cannot be foreseen, and for minutes. */
export const gainOfOffer = ({ type, size }: TopupBundle, overview: Overview | null, now: number): Gain | null =>
  type === 'data' && overview ? gainOf(overview, size, now) : null

/** How far the customer gets with the extra internet, and without it when that is known. */
export function reachText({ extra, before, after: { forecast, next } }: Gain): string {
  const copy = topupCopy.reach
  const reached = dayText(next)
  const size = sizeText(extra)
  const first =
    forecast.runsOutOn === null
      ? copy.lasts(size, reached, expectedSizeText(forecast.leftAtEnd))
      : copy.dry(size, dayText(forecast.runsOutOn))
  if (!hasForecast(before)) return first
  const { runsOutOn, leftAtEnd } = before.forecast
  const second = runsOutOn === null ? copy.lastsWithout(expectedSizeText(leftAtEnd)) : copy.dryWithout(dayText(runsOutOn))
  return `${first} ${second}`
}

/** The text alternative of the water: its levels, because `reachText` says how it goes on. */
export const waterText = ({ extra, left, after }: Gain): string =>
  topupCopy.water.text(dayText(after.next), sizeLeftText(left, after.left), sizeText(extra), sizeText(after.left))

/** The thank-you texts. "Again" is only for a customer whose bundle was empty. */
export function extraBoughtText(receipt: TopupReceipt) {
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
