import { getInvoice } from '#model/invoices/contract/invoices.ts'
import { invoiceNameInFull } from '#model/invoices/invoiceText.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { NotFoundError } from '#platform/router/route.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { DetailBones } from './Bones.tsx'
import { copy } from './copy.ts'
import { Detail, Head } from './Detail.tsx'
import { invoiceReads, isInvoiceId } from './invoiceReads.ts'

/** `/factuur/:id`: one explained invoice. */
export default function Factuur() {
  const { id } = useAddress('/factuur/:id')
  if (!isInvoiceId(id)) throw new NotFoundError(copy.detail.notFound)
  return <Asked id={id} />
}

Factuur.reads = invoiceReads

function Asked({ id }: { id: string }) {
  const invoice = useReadState(getInvoice, { id }).value
  return (
    <div className="wrap page">
      <Head title={invoice ? invoiceNameInFull(invoice.date) : copy.detail.waiting} />
      <ReadBlock waiting={<DetailBones />} failedText={copy.detail.failed} offlineText={copy.offline}>
        <Own id={id} />
      </ReadBlock>
    </div>
  )
}

function Own({ id }: { id: string }) {
  const invoice = useRead(getInvoice, { id })
  if (!invoice) throw new NotFoundError(copy.detail.notFound)
  return <Detail invoice={invoice} />
}
