import { type ExtraType, TopupReceipt } from '../../api/contract/topup.ts'
import { dayText } from '../../domain/dateText.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument, OrderLines } from '../../flow/OrderOverview.tsx'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { receiptHere } from '../../routes/receipt.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { topupCopy } from './copy.ts'
import { topupFlows } from './flow.ts'
import { amountOf } from './text.ts'

/** It was bought. Without a receipt there is nothing to say. */
export function Bought({ type }: { type: ExtraType }) {
  const receipt = receiptHere(TopupReceipt)
  if (receipt?.type !== type) return <Elsewhere to={topupFlows[type].steps[0].path} />
  const copy = topupCopy[type].done
  const size = amountOf(receipt)
  return (
    <Thanks title={copy.title} intro={copy.intro(size)} to="/verbruik" button={topupCopy.toUsage}>
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <Facts>
        <Fact term={flowCopy.overview.number}>{receipt.orderNumber}</Fact>
        <Fact term={topupCopy.facts.until}>{dayText(receipt.until)}</Fact>
      </Facts>
      <OrderLines lines={[{ title: `${copy.term}, ${size}`, oneOff: receipt.price, monthly: null }]} />
      <p className="muted">{topupCopy.onInvoice}</p>
      <OrderDocument orderNumber={receipt.orderNumber} />
    </Thanks>
  )
}
