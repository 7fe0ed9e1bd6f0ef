import { request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { certificate } from './doors.ts'

export type Line = {
  origin: string
  /** Refuses connections, as if the server were down. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** A proxy that can be cut and restored, at one address. */
async function lineOf(protocol: 'http' | 'https', newProxy: () => Server): Promise<Line> {
  const open = new Set<Socket>()
  let ours: Server | null = null
  let port = 0

  const restore = () =>
    new Promise<void>((resolve, reject) => {
      ours = newProxy()
      ours.on('connection', (socket) => {
        open.add(socket)
        socket.on('close', () => open.delete(socket))
      })
      ours.once('error', reject)
      ours.listen(port, 'localhost', () => {
        const address = ours?.address()
        if (typeof address === 'object' && address) port = address.port
        resolve()
      })
    })

  const cut = () =>
    new Promise<void>((resolve) => {
      if (!ours?.listening) return resolve()
      ours.close(() => resolve())
      for (const socket of open) socket.destroy()
    })

  await restore()
  return { origin: `${protocol}://localhost:${port}`, cut, restore }
}

/** A line to a server that keeps running with its sessions. While it is cut, the server is unreachable for the browser and `navigator.onLine` stays true. */
export const lineTo = (server: URL): Promise<Line> =>
  lineOf('http', () =>
    createServer((near) => {
      const far = connect(Number(server.port), server.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        socket.pipe(other)
        socket.on('error', () => other.destroy()) // closes the other end too
        socket.on('close', () => other.destroy())
      }
    }),
  )

/** Such a line over https, with a certificate that nobody knows. */
export const secureLineTo = (server: URL): Promise<Line> =>
  lineOf('https', () =>
    createSecureServer(certificate(), (asked, answer) => {
      const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': asked.headers.host }
      const far = request(new URL(asked.url ?? '/', server), { method: asked.method, headers }, (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers)
        told.pipe(answer)
        told.on('error', () => answer.destroy())
      })
      far.on('error', () => answer.destroy())
      answer.on('close', () => far.destroy())
      asked.pipe(far)
    }),
  )
