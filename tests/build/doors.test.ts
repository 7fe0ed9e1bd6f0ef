import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyRules, headerRulesOf } from '../../mocks/server/doors/headerRules.ts'
import { caddyfile } from '../../vite/deploy/caddy.ts'
import { hostRulesOf } from '../../vite/deploy/hostRules.ts'
import { nginxHttp } from '../../vite/deploy/nginx.ts'
import { writeServers } from '../../vite/deploy/servers.ts'
import { type Answered, askRaw } from '../support/askRaw.ts'
import { type Door, doors, proxies } from '../support/doors.ts'
import { type Asked, requests, ways } from '../support/requests.ts'
import { bytesOf, dist, files, filesIn, textOf } from './files.ts'

const deploy = `${dist}-deploy`
const rules = headerRulesOf(textOf('_headers'))
const ruled = [...new Set(rules.flatMap(({ set }) => set.map(([name]) => name.toLowerCase())))]

/** `{app.js}` is the file `assets/app-1a2b3c.js`, `{woff2}` the first with that end. */
const filled = (text: string) =>
  text.replace(/\{(?:(\w+)\.)?(\w+)\}/, (_, name: string | undefined, end: string) => {
    const found = files.find((file) => new RegExp(`^assets/${name ?? '.+'}-[\\w-]{6,8}\\.${end}$`).test(file))
    if (found === undefined) throw new Error(`the build has no ${text}`)
    return found
  })

/** The headers that `_headers` gives this address; those of a refusal are not kept. */
function wantedHeaders({ path, cache }: Asked): Record<string, string | undefined> {
  const headers = new Headers()
  const [address = ''] = filled(path).split('?')
  applyRules(rules, decodeURIComponent(address).replace(/\/{2,}/g, '/'), headers)
  const wanted = Object.fromEntries(ruled.map((name) => [name, headers.get(name) ?? undefined]))
  return { ...wanted, ...(cache !== undefined && { 'cache-control': cache }) }
}

const told = ({ method = 'GET', path, send = {} }: Asked) => [method, path, ...Object.values(send)].join(' ')

/** What the answer is, in the terms of what was wanted. */
const seen = ({ status, headers, body }: Answered, asked: Asked) => ({
  status,
  ...(asked.type !== undefined && { type: headers['content-type']?.toLowerCase() }),
  ...(asked.location !== undefined && { location: headers.location }),
  allow: headers.allow,
  ...(asked.text !== undefined && { text: body.toString() }),
  ...(asked.file !== undefined && { isFile: body.equals(bytesOf(filled(asked.file))) }),
  ...(asked.encoding !== undefined && { encoding: headers['content-encoding'], varies: headers.vary }),
  headers: Object.fromEntries(Object.keys(asked.isBackend ? backend : wantedHeaders(asked)).map((name) => [name, headers[name]])),
})

/** What the backend says of itself, and what the rules add to it. */
const backend = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}

const wanted = (asked: Asked, { knowsBrotli }: Door) => ({
  status: asked.status,
  ...(asked.type !== undefined && { type: asked.type }),
  ...(asked.location !== undefined && { location: asked.location }),
  allow: asked.allow,
  ...(asked.text !== undefined && { text: asked.text }),
  ...(asked.file !== undefined && { isFile: true }),
  ...(asked.encoding !== undefined && { encoding: knowsBrotli ? asked.encoding : 'gzip', varies: 'Accept-Encoding' }),
  headers: asked.isBackend ? backend : wantedHeaders(asked),
})

describe.each(doors)('$name', ({ open }) => {
  let door: Door
  beforeAll(async () => {
    door = await open({ dir: dist, deploy })
  })
  afterAll(() => door.close())
  const ask = (path: string, { method = 'GET', send = {} }: Pick<Asked, 'method' | 'send'> = {}) =>
    askRaw(door.url, path, { method, headers: { ...door.headers, ...send } })

  test.each(requests.map((asked) => [told(asked), asked] as const))('%s', async (_, asked) => {
    expect(seen(await ask(filled(asked.path), asked), asked)).toEqual(wanted(asked, door))
  })

  test.each(ways)('%s finds nothing that is not served', async (path) => {
    const { status, body } = await ask(path)
    expect([200, 400, 404]).toContain(status)
    if (status === 200) expect(body.equals(bytesOf('index.html'))).toBe(true)
    expect(body.toString()).not.toMatch(/root:|X-Frame-Options|change-password/)
  })

  test.each(['/', '/sw.js', '/build.json', `/${filled('{app.js}')}`])(
    '%s is sent once: what is the same is a 304',
    async (path) => {
      for (const coding of ['identity', 'gzip', 'gzip, br']) {
        const send = { 'Accept-Encoding': coding }
        const { etag = '' } = (await ask(path, { send })).headers
        const again = await ask(path, { send: { ...send, 'If-None-Match': etag } })
        expect([etag === '', again.status, again.body.length], coding).toEqual([false, 304, 0])
        expect(again.headers['cache-control']).toBe(wantedHeaders({ path, status: 304 })['cache-control'])
      }
    },
  )

  test('HEAD answers the same without a body; every file of the build arrives as it is', async () => {
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, 'text/html; charset=utf-8', 0])
    for (const file of files.filter((name) => !/^_|^\./.test(name))) {
      const { body } = await ask(`/${file}`, { send: { 'Accept-Encoding': 'gzip, br' } })
      expect(body.equals(bytesOf(file)), file).toBe(true)
    }
  })

  test('signs in with the cookies of https, which the next call brings along', async () => {
    const headers = { ...door.headers, 'X-Requested-With': 'mijn', Origin: `https://${new URL(door.url).host}` }
    const login = await askRaw(door.url, '/auth/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({ login: '0690000001', password: 'steltloper-26' }),
    })
    expect(login.cookies.map((line) => line.split('=')[0])).toEqual(['demo-browser', '__Host-sid', 'usr'])
    expect(login.cookies.filter((line) => !line.includes('; Secure'))).toEqual([])
    const Cookie = login.cookies.map((line) => line.split(';')[0]).join('; ')
    const user = await askRaw(door.url, '/api/get?endpoint=getUser', { headers: { ...headers, Cookie } })
    expect(JSON.parse(user.body.toString())).toMatchObject({ result: { firstName: 'Sanne' } })
  })
})

