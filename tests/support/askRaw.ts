import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** `body` is decoded. */
export type Answered = { status: number; headers: Record<string, string>; cookies: string[]; body: Buffer }

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Sends a path unchanged (fetch would normalise it), to servers with a certificate of their own too. */
export const askRaw = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(url)
    const options = { hostname, port, path, method, headers, rejectUnauthorized: false, agent: false } as const
    const call = (protocol === 'https:' ? overHttps : overHttp)(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { 'set-cookie': cookies = [], ...rest } = response.headers
        const found = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
        const bytes = Buffer.concat(chunks)
        const decode = bytes.length > 0 ? decoders[found['content-encoding'] ?? ''] : undefined
        resolve({ status: response.statusCode ?? 0, headers: found, cookies, body: decode ? decode(bytes) : bytes })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
