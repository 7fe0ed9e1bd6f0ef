import { useState } from 'react'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { reading } from '#model/operation.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { RowBones } from './Bones.tsx'
import { copy } from './copy.ts'
import { PaymentYears } from './PaymentYears.tsx'
import { paymentHistoryCopy } from './paymentHistoryCopy.ts'

/** Prepaid payments of a customer who switched to a subscription. Loaded when opened. */
export function EarlierPayments() {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure title={copy.earlier.title} opened={() => setOpened(true)}>
      {isOpened && (
        <ReadBlock
          reads={[reading(getPayments)]}
          waiting={<Waiting />}
          failedText={paymentHistoryCopy.failed}
          offlineText={paymentHistoryCopy.offline}
        >
          <Payments />
        </ReadBlock>
      )}
    </Disclosure>
  )
}

const Payments = () => (
  <div className="stack stack--loose">
    <PaymentYears payments={useRead(getPayments).payments} title={copy.earlier.year} />
  </div>
)

const Waiting = () => (
  <div aria-hidden="true">
    <RowBones widths={['7rem', '9rem', '6rem', '8rem']} />
  </div>
)
