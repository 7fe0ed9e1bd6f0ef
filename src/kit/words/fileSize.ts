import { once } from '../once.ts'

/** A non-breaking space keeps number and unit together. */
const NBSP = '\u00a0'

const tenth = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }))

/** A file size in bytes as `640 kB` or `2,4 MB`. */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes}${NBSP}kB` : `${tenth().format(kilobytes / 1000)}${NBSP}MB`
}
