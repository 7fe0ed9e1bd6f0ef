/** How long a browser may take to start saving. */
const STAYS_MS = 10_000

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), STAYS_MS)
}

export const downloadCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))

/** A PDF from the backend, in base64, as a file. */
export const pdfFile = (name: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type: 'application/pdf' })

/** Saves a PDF from the backend, in base64. */
export const downloadPdf = (name: string, base64: string): void => saveFile(name, pdfFile(name, base64))
