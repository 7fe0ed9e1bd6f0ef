import type { ComponentProps } from 'react'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { downloadPdf, pdfFile } from '../../ui/download.ts'

/** Not every browser has a share sheet, and not every sheet takes files. */
export const canShareFiles = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [pdfFile('factuur.pdf', '')] })

/** Closing the sheet is a choice. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the share sheet; where the browser refuses after all, the document is saved. */
async function share(name: string, base64: string): Promise<void> {
  try {
    await navigator.share({ files: [pdfFile(name, base64)] })
  } catch (error) {
    if (!isChoice(error)) downloadPdf(name, base64)
  }
}

const sharing = { variant: 'quiet', icon: 'share' } as const

export const ShareButton = (props: Pick<ComponentProps<typeof DocumentButton>, 'children' | 'fetchDocument'>) => (
  <DocumentButton {...props} handOver={share} look={sharing} />
)
