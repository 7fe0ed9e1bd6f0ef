import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { filesIn } from '../../mocks/server/doors/files.ts'
import { applyRules, headerRulesOf } from '../../mocks/server/doors/headerRules.ts'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { askRaw } from '../support/askRaw.ts'

const INDEX = `<!doctype html><title>Tureluur</title><main>${'app '.repeat(300)}</main>`
const LOGIN = '<!doctype html><title>Inloggen</title>'
const SCRIPT = 'console.log("tureluur")\n'.repeat(200)
const HEADERS = `# alle adressen
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests; report-to csp
  Strict-Transport-Security: max-age=63072000
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/sw.js
  ! X-Frame-Options
  Content-Security-Policy: default-src 'self'
`

let dir: string
let server: RunningServer

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(dir, 'assets'))
  mkdirSync(join(dir, '.well-known'))
  writeFileSync(join(dir, 'index.html'), INDEX)
  writeFileSync(join(dir, 'inloggen.html'), LOGIN)
  writeFileSync(join(dir, 'assets/app-1a2b3c.js'), SCRIPT)
  writeFileSync(join(dir, 'assets/font-1a2b3c.woff2'), 'font')
  writeFileSync(join(dir, 'sw.js'), SCRIPT)
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}')
  writeFileSync(join(dir, '.well-known/security.txt'), 'Contact: mailto:veilig@tureluur.example')
  writeFileSync(join(dir, '.geheim'), 'x')
  writeFileSync(join(dir, '_headers'), HEADERS)
  writeFileSync(join(dir, '_redirects'), readFileSync(join(import.meta.dirname, '../../public/_redirects')))
  server = await startServer({ dir, port: 0, latency: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

const get = (path: string, how?: Parameters<typeof askRaw>[2]) => askRaw(server.url, path, how)

describe('pages and files', () => {
  test.each([
    '/',
    '/verbruik',
    '/verbruik/internet',
    '/factuur/2026-4100001-11',
    '/inloggen/mfa',
    '/nergens',
    '//verbruik',
    '/index.html',
  ])('%s is the app', async (path) => expect((await get(path)).body.toString()).toBe(INDEX))
  test.each([
    '/inloggen',
    '/Inloggen',
    '/loginsso',
    '/LoginSSO',
    '/inloggen/',
    '/inloggen?uitgelogd=1',
    '//inloggen',
    '/inloggen.html',
  ])('%s is the login page', async (path) => expect((await get(path)).body.toString()).toBe(LOGIN))
  test.each([
    '/assets/app-00000000.js',
    '/assets/geen-punt',
    '/foto.png',
    '/diep/in/foto.png',
    '/_headers',
    '/_headers/',
    '/_headers//',
    '//_headers',
    '/%5fheaders',
    '/_redirects',
    '/_HEADERS',
    '/.geheim',
    '/.geheim/',
    '/diep/.geheim',
  ])('%s is not there, and that is not remembered', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store'])
    expect(body.toString()).toBe('Niet gevonden')
  })
  test.each([
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f_headers',
    '/%00',
    '/assets/%5c..%5c..%5cx',
    '/assets/..%2f_headers',
    '/assets/.%2f..%2f.geheim',
    '/assets/..%5c_headers',
  ])('%s stays inside the folder, and finds nothing that is hidden', async (path) => {
    const { body } = await get(path)
    expect([INDEX, 'Niet gevonden', 'Onjuist adres']).toContain(body.toString())
  })
  test('password managers are led to the page to change a password', async () => {
    const { status, headers } = await get('/.well-known/change-password')
    expect([status, headers.location]).toEqual([302, '/instellingen/wijzig/wachtwoord'])
    expect((await get('/.well-known/anders')).status).toBe(200)
  })
  test('a browser that looks for an icon by itself is led to one that is there', async () => {
    const { status, headers } = await get('/favicon.ico')
    expect([status, headers.location]).toEqual([302, '/icons/app-icon-192.png'])
    expect(existsSync(join(import.meta.dirname, '../../src/kit/brand/tureluur/public', headers.location ?? 'none'))).toBe(true)
  })
  test('a file is no folder', async () => expect((await get('/sw.js/')).headers['content-type']).not.toContain('javascript'))
  test('nor does asking for files by themselves leave it', async () => {
    const fileAt = filesIn(join(dir, 'assets'))
    expect((await fileAt('/app-1a2b3c.js'))?.bytes.toString()).toBe(SCRIPT)
    for (const path of ['/../index.html', '/x/../../index.html', '/..', '/', '']) expect(await fileAt(path), path).toBeNull()
  })
  test('an address that cannot be read', async () => expect((await get('/%E0%A4%A')).status).toBe(400))
  test('types', async () => {
    const typeOf = async (path: string) => (await get(path)).headers['content-type']
    expect(await typeOf('/')).toBe('text/html; charset=utf-8')
    expect(await typeOf('/assets/app-1a2b3c.js')).toBe('text/javascript; charset=utf-8')
    expect(await typeOf('/assets/font-1a2b3c.woff2')).toBe('font/woff2')
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json')
    expect(await typeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8')
  })
  test('HEAD answers the same without a body; other methods are refused', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(Buffer.byteLength(INDEX)), 0])
    expect(await get('/', { method: 'POST', body: 'x' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('compression and caching', () => {
  test('brotli, or else gzip, or else nothing; fonts as they are', async () => {
    const brotli = await get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([brotli.headers['content-encoding'], brotli.body.toString()]).toEqual(['br', SCRIPT])
    const gzip = await get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'gzip' } })
    expect([gzip.headers['content-encoding'], gzip.body.toString()]).toEqual(['gzip', SCRIPT])
    const none = await get('/assets/app-1a2b3c.js')
    expect([none.headers['content-encoding'], none.body.toString(), none.headers.vary]).toEqual([
      undefined,
      SCRIPT,
      'Accept-Encoding',
    ])
    const font = await get('/assets/font-1a2b3c.woff2', { headers: { 'accept-encoding': 'br' } })
    expect(font.headers['content-encoding']).toBeUndefined()
  })
  test('hashed files for ever, everything else asked again', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/sw.js', '/verbruik']) expect((await get(path)).headers['cache-control']).toBe('no-cache')
  })
  test('304 as long as nothing has changed; a new build is served within a second', async () => {
    const { etag } = (await get('/sw.js')).headers
    const again = await get('/sw.js', { headers: { 'if-none-match': etag ?? '' } })
    expect([again.status, again.body.length, again.headers['content-security-policy']]).toEqual([304, 0, "default-src 'self'"])

    writeFileSync(join(dir, 'sw.js'), 'self.skipWaiting()')
    await vi.waitFor(async () => {
      const changed = await get('/sw.js', { headers: { 'if-none-match': etag ?? '' } })
      expect([changed.status, changed.body.toString()]).toEqual([200, 'self.skipWaiting()'])
    })
  })
})

describe('headers', () => {
  test('on pages, files, errors and answers of the backend', async () => {
    for (const path of [
      '/',
      '/assets/app-1a2b3c.js',
      '/assets/weg.js',
      '/api/get?endpoint=getUser',
      '/auth/weg',
      '/demo/accounts',
    ]) {
      expect((await get(path)).headers['x-frame-options'], path).toBe('DENY')
    }
    expect((await get('/', { method: 'PUT' })).headers['x-frame-options']).toBe('DENY')
  })
  test('over http nothing leads to https, on pages and answers alike; behind a proxy that has it everything does', async () => {
    for (const path of ['/', '/index.html', '/nergens', '/demo/csp-reports']) {
      const { headers } = await get(path)
      expect(headers['strict-transport-security'], path).toBeUndefined()
      expect(headers['content-security-policy'], path).not.toContain('upgrade')
    }
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'none'; report-to csp")
    const behind = await get('/', { headers: { 'x-forwarded-proto': 'https' } })
    expect(behind.headers['strict-transport-security']).toBe('max-age=63072000')
    expect(behind.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
  test('later rules win, and can take away', async () => {
    const { headers } = await get('/sw.js')
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([undefined, "default-src 'self'"])
  })
  test('the backend has a stricter policy of its own', async () => {
    const { headers } = await get('/demo/accounts')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })
  test('patterns: a whole path, a splat, a part', () => {
    const rules = headerRulesOf('/a.b\n  X-A: 1\n/c/*\n  X-C: 1\n/d/:name\n  X-D: 1\n')
    const names = (path: string) => {
      const headers = new Headers()
      applyRules(rules, path, headers)
      return [...headers.keys()]
    }
    expect([names('/a.b'), names('/axb'), names('/a.b/c')]).toEqual([['x-a'], [], []])
    expect([names('/c/'), names('/c/d/e'), names('/c')]).toEqual([['x-c'], ['x-c'], []])
    expect([names('/d/e'), names('/d/e/f')]).toEqual([['x-d'], []])
  })
})

describe('the backend behind the same door', () => {
  const headers = { 'x-requested-with': 'mijn' }
  test('signs in with cookies that a browser on this machine takes', async () => {
    const login = await get('/auth/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({ login: '0690000001', password: 'steltloper-26' }),
    })
    const { cookies } = login
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['demo-browser', 'sid', 'usr'])
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    const user = await get('/api/get?endpoint=getUser', { headers: { ...headers, cookie } })
    expect(JSON.parse(user.body.toString())).toMatchObject({ result: { firstName: 'Sanne' } })
  })
  test('behind a proxy with https the cookies are those of https', async () => {
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'demo.example' }
    const login = await get('/demo/login', { method: 'POST', headers: proxied, body: '{"account":1}' })
    expect(login.cookies.join()).toMatch(/__Host-sid=[^,]*; Secure/)
  })
  test('a dead network is a dead connection, and half an answer breaks off', async () => {
    const login = await get('/demo/login', { method: 'POST', body: '{"account":1}' })
    const cookie = login.cookies.map((line) => line.split(';')[0]).join('; ')
    const turn = (fault: string) =>
      get('/demo/world', { method: 'PUT', headers: { cookie }, body: JSON.stringify({ faults: { getUser: fault } }) })
    const read = () => get('/api/get?endpoint=getUser', { headers: { ...headers, cookie } })
    await turn('network')
    await expect(read()).rejects.toThrow('Parse Error')
    await turn('truncated')
    await expect(read()).rejects.toThrow('aborted')
    await turn('empty')
    expect((await read()).status).toBe(204)
  })
  test('reports of the policy are kept, the last fifty', async () => {
    for (let at = 0; at < 52; at += 1)
      expect((await get('/csp-report', { method: 'POST', body: JSON.stringify({ at }) })).status).toBe(204)
    await get('/csp-report', { method: 'POST', body: 'geen json' })
    const reports: unknown[] = JSON.parse((await get('/demo/csp-reports')).body.toString())
    expect([reports.length, reports[0], reports.at(-1)]).toEqual([50, { at: 3 }, { unreadable: 'geen json' }])
  })
})

test('a port that is taken is an error', async () => {
  await expect(startServer({ dir, port: Number(new URL(server.url).port), latency: 0 })).rejects.toThrow('EADDRINUSE')
})
