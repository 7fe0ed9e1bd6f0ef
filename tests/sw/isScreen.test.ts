import { expect, test } from 'vitest'
import { isScreen } from '#sw/isScreen.ts'

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
