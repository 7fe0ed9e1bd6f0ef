import { bones } from '#kit/ui/Skeleton.tsx'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { readingOf } from '#model/operation.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { useOnePage } from '#page/flow/onePage.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Asked } from './Asked.tsx'
import { copy } from './copy.ts'
import { payOrder } from './flow.ts'

const reads = [getInvoices, getSimCard, getPaymentIssuers].map((read) => readingOf(read))

/** Paying over the screen that asks for it. `id`: ALL_OPEN or ALL_OVERDUE. */
export default function PaySheet({ settings }: { settings: { data: { id: string } } }) {
  useOnePage(payOrder)
  return (
    <div className="stack">
      <ReadBlock reads={reads} waiting={bones('1.6em 90%', '24rem')} failedText={copy.loadFailed} offlineText={copy.offline}>
        <Asked id={settings.data.id} />
      </ReadBlock>
    </div>
  )
}
