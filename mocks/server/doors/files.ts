import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content types of files by the end of their names. */
export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
}
export const isText = (type: string): boolean => /^text\/|json|svg|xml/.test(type)

export const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}
export type Encoding = keyof typeof encoders

export type SiteFile = {
  readonly type: string
  readonly etag: string
  readonly bytes: Buffer
  /** Compresses the file once per encoding; null for formats that are compressed already, such as pictures and fonts. */
  readonly encoded: ((encoding: Encoding) => Promise<Buffer>) | null
}

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(String(error.code))

/** Compressed contents by ETag, shared by all servers of this process: compressing is the slowest thing they do. */
const made: Record<Encoding, Map<string, Promise<Buffer>>> = { br: new Map(), gzip: new Map() }

const fileOf = (path: string, bytes: Buffer): SiteFile => {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const encoded = (encoding: Encoding) => {
    const compressed = made[encoding].get(etag) ?? encoders[encoding](bytes)
    made[encoding].set(etag, compressed)
    return compressed
  }
  return { type, etag, bytes, encoded: isText(type) ? encoded : null }
}

/** How long the disk is not asked again about the same file (ms): the requests of one page come close together. */
const FRESH = 50
/** A name that holds the hash of its file, which never changes. */
const HASHED = /\/assets\/.+-[\w-]{6,8}\.\w+$/

/**
 * The files in a folder, cached in memory until they change on disk. Answers null for missing files, folders, and paths outside the folder.
 */
export function filesIn(dir: string): (path: string) => Promise<SiteFile | null> {
  const root = resolve(dir)
  const kept = new Map<string, { stamp: string; file: SiteFile }>()
  const asked = new Map<string, { at: number; answer: Promise<SiteFile | null> }>()

  async function onDisk(place: string): Promise<SiteFile | null> {
    const settled = HASHED.test(place) ? kept.get(place) : undefined
    if (settled) return settled.file
    try {
      const { mtimeMs, size, ...stats } = await stat(place).then((found) => ({
        mtimeMs: found.mtimeMs,
        size: found.size,
        isFile: found.isFile(),
      }))
      if (!stats.isFile) return null
      const stamp = `${mtimeMs}|${size}`
      const known = kept.get(place)
      if (known?.stamp === stamp) return known.file
      const file = fileOf(place, await readFile(place))
      kept.set(place, { stamp, file })
      return file
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return (path) => {
    const place = resolve(root, `.${path}`)
    if (!place.startsWith(root + sep)) return Promise.resolve(null)
    const now = performance.now()
    const last = asked.get(place)
    if (last && now - last.at < FRESH) return last.answer
    const answer = onDisk(place)
    asked.set(place, { at: now, answer })
    return answer
  }
}
