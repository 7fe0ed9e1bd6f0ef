import { connect, createServer, type Server, type Socket } from 'node:net'

export type Line = {
  origin: string
  /** Refuses connections, as if the server were down. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/**
 * A proxy to a server that can be cut and restored, at one address. The server keeps running with its sessions. For the browser it is
 * unreachable, while `navigator.onLine` stays true.
 */
export async function lineTo(server: URL): Promise<Line> {
  const open = new Set<Socket>()
  let ours: Server | null = null
  let port = 0

  const pass = (near: Socket) => {
    const far = connect(Number(server.port), server.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy()) // closes the other end too
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  }

  const restore = () =>
    new Promise<void>((resolve, reject) => {
      ours = createServer(pass)
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
  return { origin: `http://localhost:${port}`, cut, restore }
}
