import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import type { PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import { type ReceiptFact as FactText, needText, receiptFacts } from './text.ts'

export function PrepaidReceiptCard({ receipt }: { receipt: PrepaidReceipt }) {
  // Automatic top-up also covers the next extension.
  const need = receipt.toppedUp > 0 ? null : needText(receipt, receipt.balance)
  return (
    <>
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <FactList facts={receiptFacts(receipt)} />
      {need !== null && (
        <Notice
          tone="warn"
          title={need}
          action={
            <ButtonLink to="/beltegoed-opwaarderen" variant="outline" size="small">
              {copy.topUp}
            </ButtonLink>
          }
        />
      )}
      <OrderDocument orderNumber={receipt.orderNumber} />
    </>
  )
}

export const FactList = ({ facts }: { facts: readonly FactText[] }) => (
  <Facts>
    {facts.map(({ term, text, total = false }) => (
      <Fact key={term} term={term} total={total}>
        {text}
      </Fact>
    ))}
  </Facts>
)
