import { useState } from 'react'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button } from '../../ui/Button.tsx'
import { downloadPdf, pdfFile } from '../../ui/download.ts'
import { Notice } from '../../ui/Notice.tsx'
import { invoicesCopy } from './copy.ts'

/** Not every browser has a share sheet, and not every sheet takes files. */
export const canShareFiles = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [pdfFile('factuur.pdf', '')] })

/** Closing the sheet is a choice. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type Props = { children: string /** Throws the Failure. */; fetchDocument: () => Promise<{ name: string; base64: string }> }

/** Hands the document to the share sheet; where the browser refuses after all it is saved. */
export function ShareButton({ children, fetchDocument }: Props) {
  const offline = useBlocked()
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function share() {
    setBusy(true)
    setFailed(false)
    try {
      const { name, base64 } = await fetchDocument()
      try {
        await navigator.share({ files: [pdfFile(name, base64)] })
      } catch (error) {
        if (!isChoice(error)) downloadPdf(name, base64)
      }
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="stack stack--tight">
      {isFailed && <Notice tone="bad" title={invoicesCopy.detail.failed} alert />}
      <Button variant="quiet" icon="share" busy={busy} blocked={offline} onPress={() => void share()}>
        {children}
      </Button>
    </div>
  )
}
