import { type ExtraType, TopupReceipt } from '../../../api/contract/topup.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { doneSteps } from '../../../flow/flow.ts'
import { OrderDocument, OrderLines } from '../../../flow/OrderOverview.tsx'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { nextInvoiceText } from '../../../words/nextInvoice.ts'
import { topupCopy } from './copy.ts'
import { topupFlows } from './flow.ts'
import { boughtText } from './text.ts'

/** The thank-you screen. Without a receipt it leads back to the first step. */
export function Bought({ type }: { type: ExtraType }) {
  const receipt = useReceipt(TopupReceipt)
  if (receipt?.type !== type) return <Elsewhere to={topupFlows[type].steps[0].path} />
  const { title, intro, got, until, left, line } = boughtText(receipt)
  return (
    <Thanks
      title={title}
      intro={intro}
      got={got}
      steps={doneSteps(topupFlows[type])}
      to={type === 'data' ? '/' : '/verbruik'}
      button={topupCopy.to[type]}
    >
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <Facts>
        <Fact term={flowCopy.overview.number}>{receipt.orderNumber}</Fact>
        <Fact term={topupCopy.facts.until}>{until}</Fact>
        <Fact term={topupCopy.facts.left}>{left}</Fact>
      </Facts>
      <OrderLines lines={[line]} />
      <p className="muted">{topupCopy.onInvoice(nextInvoiceText(dayOf(now())))}</p>
      <OrderDocument orderNumber={receipt.orderNumber} />
    </Thanks>
  )
}
