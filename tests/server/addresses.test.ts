import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../../mocks/server/doors/server.ts'
import { root } from '../support/paths.ts'

const dir = join(root, 'public')

test('the demo: when it listens to everybody, then it names each address of this computer, and each answers', async () => {
  const server = await startServer({ dir, port: 0, host: '0.0.0.0', latency: 0 })
  const { port } = new URL(server.url)
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter((one) => one.family === 'IPv4' && !one.internal),
  )
  expect(server.others).toEqual(own.map(({ address }) => `http://${address}:${port}/`))
  for (const address of [server.url, ...server.others]) expect((await fetch(`${address}demo/accounts`)).status).toBe(200)
  await server.close()
})

test('the demo: when it listens to this computer alone, then it names no other address', async () => {
  const server = await startServer({ dir, port: 0, latency: 0 })
  expect(server.others).toEqual([])
  await server.close()
})
