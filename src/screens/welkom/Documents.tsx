import { useState } from 'react'
import { read } from '../../api/client.ts'
import { type DocumentKind, getContractDocument } from '../../api/contract/simcard.ts'
import { copy as shared } from '../../copy.ts'
import { useOnline } from '../../stores/connection.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { downloadPdf } from '../download.ts'
import { welcomeCopy } from './copy.ts'

const copy = welcomeCopy.contract
const kinds: readonly DocumentKind[] = ['contract', 'summary']

/** The contract and its summary, to read and to keep. */
export function Documents() {
  const isOnline = useOnline()
  const [busy, setBusy] = useState<DocumentKind | null>(null)
  const [isFailed, setFailed] = useState(false)

  async function fetchDocument(document: DocumentKind) {
    setBusy(document)
    setFailed(false)
    try {
      const { name, base64 } = await read(getContractDocument, { document })
      downloadPdf(name, base64)
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="stack stack--tight">
      {isFailed && <Notice tone="bad" title={copy.documentFailed} alert />}
      <ButtonGroup>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="outline"
            icon="download"
            busy={busy === kind}
            busyLabel={copy.documentBusy}
            blocked={isOnline ? null : shared.offline.actionBlocked}
            onPress={() => void fetchDocument(kind)}
          >
            {copy.documents[kind]}
          </Button>
        ))}
      </ButtonGroup>
    </div>
  )
}
