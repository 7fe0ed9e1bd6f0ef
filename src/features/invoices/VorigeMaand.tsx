import { getInvoice, LATEST } from '#model/invoices/contract/invoices.ts'
import { invoiceNameInFull } from '#model/invoices/invoiceText.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { DetailBones } from './Bones.tsx'
import { copy } from './copy.ts'
import { Detail, Head } from './Detail.tsx'
import { invoiceReads } from './invoiceReads.ts'

/** `/factuur/vorige-maand`: the newest final invoice. */
export default function VorigeMaand() {
  const invoice = useReadState(getInvoice, { id: LATEST }).value
  return (
    <div className="wrap page">
      <Head title={invoice ? invoiceNameInFull(invoice.date) : copy.previous.heading} />
      <ReadBlock waiting={<DetailBones />} failedText={copy.detail.failed} offlineText={copy.offline}>
        <Latest />
      </ReadBlock>
    </div>
  )
}

VorigeMaand.reads = invoiceReads

function Latest() {
  const invoice = useRead(getInvoice, { id: LATEST })
  if (invoice) return <Detail invoice={invoice} />
  return (
    <div className="stack">
      <p className="lead">{copy.previous.empty}</p>
      <ButtonLink to="/facturen" variant="outline">
        {copy.detail.back}
      </ButtonLink>
    </div>
  )
}
