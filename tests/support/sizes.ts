import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const PACKED = /\.(?:woff2|png|jpg|webp|avif)$/

/** What a file weighs on the wire in bytes: as it is when it is packed already, else brotli at its best. */
export function wireSize(path: string): number {
  const bytes = readFileSync(path)
  if (PACKED.test(path)) return bytes.length
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length
}

/** Bytes as KiB with one decimal. */
export const inKiB = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10
