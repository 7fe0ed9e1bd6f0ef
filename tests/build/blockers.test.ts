import { expect, test } from 'vitest'
import { readNames } from '#model/readNames.ts'
import { operations } from '../support/operations.ts'
import { files, textOf } from './files.ts'

/** Words that content blockers look for anywhere in the name of a file. */
const ANYWHERE =
  /analytic|adserv|advert|banner|beacon|consent|cookie|doubleclick|fingerprint|metrics|pixel|popunder|sponsor|telemetry|track(?:er|ing)/i

/** Words that they look for between separators, as in `/stats/`, `-event.` or `?ads=` (EasyList, EasyPrivacy, lists of annoyances). */
const BETWEEN = [
  ...['ad', 'ads', 'adv', 'advert', 'advertising', 'adserver', 'affiliate', 'banner', 'banners', 'promo', 'popup', 'sponsor'],
  ...[
    'analytics',
    'beacon',
    'click',
    'clicks',
    'collect',
    'collector',
    'conversion',
    'conversions',
    'datalayer',
    'event',
    'events',
  ],
  ...['ga', 'gtag', 'gtm', 'hit', 'hits', 'impression', 'log', 'logger', 'metrics', 'pixel', 'ping', 'rum', 'stat', 'statistics'],
  ...['stats', 'tag', 'tags', 'telemetry', 'track', 'tracker', 'tracking', 'visit', 'visitor'],
  ...['cmp', 'consent', 'cookie', 'cookies', 'gdpr', 'newsletter', 'notification', 'push', 'share', 'social'],
]
const isBetween = (address: string) => BETWEEN.find((word) => new RegExp(`[/._?&=-]${word}[/._?&=-]`, 'i').test(`/${address}/`))

test('content blockers: when a list of usual patterns is applied to our files, then none is refused', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => ANYWHERE.test(file) || isBetween(file))).toEqual([])
})

test('content blockers: when the same list is applied to the addresses of the backend, then no call is refused', () => {
  const calls = [...operations.keys()].map((name) => `api/get?endpoint=${name}`)
  const others = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...textOf(file).matchAll(/["'`]\/((?:api|auth|beeld)\/[\w/-]*)/g)].map(([, path = '']) => path))
  expect(calls.length).toBeGreaterThan(readNames.length)
  expect(others).toEqual(expect.arrayContaining(['auth/login', 'auth/logout', 'auth/is-logged-in']))
  expect([...calls, ...others].filter(isBetween)).toEqual([])
})
