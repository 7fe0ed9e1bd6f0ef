import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { root } from '../support/paths.ts'
import { dist, files, hashOf, textOf } from './files.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ dir: dist, port: 0, latency: 0 })
})
afterAll(() => server.close())

/** As behind an https proxy: over http, no header upgrades to https. */
const headersOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL(path, server.url), { headers: { 'X-Forwarded-Proto': 'https', ...headers } })).headers

/** The directives of a policy by name, with their values as sets. */
const directivesIn = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split(';').flatMap((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/)
      return name ? [[name, values.toSorted()]] : []
    }),
  )
const policyOf = async (path: string) => directivesIn((await headersOf(path)).get('content-security-policy'))

/** The styles that react-aria's installed version inserts at run time. */
function reactAriaStyles(): string[] {
  const written = (file: string) => {
    const code = readFileSync(join(root, 'node_modules/react-aria/dist/private', file), 'utf8')
    const [, text] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? []
    if (text === undefined) throw new Error(`react-aria writes its style in ${file} another way now`)
    return text.trim().replace(/\$\{([^}]+)\}/g, (_, name: string) => constantIn(code, name))
  }
  const constantIn = (code: string, name: string) => {
    const value = code.split(`const ${name} = '`)[1]?.split("'")[0]
    if (value === undefined) throw new Error(`react-aria has no constant ${name} any more`)
    return value
  }
  return [written('interactions/usePress.mjs'), written('overlays/usePreventScroll.mjs')]
}

const inline = (tag: 'style' | 'script', page: string) =>
  [...textOf(page).matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '')
const hashed = (text: string) => `'${hashOf('sha256', text)}'`
const pages = ['index.html', 'kept.html', 'inloggen.html']

test('the pages: when iOS shows a PUK code or a customer number, then it makes no telephone link of it', () => {
  for (const page of pages) expect(textOf(page)).toContain('<meta name="format-detection" content="telephone=no" />')
})

describe('the policy of pages', () => {
  test('lets in our own files and nothing else (reliability b)', async () => {
    const { 'style-src': _, 'script-src': __, ...policy } = await policyOf('/')
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'rich-text', 'worker'],
      'upgrade-insecure-requests': [],
      'report-to': ['csp'],
      'report-uri': ['/csp-report'],
    })
  })

  test('knows exactly the styles that stand in the pages or come from react-aria', async () => {
    const [shell = ''] = inline('style', 'index.html')
    for (const page of pages) expect(inline('style', page), page).toEqual([shell])
    const wanted = ["'self'", ...[shell, ...reactAriaStyles()].map(hashed)]
    expect((await policyOf('/'))['style-src']).toEqual(wanted.toSorted())
  })

  test('knows one inline script, the theme that was chosen, and it stands before all that is loaded', async () => {
    const [theme = ''] = inline('script', 'index.html')
    expect(theme).toContain('colorScheme')
    for (const page of pages) {
      expect(inline('script', page), page).toEqual([theme])
      expect(textOf(page).indexOf(theme), page).toBeLessThan(textOf(page).search(/<style|rel="stylesheet"|<script [^>]*src/))
    }
    expect((await policyOf('/'))['script-src']).toEqual(["'self'", hashed(theme)].toSorted())
  })

  test('nothing in the pages breaks it', () => {
    for (const page of pages) {
      expect(textOf(page)).not.toMatch(
        /<script(?=\s)(?! type="application\/json" id="files">)(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=|javascript:/,
      )
      expect(textOf(page).match(/<(?:script|link)[^>]*(?:src|href)="\/assets\/[^"]+\.(?:js|css)"/g)?.length).toBeGreaterThan(1)
    }
  })
})

test('the worker has a policy of its own', async () => {
  expect(await policyOf('/sw.js')).toEqual({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
    'script-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
})

test('files with a hash are no pages: they may do nothing, and carry no headers that only a page obeys', async () => {
  for (const file of files.filter((name) => name.startsWith('assets/'))) {
    expect(await policyOf(`/${file}`)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
    const headers = await headersOf(`/${file}`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': everywhere['strict-transport-security'],
    })
    expect([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)).toBeLessThan(750)
  }
})

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
}

test.each(['/', '/inloggen', '/verbruik', '/sw.js', '/manifest.webmanifest'])(
  '%s carries the headers that keep others out',
  async (path) => expect(Object.fromEntries(await headersOf(path))).toMatchObject(everywhere),
)

test('the page may use none of the device but the full screen, its own check of who holds it, and keep it on', async () => {
  const allowed = (await headersOf('/')).get('permissions-policy') ?? ''
  const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'serial', 'hid', 'midi']
  for (const feature of refused) expect(allowed).toContain(`${feature}=()`)
  expect(allowed).toContain('fullscreen=(self)')
  for (const deed of ['create', 'get']) expect(allowed).toContain(`publickey-credentials-${deed}=(self)`)
  expect(allowed).toContain('screen-wake-lock=(self)')
})

describe('how long things may be kept', () => {
  test('pictures of what is sold for a day, and they may do nothing', async () => {
    const picture = '/beeld/telefoons/ph01-zwart-voor.svg'
    const headers = await headersOf(picture)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/svg+xml', 'public, max-age=86400'])
    expect(await policyOf(picture)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
  })

  test('files with a hash for ever', async () => {
    for (const file of files.filter((name) => name.startsWith('assets/'))) {
      expect(file).toMatch(/-[\w-]{6,8}\.\w+$/)
      expect((await headersOf(`/${file}`)).get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })
})

test.each(['/api/get?endpoint=getUser', '/auth/is-logged-in'])(
  '%s is never stored, framed or read as something else',
  async (path) => {
    const headers = await headersOf(path, { 'X-Requested-With': 'mijn' })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(directivesIn(headers.get('content-security-policy'))).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  },
)
