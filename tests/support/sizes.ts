import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const PACKED = /\.(?:woff2|png|jpg|webp|avif)$/

const known = new Map<string, number>()

/**
 * The size of a file on the wire in bytes: unchanged for compressed formats, else with maximum brotli, as the build has it beside the file.
 * Measured once.
 */
export function wireSize(path: string): number {
  const size = known.get(path) ?? measured(path)
  known.set(path, size)
  return size
}

function measured(path: string): number {
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  const bytes = readFileSync(path)
  if (PACKED.test(path)) return bytes.length
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length
}

/** Bytes as KiB with one decimal. */
export const inKiB = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10
