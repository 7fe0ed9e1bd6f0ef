import type { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument } from '../../flow/OrderOverview.tsx'
import { FactList } from './FactList.tsx'
import { receiptFacts } from './text.ts'

/** What was paid, until when it can be used and what happens then, to keep. */
export function Receipt({ receipt }: { receipt: PrepaidReceipt }) {
  return (
    <>
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <FactList facts={receiptFacts(receipt)} />
      <OrderDocument orderNumber={receipt.orderNumber} />
    </>
  )
}