describe.each(proxies)('$name in front of a backend that fails', ({ open }) => {
  const came: string[] = []
  let [door, failing]: [Door | null, Server | null] = [null, null]
  beforeAll(async () => {
    failing = createServer((request, response) => {
      came.push(`${request.method} ${request.url}`)
      if (request.url === '/api/goes') response.end('{}')
      else response.socket?.destroy()
    })
    await new Promise<void>((resolve) => failing?.listen(0, '127.0.0.1', resolve))
    const address = failing.address()
    if (address === null || typeof address === 'string') throw new Error('the backend has no port')
    door = await open({ dir: dist, deploy, backend: `127.0.0.1:${address.port}` })
  })
  afterAll(async () => {
    await door?.close()
    failing?.closeAllConnections()
    failing?.close()
  })

  test('a write that gets no answer is passed on once, also over a connection that was kept; the refusal is not kept', async () => {
    if (!door) throw new Error('the door is not open')
    await askRaw(door.url, '/api/goes')
    const answer = await askRaw(door.url, '/api/topup', { method: 'PUT', body: '{}' })
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-frame-options']]).toEqual([502, 'no-store', 'DENY'])
    expect(came).toEqual(['GET /api/goes', 'PUT /api/topup'])
  })
})

describe.each(doors)('$name, when a rule is added', ({ open }) => {
  const copy = mkdtempSync(join(tmpdir(), 'rules-'))
  const [dir, more] = [join(copy, 'site'), join(copy, 'deploy')]
  afterAll(() => rmSync(copy, { recursive: true }))

  test('follows it there, and nowhere else', async () => {
    cpSync(dist, dir, { recursive: true })
    appendFileSync(
      join(dir, '_headers'),
      '\n/icons/*\n  X-Frame-Options: SAMEORIGIN\n  X-Extra: "a \\ b"\n  ! Permissions-Policy\n',
    )
    appendFileSync(join(dir, '_redirects'), '\n/oud /verbruik 301\n')
    writeServers(dir, more)
    chmodSync(copy, 0o755)
    const door = await open({ dir, deploy: more })
    const names = ['x-frame-options', 'x-extra', 'permissions-policy', 'cache-control', 'location']
    const at = async (path: string) => {
      const { status, headers } = await askRaw(door.url, path, { headers: door.headers })
      return [status, ...names.map((name) => headers[name])]
    }
    const policy = (await at('/'))[3]
    expect(policy).toContain('camera=()')
    expect(await at('/icons/app-icon-192.png')).toEqual([200, 'SAMEORIGIN', '"a \\ b"', undefined, 'no-cache', undefined])
    expect(await at('/icons')).toEqual([200, 'DENY', undefined, policy, 'no-cache', undefined])
    expect(await at('/oud')).toEqual([301, 'DENY', undefined, policy, 'no-cache', '/verbruik'])
    await door.close()
  })
})

describe('rules that nginx and Caddy cannot be told', () => {
  const everywhere = '/*\n  X-A: 1\n'
  test.each(['/a/*/b', '/a/:name', 'https://a.example/*'])('%s stops the build', (path) => {
    expect(() => hostRulesOf(`${everywhere}${path}\n  X-B: 1\n`, '')).toThrow(path)
  })
  test('so do their variables', () => {
    expect(() => nginxHttp(hostRulesOf('/*\n  X-A: $host\n', ''))).toThrow('$host')
    expect(() => caddyfile(hostRulesOf('/*\n  X-A: {host}\n', ''))).toThrow('{host}')
  })
  test('and rules that leave addresses without any', () => {
    expect(() => hostRulesOf('/a\n  X-A: 1\n', '')).toThrow('/*')
  })
})

describe('compressed copies', () => {
  const all = filesIn(dist)
  const copied = all.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length))
  test('stand beside every large text, and unpack to it', () => {
    const large = files.filter((file) => /\.(?:html|js|css|json|svg|txt|webmanifest)$/.test(file) && bytesOf(file).length > 1024)
    expect(copied.toSorted()).toEqual(large.filter((file) => file !== 'sw.js').toSorted())
    for (const file of copied) {
      expect(brotliDecompressSync(bytesOf(`${file}.br`)).equals(bytesOf(file)), file).toBe(true)
      expect(gunzipSync(bytesOf(`${file}.gz`)).equals(bytesOf(file)), file).toBe(true)
    }
  })
  test('not beside the worker: who replaces a broken one by hand replaces all there is of it', () => {
    expect(all.filter((file) => /^(?:sw|sw-off|build)\.\w+\./.test(file))).toEqual([])
  })
})

test('the settings of servers are not published', () => {
  expect(files.filter((file) => /nginx|caddy/i.test(file))).toEqual([])
  expect(readFileSync(join(deploy, 'nginx-server.conf'), 'utf8')).toContain('location')
})
