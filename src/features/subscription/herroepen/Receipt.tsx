import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getWithdrawalDocument, type WithdrawalReceipt } from '#model/subscription/contract/withdrawal.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { read } from '#platform/api/client.ts'
import { RefundFacts } from '../shared/RefundFacts.tsx'
import { copy } from './copy.ts'
import { receiptText, withdrawalCostsText } from './text.ts'

/** The receipt of a withdrawal with date and time, on screen and as a download (the law requires a durable medium). */
export function WithdrawalReceiptCard({ receipt }: { receipt: WithdrawalReceipt }) {
  const { reference, orderNumber, costs, refund } = receipt
  const text = receiptText(receipt)
  const { invoiced = null, back = null } = costs ? withdrawalCostsText(costs) : {}
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{copy.receipt.title}</h2>
        <Facts>
          <Fact term={copy.receipt.reference}>{reference}</Fact>
          <Fact term={copy.receipt.at}>{text.at}</Fact>
          <Fact term={copy.receipt.order}>{orderNumber}</Fact>
          {text.costs !== null && <Fact term={copy.receipt.costs}>{text.costs}</Fact>}
          {text.returnBy !== null && <Fact term={copy.receipt.returnBy}>{text.returnBy}</Fact>}
          <RefundFacts refund={refund} />
          {text.keepsUntil !== null && <Fact term={copy.receipt.keepsUntil}>{text.keepsUntil}</Fact>}
        </Facts>
        {invoiced && <p className="small muted">{invoiced}</p>}
        {back !== null && <p>{back}</p>}
        <ButtonGroup>
          <DocumentButton fetchDocument={() => read(getWithdrawalDocument, { reference })}>
            {copy.receipt.download}
          </DocumentButton>
        </ButtonGroup>
      </div>
    </Card>
  )
}

export const ReceiptWaiting = () => (
  <div className="stack" aria-hidden="true">
    <Skeleton width="90%" height="3rem" />
    <Skeleton width="100%" height="26rem" radius="var(--radius-lg)" />
  </div>
)
