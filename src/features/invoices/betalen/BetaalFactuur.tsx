import { bones } from '#kit/ui/Skeleton.tsx'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useOnePage } from '#page/flow/onePage.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { NotFoundError } from '#platform/router/route.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { Asked } from './Asked.tsx'
import { copy } from './copy.ts'
import { payOrder } from './flow.ts'
import { isPayable, isSeveral } from './which.ts'

const back = { to: '/facturen', label: copy.back } as const

/** `/betaal-factuur/:id`: pays one or several invoices. */
export default function BetaalFactuur() {
  const { id } = useAddress('/betaal-factuur/:id')
  if (!isPayable(id)) throw new NotFoundError(copy.notFound)
  return <Paying key={id} id={id} />
}

BetaalFactuur.reads = () => [getInvoices, getSimCard, getPaymentIssuers]

function Paying({ id }: { id: string }) {
  const flow = useOnePage(payOrder)
  return (
    <FlowStep flow={{ ...flow, back }} title={isSeveral(id) ? copy.titleSeveral : copy.title}>
      <FlowColumn>
        <ReadBlock waiting={bones('1.6em 90%', '24rem')} failedText={copy.loadFailed} offlineText={copy.offline}>
          <Asked id={id} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}
