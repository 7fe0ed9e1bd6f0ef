import { read } from '../../api/client.ts'
import { getInvoiceDocument } from '../../api/contract/invoices.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { invoicesCopy } from './copy.ts'
import styles from './Invoice.module.css'
import { canShareFiles, ShareButton } from './ShareButton.tsx'

const copy = invoicesCopy.detail

export function DocumentActions({ id }: { id: string }) {
  const fetchDocument = () => read(getInvoiceDocument, { id })
  return (
    <div className={styles.actions}>
      <DocumentButton fetchDocument={fetchDocument}>{copy.pdf}</DocumentButton>
      {canShareFiles() && <ShareButton fetchDocument={fetchDocument}>{copy.share}</ShareButton>}
      <Button variant="quiet" icon="print" onPress={() => print()}>
        {copy.print}
      </Button>
    </div>
  )
}
