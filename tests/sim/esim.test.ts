import { describe, expect, test } from 'vitest'
import { eidProblem, esimParts, installLink, installPlatform, isFor } from '#model/sim/esim.ts'

describe('LPA:1$<SM-DP+ address>$<matching id> (domain 1.7)', () => {
  test('an address and a code', () =>
    expect(esimParts('LPA:1$rsp.tureluur.example$TUR-DEMO-0012')).toEqual({
      address: 'rsp.tureluur.example',
      code: 'TUR-DEMO-0012',
      asksConfirmation: false,
    }))
  test('an optional third part, and a fourth 1 when a confirmation code is needed', () => {
    expect(esimParts('LPA:1$a.example$X$1.3.6.1$1')).toMatchObject({ asksConfirmation: true })
    expect(esimParts('LPA:1$a.example$X$1.3.6.1')).toMatchObject({ asksConfirmation: false })
    expect(esimParts('LPA:1$a.example$X$$1')).toMatchObject({ asksConfirmation: true })
  })
  test.each(['', 'LPA:1$', 'LPA:1$a.example', 'https://a.example', 'LPA:1$a.example$<b>'])('%s is none', (text) =>
    expect(esimParts(text)).toBeNull(),
  )
})

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1`
const android = (version: string, more = '') =>
  `Mozilla/5.0 (Linux; Android ${version}; K${more}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`

describe('install links from iOS 17.4 and Android 10 (domain 1.7), by what the browser says', () => {
  test.each([
    [iphone('17_4'), 'ios'],
    [iphone('17_4_1'), 'ios'],
    [iphone('18_6'), 'ios'],
    [iphone('26_0'), 'ios'],
    [iphone('17_3_1'), null],
    [iphone('16_7'), null],
    [android('10'), 'android'],
    [android('15'), 'android'],
    [android('9'), null],
    [android('13', '; wv'), null],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15', null],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', null],
    ['Mozilla/5.0 (Windows Phone 10.0)', null],
    ['', null],
  ])('%s: %s', (userAgent, platform) => expect(installPlatform({ userAgent })).toBe(platform))

  test('the frozen version of Android gives way to the real one', () => {
    expect(installPlatform({ userAgent: android('10'), platform: 'Android', platformVersion: '8.1.0' })).toBeNull()
    expect(installPlatform({ userAgent: android('10'), platform: 'Android', platformVersion: '9.0.0' })).toBeNull()
    expect(installPlatform({ userAgent: android('10'), platform: 'Android', platformVersion: '10.0.0' })).toBe('android')
    expect(installPlatform({ userAgent: android('10'), platform: 'Android', platformVersion: '14.0.0' })).toBe('android')
    expect(installPlatform({ userAgent: android('10'), platform: 'Android', platformVersion: undefined })).toBe('android')
  })

  test('followed by the encoded code, and nothing else', () => {
    const code = 'LPA:1$rsp.tureluur.example$TUR-DEMO-0012'
    expect(installLink('ios', code)).toBe(
      'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24rsp.tureluur.example%24TUR-DEMO-0012',
    )
    expect(new URL(installLink('android', code)).searchParams.get('carddata')).toBe(code)
  })

  test('an eSIM for one phone is not installed on another; one of an unknown type is for any', () => {
    expect(isFor('ESIMIOS', 'ios')).toBe(true)
    expect(isFor('ESIMIOS', 'android')).toBe(false)
    expect(isFor('ESIMANDROID', 'android')).toBe(true)
    expect(isFor('Onbekend', 'ios')).toBe(true)
    expect(isFor('Onbekend', 'android')).toBe(true)
  })
})

describe('EID: 32 digits, modulo 97 equals 1 (domain 1.7)', () => {
  const right = '89049032000008888882600000000139'
  test('the example', () => expect(eidProblem(right)).toBeNull())
  test.each([right.replace(/(.{4})/g, '$1 '), right.replace(/(.{8})/g, '$1\u200b-'), `EID: ${right}`, `\u202a${right}\u202c`])(
    'written as %j',
    (text) => expect(eidProblem(text)).toBeNull(),
  )
  test('empty', () => expect(eidProblem('')).toBe('required'))
  test.each([right.slice(1), `${right}0`, 'A'.repeat(32)])('%s is none', (text) => expect(eidProblem(text)).toBe('invalid'))
  test('every digit counts', () => {
    for (let at = 0; at < right.length; at += 1) {
      const other = String((Number(right[at]) + 1) % 10)
      expect(eidProblem(right.slice(0, at) + other + right.slice(at + 1))).toBe('checksum')
    }
  })
})
