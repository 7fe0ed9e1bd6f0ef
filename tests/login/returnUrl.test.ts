import { describe, expect, test } from 'vitest'
import { loginPath, returnUrlFor } from '#model/login/loginPath.ts'
import { ownAddress, safeReturnUrl } from '#model/login/returnUrl.ts'
import { find } from '#platform/router/find.ts'
import { hostileUrls } from '../support/hostileUrls.ts'

const origin = 'https://mijn.example'
const known = (path: string) => find(path) !== undefined
const follow = (raw: string | null) => safeReturnUrl(raw, origin, known)

describe('where to go after signing in (decisions D7)', () => {
  test.each(['/verbruik', '/verbruik/internet', '/verbruik?periode=2026-10-01', '/Verbruik', '/'])('%s is followed', (path) => {
    expect(follow(path)).toBe(path)
  })

  test('double slashes inside a known path are collapsed', () => expect(follow('/verbruik//internet')).toBe('/verbruik/internet'))

  test('the fragment is dropped', () => expect(follow('/verbruik#x')).toBe('/verbruik'))

  describe.each(Object.entries(hostileUrls))('%s', (_, urls) => {
    test.each(urls)('%j leads home', (raw) => expect(follow(raw)).toBe('/'))
  })

  test.each([
    null,
    '',
    ' ',
    'verbruik',
    './verbruik',
    '../verbruik',
    '/nergens',
    '/api/get',
    '/auth/logout',
    '/demo/accounts',
    '/sw.js',
    '/inloggen',
    '/Inloggen',
    '/inloggen/mfa',
    '/loginsso',
    '/uitgelogd',
    '/wachtwoord-vergeten',
    '/appredirect',
    '/mfa',
    `/verbruik?x=${'a'.repeat(2048 - 11)}`, // 2049 characters
    'undefined',
    '[object Object]',
  ])('%j is no place to return to: home', (raw) => expect(follow(raw)).toBe('/'))

  test('2048 characters are not too long', () => {
    const longest = `/verbruik?x=${'a'.repeat(2048 - 12)}`
    expect(follow(longest)).toBe(longest)
  })

  test('an address on this origin is a path, also after decoding it', () => {
    expect(ownAddress('/verbruik?a=%2F%2F', origin)?.href).toBe('https://mijn.example/verbruik?a=%2F%2F')
    for (const raw of ['%2Fverbruik', '/%2Fevil.example']) expect(ownAddress(raw, origin), raw).toBeNull()
  })

  test('whatever comes out resolves to this origin', () => {
    for (const raw of ['/verbruik', '//evil', '/verbruik?ReturnUrl=//evil.example', '/verbruik?x=https://evil.example']) {
      expect(new URL(follow(raw), origin).origin).toBe(origin)
    }
  })
})

describe('ReturnUrl (spec 2)', () => {
  test.each(['/', '/mfa', '/inloggen', '/inloggen/mfa'])('is left out for %s', (path) =>
    expect(returnUrlFor(path, '')).toBeNull(),
  )
  test('carries page and query', () => expect(returnUrlFor('/verbruik', '?a=1')).toBe('/verbruik?a=1'))
  test('user, timer and other', () => {
    expect(loginPath('/verbruik', '', 1)).toBe('/inloggen?uitgelogd=1')
    expect(loginPath('/verbruik', '', 2)).toBe('/inloggen?uitgelogd=2&ReturnUrl=%2Fverbruik')
    expect(loginPath('/verbruik', '')).toBe('/inloggen?ReturnUrl=%2Fverbruik')
    expect(loginPath('/', '')).toBe('/inloggen')
  })
})
