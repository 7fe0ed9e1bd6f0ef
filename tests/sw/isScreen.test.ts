import { expect, test } from 'vitest'
import { isScreen, screenOf } from '#sw/isScreen.ts'
import { hostileUrls } from '../support/hostileUrls.ts'

test.each([
  ['/', true],
  ['/verbruik', true],
  ['/verlengen/telefoons/talura/s2', true],
  ['/apis', true],
  ['/assets/app-1a2b3c.js', false],
  ['/licenties.txt', false],
  ['/api/get', false],
  ['/auth/login', false],
  ['/demo', false],
  ['/.well-known/assetlinks', false],
])('%s is a page of the app: %s', (path, expected) => expect(isScreen(path, true)).toBe(expected))

test('the demo without a server has its own pages', () => expect(isScreen('/demo/link', false)).toBe(true))

test('a dot in the query makes no file of a page: links in mails have them', () =>
  expect(isScreen(new URL('https://mijn.example/verbruik?utm_source=mail.tureluur').pathname, true)).toBe(true))

const ORIGIN = 'https://mijn.example'

test.each([
  ['/verbruik/internet', '/verbruik/internet'],
  ['/verbruik?periode=2026-10-01', '/verbruik?periode=2026-10-01'],
  ['/verbruik/bellen-en-sms#nummer', '/verbruik/bellen-en-sms#nummer'],
  ['/verbruik//internet', '/verbruik/internet'],
])('a notification: when it names %s, then it opens %s', (named, screen) => expect(screenOf(named, ORIGIN, true)).toBe(screen))

test.each([
  ...Object.values(hostileUrls).flat(),
  `${ORIGIN}/verbruik`,
  'verbruik',
  '',
  'null',
  '/auth/logout',
  '/api/get?endpoint=getUser',
  '/demo/link?account=2',
  '/sw.js',
  `/${'x'.repeat(3000)}`,
])('a notification: when it names %j, then it opens the overview', (named) => expect(screenOf(named, ORIGIN, true)).toBe('/'))
