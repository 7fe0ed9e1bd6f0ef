import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { type ExtraType, TopupReceipt } from '#model/bundles/contract/topup.ts'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { OrderDocument, OrderLines } from '#page/flow/OrderOverview.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'
import { topupFlows } from './flow.ts'
import { extraBoughtText } from './text.ts'

/** The thank-you screen. Without a receipt it leads back to the first step. */
export function ExtraBought({ type }: { type: ExtraType }) {
  const receipt = useReceipt(TopupReceipt)
  if (receipt?.type !== type) return <Redirect to={topupFlows[type].steps[0].path} />
  const { title, intro, got, until, left, line } = extraBoughtText(receipt)
  return (
    <Thanks
      title={title}
      intro={intro}
      got={got}
      steps={doneSteps(topupFlows[type])}
      to={type === 'data' ? '/' : '/verbruik'}
      button={copy.to[type]}
    >
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <Facts>
        <Fact term={flowCopy.overview.number}>{receipt.orderNumber}</Fact>
        <Fact term={copy.facts.until}>{until}</Fact>
        <Fact term={copy.facts.left}>{left}</Fact>
      </Facts>
      <OrderLines lines={[line]} />
      <p className="muted">{copy.onInvoice(nextInvoiceText(dayOf(now())))}</p>
      <OrderDocument orderNumber={receipt.orderNumber} />
    </Thanks>
  )
}
