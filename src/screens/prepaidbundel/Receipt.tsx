import type { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument } from '../../flow/OrderOverview.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { prepaidCopy } from './copy.ts'
import { FactList } from './FactList.tsx'
import { needText, receiptFacts } from './text.ts'

export function Receipt({ receipt }: { receipt: PrepaidReceipt }) {
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
              {prepaidCopy.topUp}
            </ButtonLink>
          }
        />
      )}
      <OrderDocument orderNumber={receipt.orderNumber} />
    </>
  )
}
