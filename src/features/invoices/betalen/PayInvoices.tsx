import { Card } from '#kit/ui/Card.tsx'
import { sumOf } from '#kit/words/money.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import type { PaymentOrder, ToPay } from '#model/payment/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { useReadState } from '#platform/api/client.ts'
import { pathOf } from '#platform/router/href.ts'
import type { useSending } from '#platform/write/useSending.ts'
import { copy } from './copy.ts'
import { unblocksWith } from './which.ts'

type Paying = ReturnType<typeof useSending<PaymentOrder, ToPay>>

type Props = {
  order: Paying
  chosen: readonly InvoiceSummary[]
  /** All invoices of the customer. */
  invoices: readonly InvoiceSummary[]
  /** The id in the address: an invoice, or ALL_OPEN or ALL_OVERDUE. */
  id: string
}

export function PayInvoices({ order, chosen, invoices, id }: Props) {
  const simcard = useReadState(getSimCard).value
  const ids = chosen.map((invoice) => invoice.id)
  return (
    <Card className="stack">
      <Ideal
        order={order}
        amount={sumOf(chosen.map((invoice) => ({ amount: dueOf(invoice) })))}
        what={{ kind: 'invoices', ids }}
        failed={copy.failed}
        offline={copy.offline}
        blocked={chosen.length === 0 ? copy.none : null}
        refusals={copy.refusals}
        back={pathOf('/betaal-factuur/:id', { id })}
      >
        {simcard?.statusType === 'SOFTBLOCKED' && (unblocksWith(invoices, ids) ? copy.unblocks : copy.staysBlocked)}
      </Ideal>
    </Card>
  )
}
