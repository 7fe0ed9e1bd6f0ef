import type { TopupBundle, TopupReceipt } from '../../api/contract/topup.ts'
import { amountText } from '../../domain/dataSize.ts'
import { dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import type { OrderLine } from '../../flow/OrderOverview.tsx'
import { topupCopy } from './copy.ts'

/** What the customer is told at the button. Cents. */
export const offerText = (bundle: TopupBundle) => ({
  option: topupCopy.option(amountText(bundle), euro(bundle.price)),
  intro: topupCopy[bundle.type].intro(dayText(bundle.until)),
  confirm: topupCopy[bundle.type].confirm(amountText(bundle), euro(bundle.price)),
  button: topupCopy.button(euro(bundle.price)),
})

/** What was bought, and what came of it. Only who had nothing left has internet, or can call, *again*. */
export function boughtText(receipt: TopupReceipt) {
  const copy = topupCopy[receipt.type].done
  const size = amountText(receipt)
  const line: OrderLine = { title: `${copy.term}, ${size}`, oneOff: receipt.price, monthly: null }
  return {
    title: receipt.left > receipt.size ? copy.more : copy.again,
    intro: copy.intro(size),
    until: dayText(receipt.until),
    left: amountText({ type: receipt.type, size: receipt.left }),
    line,
  }
}
