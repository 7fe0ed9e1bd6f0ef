import { describe, expect, test } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { FRAMES, relaxBeside } from '../../mocks/demo/beside/hosts.ts'
import { besideIn, paneAddress, scalesFor, searchOf, withOneMore } from '../../mocks/demo/beside/panes.ts'

describe('the address of what stands beside each other', () => {
  const two = {
    panes: [
      { account: 1, width: 390, theme: 'light', path: '/' },
      { account: 30, width: 1280, theme: 'dark', path: '/verbruik?maand=1' },
    ],
    day: '2026-12-01',
  } as const

  test('is read as it was written', () => {
    expect(searchOf(two)).toBe('?vak=1,390,licht,/&vak=30,1280,donker,/verbruik?maand=1&dag=2026-12-01')
    expect(besideIn(searchOf(two))).toEqual(two)
    expect(besideIn(searchOf({ ...two, day: null }))).toEqual({ ...two, day: null })
    const whole = { ...two.panes[0], path: '/verbruik?maand=1&q=50%25+a b#é' }
    expect(besideIn(searchOf({ panes: [whole], day: null })).panes).toEqual([whole])
  })

  test.each([
    '',
    '?vak=0,390,licht',
    `?vak=${accounts.length + 1},390,licht`,
    '?vak=1,500,licht',
    '?vak=1,390,paars',
    '?vak=1,390,licht,//kwaad.example',
  ])('%o has no pane: a subscriber and a prepaid customer', (search) => {
    expect(besideIn(search).panes.map(({ account, width }) => [account, width])).toEqual([
      [1, 390],
      [30, 390],
    ])
  })

  test.each(['vandaag', '2026-13-01', '1999-01-01', ''])('%o is no day', (day) =>
    expect(besideIn(`?vak=2,390,licht&dag=${day}`).day).toBeNull(),
  )

  test('there are no more panes than frames', () =>
    expect(besideIn(`?${Array.from({ length: 9 }, () => 'vak=2,390,licht').join('&')}`).panes).toHaveLength(FRAMES.length))

  test('a pane begins signed in, at its screen, in its colours, on the day of all', () => {
    expect(paneAddress(two.panes[1], two.day)).toBe(
      '/demo/link?account=30&naar=%2Fverbruik%3Fmaand%3D1&thema=donker&dag=2026-12-01',
    )
    expect(paneAddress(two.panes[0], null)).toBe('/demo/link?account=1&naar=%2F&thema=licht&dag=nu')
  })
})

test('panes are drawn so small that they stand beside each other, and never larger than they are', () => {
  expect(scalesFor([390, 390], 1000, 20)).toEqual([1, 1])
  expect(scalesFor([390, 1280], 855, 20)).toEqual([0.5, 0.5])
  expect(scalesFor([1280, 1280, 1280], 900, 20)).toEqual([0.4, 0.4, 0.4])
})

test('in a narrow window they stand below each other, each as wide as the window', () =>
  expect(scalesFor([390, 1280], 640, 20)).toEqual([1, 0.5]))

test('one more begins with the customer of the last, at the overview', () => {
  const [one, other] = besideIn('?vak=1,390,licht,/&vak=30,1280,donker,/verbruik').panes
  if (!one || !other) throw new Error('two panes are expected')
  expect(withOneMore([one, other])).toEqual([one, other, { ...other, path: '/' }])
})

describe('headers', () => {
  const policy = "default-src 'none'; frame-src 'none'; frame-ancestors 'none'"
  const strict = () =>
    new Headers({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', 'Cross-Origin-Resource-Policy': 'same-origin' })
  const at = (address: string) => {
    const headers = strict()
    relaxBeside(address, headers)
    return Object.fromEntries(headers)
  }

  test.each([
    'http://localhost:4173/',
    'http://mijn.tureluur.example/',
    'http://e.demo.localhost/',
    'http://demo.localhost.kwaad.example/',
  ])('%s keeps all of them', (address) => expect(at(address)).toEqual(Object.fromEntries(strict())))

  test('the page may show the frames, and nobody may show the page', () => {
    expect(at('http://demo.localhost:4173/demo/naast-elkaar')).toEqual({
      ...Object.fromEntries(strict()),
      'content-security-policy': "default-src 'none'; frame-src http://*.demo.localhost:4173; frame-ancestors 'none'",
    })
  })

  test('only the page may show a frame', () => {
    expect(at('http://a.demo.localhost:4173/verbruik')).toEqual({
      'content-security-policy': "default-src 'none'; frame-src 'none'; frame-ancestors http://demo.localhost:4173",
      'cross-origin-resource-policy': 'same-site',
    })
  })
})
