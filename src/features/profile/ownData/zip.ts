import { strToU8, zipSync } from 'fflate'

/** A zip archive of files by path. `at` is the modification time (ms). */
export function zipOf(
  texts: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, Uint8Array>>,
  at: number,
): Uint8Array {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]))
  return zipSync({ ...files, ...pictures }, { level: 6, mtime: at })
}
