import type { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument } from '../../flow/OrderOverview.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { prepaidCopy } from './copy.ts'
import { FactList } from './FactList.tsx'
import { needText, receiptFacts } from './text.ts'

/** What was paid, until when it can be used, what happens then and what that asks for, to keep. */
export function Receipt({ receipt }: { receipt: PrepaidReceipt }) {
  // What is topped up by itself is enough for the next time too.
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
              {prepaidCopy.topUp}
            </ButtonLink>
          }
        />
      )}
      <OrderDocument orderNumber={receipt.orderNumber} />
    </>
  )
}
