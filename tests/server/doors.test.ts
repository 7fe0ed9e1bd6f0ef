import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accounts as known } from '../../fixtures/accounts/all.ts'
import { mockBackend } from '../../mocks/server/doors/vitePlugin.ts'
import { mockServer } from '../../mocks/server/doors/vitest.ts'
import { emptyFolder, removeFolders } from '../support/folder.ts'

afterAll(removeFolders)

const root = fileURLToPath(new URL('../../', import.meta.url))
const start = join(root, 'mocks/server/doors/start.ts')
const credentials = JSON.stringify({ login: '0690000001', password: 'steltloper-26' })
const headers = { 'X-Requested-With': 'mijn' }

function emptySite() {
  const dir = emptyFolder('start')
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Tureluur</title>')
  return dir
}

describe('npm start', () => {
  const run = (port: number, dir = emptySite()) =>
    spawn(process.execPath, [start, '--no-build', '--dir', dir], {
      env: { ...process.env, PORT: String(port), NO_LATENCY: '1' },
    })

  test('prints one line: the address', async () => {
    const child = run(0)
    try {
      const [line] = await once(child.stdout, 'data')
      expect(String(line)).toMatch(/^http:\/\/localhost:\d+\/\n$/)
      const response = await fetch(new URL('/demo/accounts', String(line).trim()))
      expect(await response.json()).toHaveLength(known.length)
    } finally {
      child.kill()
      await once(child, 'exit')
    }
  })

  test('says so when the port is taken', async () => {
    const other = createTcpServer().listen(0, 'localhost')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const child = run(port)
    const said: string[] = []
    child.stderr.on('data', (chunk) => said.push(String(chunk)))
    const [code] = await once(child, 'exit')
    other.close()
    expect(code).toBe(1)
    expect(said.join('')).toContain(`Poort ${port} is al in gebruik`)
  })

  test('npm run preview: when there is no build, then it stops and names the command that makes one', async () => {
    const child = run(0, join(emptySite(), 'nothing'))
    const lines: string[] = []
    child.stderr.on('data', (chunk) => lines.push(String(chunk)))
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(lines.join('')).toContain('npm start')
  })
})

test('vite dev: the backend answers on the same origin, everything else is for vite', async () => {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: emptyFolder('vite'),
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: 'localhost', ws: false, watch: null },
    plugins: [mockBackend()],
  })
  try {
    await vite.listen()
    const url = vite.resolvedUrls?.local[0] ?? ''
    const accounts = await fetch(new URL('/demo/accounts', url))
    expect(await accounts.json()).toHaveLength(known.length)
    const login = await fetch(new URL('/auth/login', url), { method: 'POST', headers, body: credentials })
    expect(login.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['demo-browser', 'sid', 'usr'])
    expect((await fetch(new URL('/demonstratie', url))).status).toBe(404)
  } finally {
    await vite.close()
  }
})

describe('tests without a browser', () => {
  const mock = mockServer()
  const real = globalThis.fetch
  beforeEach(() => mock.listen())
  afterEach(() => {
    mock.reset()
    mock.close()
  })

  test('fetch keeps cookies, and a reset is a new browser', async () => {
    const read = () => fetch('/api/get?endpoint=getUser', { headers })
    expect((await read()).status).toBe(401)
    await fetch('/auth/login', { method: 'POST', headers, body: credentials })
    expect(await (await read()).json()).toMatchObject({ result: { firstName: 'Sanne' } })
    expect([...mock.jar.keys()]).toEqual(['demo-browser', 'sid', 'usr'])
    await fetch('/auth/logout', { method: 'POST', headers })
    expect([...mock.jar.keys()]).toEqual(['demo-browser'])
    mock.reset()
    expect((await read()).status).toBe(401)
  })

  test('a dead network rejects', async () => {
    await fetch('/demo/world', { method: 'PUT', body: '{"faults":{"auth/is-logged-in":"network"}}' })
    await expect(fetch('/auth/is-logged-in', { headers })).rejects.toThrow(TypeError)
  })

  test('each test starts from the real fetch', () => {
    mock.close()
    expect(globalThis.fetch).toBe(real)
    mock.listen()
    expect(globalThis.fetch).not.toBe(real)
  })
})
