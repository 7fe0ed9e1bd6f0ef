import { type ComponentProps, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { downloadPdf } from '#kit/ui/download.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { useBlocked } from '#platform/connection/blocked.ts'
import { flowCopy } from './copy.ts'

type Props = {
  children: string
  /** Throws the Failure. */
  fetchDocument: () => Promise<{ name: string; base64: string }>
  /** Receives the document; by default it is saved. */
  handOver?: (name: string, base64: string) => void | Promise<void>
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'icon'>
}

const saving = { variant: 'outline', icon: 'download' } as const

/** Fetches a PDF of the backend and saves it or hands it over. */
export function DocumentButton({ children, fetchDocument, handOver = downloadPdf, look = saving }: Props) {
  const offline = useBlocked()
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function fetchIt() {
    setBusy(true)
    setFailed(false)
    try {
      const { name, base64 } = await fetchDocument()
      await handOver(name, base64)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="stack stack--tight">
      {isFailed && <Notice tone="bad" title={flowCopy.document.failed} alert />}
      <Button {...look} busy={busy} busyLabel={flowCopy.document.busy} blocked={offline} onPress={() => void fetchIt()}>
        {children}
      </Button>
    </div>
  )
}
