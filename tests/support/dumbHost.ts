import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A host that knows files alone: no redirects, and no headers but the type. It answers 404 for everything else, with `404.html` or, with
 * `hasOwnErrorPage`, a page of its own.
 */
export async function dumbHost(
  dir: string,
  base: string,
  hasOwnErrorPage = false,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://host').pathname)
    const asked = path.startsWith(base) ? join(dir, path.slice(base.length)) : ''
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked
    const isThere = file.startsWith(dir) && existsSync(file)
    const given = isThere ? file : join(dir, '404.html')
    if (!isThere && hasOwnErrorPage)
      return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>File not found</h1>')
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(given)] ?? 'application/octet-stream' })
    response.end(readFileSync(given))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://localhost:${address.port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
