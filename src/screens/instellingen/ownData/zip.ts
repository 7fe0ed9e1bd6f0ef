import { strToU8, zipSync } from 'fflate'

/** One archive of files by their paths. Made here; `at` is the moment (ms) that it says it is from. */
export function zipOf(
  texts: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, Uint8Array>>,
  at: number,
): Uint8Array {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]))
  return zipSync({ ...files, ...pictures }, { level: 6, mtime: at })
}
