import { describe, expect, test } from 'vitest'
import { redirectTarget } from '#model/login/redirectTarget.ts'

const ORIGIN = 'https://mijn.tureluur.example'
const known = new Set(['/', '/verbruik', '/instellingen/abonnement'])
const target = (raw: string) => redirectTarget(raw, ORIGIN, ['tureluur.example'], (path) => known.has(path))

describe('where the server may send an unknown path (spec 8)', () => {
  test.each([
    ['/verbruik', { kind: 'internal', to: '/verbruik' }],
    ['/verbruik?periode=2026-10', { kind: 'internal', to: '/verbruik?periode=2026-10' }],
    ['/instellingen//abonnement', { kind: 'internal', to: '/instellingen/abonnement' }],
    ['https://www.tureluur.example/acties', { kind: 'external', to: 'https://www.tureluur.example/acties' }],
    ['https://tureluur.example/', { kind: 'external', to: 'https://tureluur.example/' }],
  ])('%s', (raw, expected) => expect(target(raw)).toEqual(expected))

  test.each([
    '',
    'verbruik',
    '/nergens',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '\t/verbruik',
    '/verbruik\n',
    'http://www.tureluur.example/acties',
    'https://www.tureluur.example.evil.example/',
    'https://eviltureluur.example/',
    'https://www.tureluur.example@evil.example/',
    'https://klant:geheim@www.tureluur.example/',
    'https://klant@www.tureluur.example/',
    'https://:geheim@www.tureluur.example/',
    'https:www.tureluur.example/acties',
    'https://[www.tureluur.example/',
    'https://www.tureluur.example:8443/',
    'https:/\\evil.example',
    'https://evil.example/?https://www.tureluur.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://www.tureluur.example/x',
    `https://www.tureluur.example/${'a'.repeat(3000)}`,
    'https://www.tureluur.example/\u202egpj.exe',
  ])('not followed: %j', (raw) => expect(target(raw)).toBeNull())
})
