import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LoginAnswer, SessionUser } from '#model/login/contract/session.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const SANNE = '0690000001'
const blocked = { status: 403, body: { statusCode: 403, code: 'LOGIN_BLOCKED' } }
const wrong = { status: 401, body: { statusCode: 401, message: 'Wrong credentials', code: 'WRONG_CREDENTIALS' } }
const flagsIn = (jar: Map<string, string>) => v.parse(SessionUser, JSON.parse(decodeURIComponent(jar.get('usr') ?? '')))

describe('signing in', () => {
  test.each([
    '0690000001',
    '06 9000 0001',
    '06-90000001',
    '+31690000001',
    '+31 6 9000 0001',
    '+31 (0)6 90000001',
    '0031690000001',
    '  0690000001 ',
    'sanne.visser@voorbeeld.example',
    ' Sanne.VISSER@Voorbeeld.example ',
  ])('when the login is %o, then account 1 is signed in', async (login) => {
    const browser = visitor(quickBackend())
    const { status, body } = await browser.logIn(login)
    expect(status).toBe(200)
    expect(v.parse(LoginAnswer, body.result).customerNumber).toBe('4100001')
    expect((await browser.read('getUser')).body.result).toMatchObject({ firstName: 'Sanne', phoneNumber: SANNE })
  })

  test('when a number was ported, then both numbers sign in and links go to the new one', async () => {
    const browser = visitor(quickBackend())
    await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
    await browser.as(8)
    expect((await browser.logIn('0690001008')).status).toBe(401)
    await browser.turn({ clock: '2026-12-05T12:00:00+01:00' })
    for (const login of ['0690001008', '0690000008']) {
      const { status, body } = await browser.logIn(login)
      expect([status, Object(body.result).customerNumber]).toEqual([200, '4100008'])
    }
    await browser.write('requestPasswordReset', { phoneNumber: '0690001008', method: 'SMS' })
    const { body } = await browser.ask('GET', '/demo/messages')
    expect(JSON.stringify(body)).toMatch(/"to":"0690001008","text":"Kies een nieuw wachtwoord/)
  })

  const flagsOf = async (account: number) => {
    const browser = visitor(quickBackend())
    await browser.as(account)
    return flagsIn(browser.jar)
  }

  test.each(accounts)('when account $number signs in, then its flags name its type', async ({ number, type }) =>
    expect((await flagsOf(number)).prepaid).toBe(type === 'Prepaid'),
  )

  test.each([
    [1, { isEsim: false, mfaStatus: 'DISABLED_BY_CUSTOMER', mfaMethod: null, contractAccepted: 'true' }],
    [7, { mfaStatus: 'ACTIVE', mfaMethod: 'EMAIL' }],
    [11, { isEsim: true }],
    [12, { isEsim: true }],
    [13, { mfaStatus: 'ACTIVE', mfaMethod: 'SMS' }],
    [14, { contractAccepted: 'false' }],
    [35, { isEsim: true, mfaStatus: 'UNSUPPORTED_PLATFORM' }],
  ])('when account %i signs in, then its flags have %o', async (account, flags) =>
    expect(await flagsOf(account)).toMatchObject(flags),
  )

  test('when it is over https, then scripts can read the cookie of the flags and not that of the session', async () => {
    const { cookies } = await visitor(quickBackend(), 'https://mijn.tureluur.example').logIn(SANNE)
    const cookie = (name: string) => cookies.find((line) => line.startsWith(`${name}=`)) ?? ''
    for (const attribute of ['Path=/', 'SameSite=Lax', 'Secure', 'Max-Age=15768000'])
      expect(cookie('usr').split('; ')).toContain(attribute)
    expect(cookie('usr')).not.toContain('HttpOnly')
    expect(decodeURIComponent(cookie('usr'))).not.toMatch(/Sanne|Visser|0690000001|4100001/)
    for (const attribute of ['Path=/', 'SameSite=Lax', 'Secure', 'HttpOnly'])
      expect(cookie('__Host-sid').split('; ')).toContain(attribute)
  })

  test('when it is over http, then the cookie of the session has no Secure and works', async () => {
    const browser = visitor(quickBackend(), 'http://192.168.1.20:4173')
    const { cookies } = await browser.logIn(SANNE)
    expect(cookies.join()).not.toContain('Secure')
    expect([...browser.jar.keys()]).toContain('sid')
    expect((await browser.read('getUser')).status).toBe(200)
  })

  test('when the same customer signs in again, then no earlier or planted session id works', async () => {
    const backend = quickBackend()
    const browser = visitor(backend)
    await browser.logIn(SANNE)
    const [sid, marker] = [browser.jar.get('sid'), flagsIn(browser.jar).usr]
    await browser.logIn(SANNE)
    expect(browser.jar.get('sid')).not.toBe(sid)
    expect(flagsIn(browser.jar).usr).not.toBe(marker)

    const thief = visitor(backend)
    thief.jar.set('sid', sid ?? '')
    expect((await thief.read('getUser')).status).toBe(401)

    // an id that an attacker planted before the login does not become the session
    const victim = visitor(backend)
    victim.jar.set('sid', 'planted')
    await victim.logIn(SANNE)
    thief.jar.set('sid', 'planted')
    expect((await thief.read('getUser')).status).toBe(401)
  })
})

describe('signing out', () => {
  const isIn = async (browser: ReturnType<typeof visitor>) => (await browser.ask('GET', '/auth/is-logged-in')).body.result

  test('when a customer signs out, then the session and both cookies are gone', async () => {
    const browser = visitor(quickBackend())
    await browser.logIn(SANNE)
    const sid = browser.jar.get('sid') ?? ''
    const { status, cookies } = await browser.ask('POST', '/auth/logout')
    expect([status, cookies.map((line) => line.split('=')[0])]).toEqual([200, ['sid', 'usr']])
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(await isIn(browser)).toBe(false)
    browser.jar.set('sid', sid)
    expect((await browser.read('getUser')).status).toBe(401)
    expect((await browser.ask('POST', '/auth/logout')).status).toBe(200)
    expect((await browser.logIn(SANNE)).status).toBe(200)
  })

  test('when another customer signs in before the answer, then that session and its cookies stay', async () => {
    const browser = visitor(quickBackend())
    await browser.logIn(SANNE)
    await browser.turn({ latency: 10 })
    const late = browser.ask('POST', '/auth/logout')
    await browser.as(8)
    expect((await late).cookies).toEqual([])
    expect((await browser.read('getUser')).body.result).toMatchObject({ firstName: 'Bram' })
    expect(flagsIn(browser.jar)).toMatchObject({ prepaid: false })
  })

  test('when an older session signs out, then the current one stays', async () => {
    const browser = visitor(quickBackend())
    await browser.logIn(SANNE)
    const { usr } = flagsIn(browser.jar)
    await browser.as(8)
    expect((await browser.ask('POST', '/auth/logout', { usr })).cookies).toEqual([])
    expect(await isIn(browser)).toBe(true)
    await browser.ask('POST', '/auth/logout', { usr: flagsIn(browser.jar).usr })
    expect(await isIn(browser)).toBe(false)
  })

  test.each(['{"usr":1}', '"x"', 'geen json'])('when the body is %o, then it is refused', async (body) => {
    const browser = visitor(quickBackend())
    await browser.logIn(SANNE)
    expect((await browser.ask('POST', '/auth/logout', body)).status).toBe(400)
  })

  test('when a browser has only the demo cookie, then it ends no session', async () => {
    const backend = quickBackend()
    const [browser, other] = [visitor(backend), visitor(backend)]
    await browser.logIn(SANNE)
    other.jar.set('demo-browser', browser.jar.get('demo-browser') ?? '')
    await other.ask('POST', '/auth/logout')
    expect(await isIn(browser)).toBe(true)
  })
})

describe('signing in is refused', () => {
  test.each([
    ['a wrong password', SANNE, 'steltloper-27'],
    ['the password in capitals', SANNE, 'STELTLOPER-26'],
    ['a password with a space', SANNE, ' steltloper-26'],
    ['an unknown number', '0690000099', 'steltloper-26'],
    ['an unknown address', 'niemand@voorbeeld.example', 'steltloper-26'],
    ['nothing', '', ''],
    ['a wrong password of an account with a second factor', '0690000013', 'fout'],
  ])('when %s is given, then it is the same refusal', async (_, login, password) => {
    const browser = visitor(quickBackend())
    expect(await browser.logIn(login, password)).toMatchObject(wrong)
    expect(browser.jar.has('usr')).toBe(false)
  })

  test('when five passwords were wrong, then every notation of the login is blocked for fifteen minutes', async () => {
    const browser = visitor(quickBackend())
    for (let time = 0; time < 5; time += 1) expect(await browser.logIn(SANNE, 'fout')).toMatchObject(wrong)
    expect(await browser.logIn(SANNE)).toMatchObject(blocked)
    expect(await browser.logIn('sanne.visser@voorbeeld.example')).toMatchObject(blocked)
    expect((await browser.logIn('0690000002')).status).toBe(200)

    await browser.turn({ clock: 14 * 60_000 })
    expect(await browser.logIn(SANNE)).toMatchObject(blocked)
    await browser.turn({ clock: 15 * 60_000 + 5000 })
    expect((await browser.logIn(SANNE)).status).toBe(200)
  })

  test('when the fifth password is right, then counting starts again', async () => {
    const browser = visitor(quickBackend())
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await browser.logIn(SANNE, 'fout')).toMatchObject(wrong)
      expect((await browser.logIn(SANNE)).status).toBe(200)
    }
  })

  test('when the wrong passwords came from another browser, then the right one is accepted', async () => {
    const backend = quickBackend()
    const clumsy = visitor(backend)
    for (let time = 0; time < 6; time += 1) await clumsy.logIn(SANNE, 'fout')
    expect((await visitor(backend).logIn(SANNE)).status).toBe(200)
  })

  test('when there are more than twenty attempts in a minute, then the next one waits', async () => {
    const browser = visitor(quickBackend())
    for (let time = 0; time < 20; time += 1) expect((await browser.logIn(`069000${1000 + time}`, 'fout')).status).toBe(401)
    expect(await browser.logIn(SANNE)).toMatchObject({ status: 429, body: { statusCode: 429, message: 'Too Many Requests' } })
    await browser.turn({ clock: 61_000 })
    expect((await browser.logIn(SANNE)).status).toBe(200)
  })
})
