import { useRead } from '../../../api/client.ts'
import { getInvoices } from '../../../api/contract/invoices.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { getSimCard } from '../../../api/contract/simcard.ts'
import { hindranceOf, urgentOf } from '../../../domain/dueInvoices.ts'
import { FlowColumn, FlowStep } from '../../../flow/FlowStep.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { NotFound } from '../../../routes/route.ts'
import { useAddress } from '../../../routes/useAddress.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { payInvoiceCopy as copy } from './copy.ts'
import { payFlow } from './flow.ts'
import { NothingOpen, NotNow } from './NotNow.tsx'
import { One } from './One.tsx'
import { Several } from './Several.tsx'
import { isPayable, isSeveral } from './which.ts'

const back = { to: '/facturen', label: copy.back } as const

/** `/betaal-factuur/:id`: pays one or several invoices. */
export default function BetaalFactuur() {
  const { id } = useAddress('/betaal-factuur/:id')
  if (!isPayable(id)) throw new NotFound(copy.notFound)
  return <Paying key={id} id={id} />
}

BetaalFactuur.reads = () => [getInvoices, getSimCard, getPaymentIssuers]

function Paying({ id }: { id: string }) {
  const flow = useFlow(payFlow, '/betaal-factuur/:id', { id })
  return (
    <FlowStep flow={{ ...flow, back }} title={isSeveral(id) ? copy.titleSeveral : copy.title}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />} failedText={copy.loadFailed} offlineText={copy.offline}>
          <Asked id={id} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

function Asked({ id }: { id: string }) {
  const { invoices } = useRead(getInvoices)
  const open = urgentOf(invoices)
  if (isSeveral(id)) {
    const [only] = open
    if (!only) return <NothingOpen />
    return open.length === 1 ? <One invoice={only} invoices={invoices} /> : <Several id={id} open={open} invoices={invoices} />
  }
  const invoice = invoices.find((one) => one.id === id)
  if (!invoice) throw new NotFound(copy.notFound)
  const hindrance = hindranceOf(invoice)
  return hindrance === null ? <One invoice={invoice} invoices={invoices} /> : <NotNow invoice={invoice} hindrance={hindrance} />
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="1.6em" />
    <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
  </div>
)
