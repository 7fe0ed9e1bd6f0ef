import type { TopupBundle, TopupReceipt } from '../../api/contract/topup.ts'
import { minutesInFull, sizeText } from '../../domain/dataSize.ts'
import { dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import type { OrderLine } from '../../flow/OrderOverview.tsx'
import { topupCopy } from './copy.ts'

type Sized = Pick<TopupBundle, 'type' | 'size'>

/** `1 GB`, `100 minuten`. */
export const amountOf = ({ type, size }: Sized): string => (type === 'data' ? sizeText(size) : minutesInFull(size))

/** What the customer is told at the button. Cents. */
export const offerText = (bundle: TopupBundle) => ({
  option: topupCopy.option(amountOf(bundle), euro(bundle.price)),
  intro: topupCopy[bundle.type].intro(dayText(bundle.until)),
  confirm: topupCopy[bundle.type].confirm(amountOf(bundle), euro(bundle.price)),
  button: topupCopy.button(euro(bundle.price)),
})

/** What was bought, and what came of it. Only who had nothing left has internet, or can call, *again*. */
export function boughtText(receipt: TopupReceipt) {
  const copy = topupCopy[receipt.type].done
  const size = amountOf(receipt)
  const line: OrderLine = { title: `${copy.term}, ${size}`, oneOff: receipt.price, monthly: null }
  return {
    title: receipt.left > receipt.size ? copy.more : copy.again,
    intro: copy.intro(size),
    until: dayText(receipt.until),
    left: amountOf({ type: receipt.type, size: receipt.left }),
    line,
  }
}
