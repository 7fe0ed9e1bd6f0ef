const EURO = '\x80'
const TEXT = /([\d.]+) ([\d.]+) Td\n\(((?:\\.|[^\\)])*)\) Tj/g

/** The lines of a document of the mock backend in reading order: each with the amount at its end, or null. */
export function pdfLines(base64: string): { text: string; amount: string | null }[] {
  const found = [...atob(base64).matchAll(TEXT)].map(([, x = '', y = '', text = '']) => ({
    isAmount: Number(x) > 200,
    y,
    text: text.replaceAll(/\\(.)/g, '$1').replaceAll(EURO, '€'),
  }))
  return found.flatMap(({ isAmount, y, text }) =>
    isAmount ? [] : [{ text, amount: found.find((other) => other.isAmount && other.y === y)?.text ?? null }],
  )
}
