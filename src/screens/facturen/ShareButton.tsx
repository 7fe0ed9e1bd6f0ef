import type { ComponentProps } from 'react'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { downloadPdf, pdfFile } from '../../ui/download.ts'

/** Some browsers have no share sheet, or one that refuses files. */
export const canShareFiles = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [pdfFile('factuur.pdf', '')] })

/** The customer closed the share sheet. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the share sheet. Saves the document if the browser refuses. */
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
