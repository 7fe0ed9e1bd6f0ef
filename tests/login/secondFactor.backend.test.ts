import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Challenge } from '#model/login/contract/guest.ts'
import { LoginAnswer } from '#model/login/contract/session.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const BY_SMS = '0690000013'
const BY_EMAIL = '0690000007'
type Browser = ReturnType<typeof visitor>

/** Signs in with the right password and answers the server's challenge. */
async function waiting(login = BY_SMS): Promise<{ browser: Browser; id: string }> {
  const browser = visitor(quickBackend())
  const { body } = await browser.logIn(login)
  const told = v.parse(v.union([LoginAnswer, v.object({ details: Challenge })]), body.result ?? body)
  const { id } = v.parse(Challenge, 'details' in told ? told.details : told.challenge)
  return { browser, id }
}

const verify = (browser: Browser, id: string, code: string, trusted = false) => browser.write('verifyMfa', { id, code, trusted })
const resend = (browser: Browser, id: string, method: string) => browser.write('resendMfaCode', { id, method })

describe('signing in with a second factor', () => {
  test('when the password of account 13 is right, then its session waits for a code and sets no cookie', async () => {
    const browser = visitor(quickBackend())
    const { status, body } = await browser.logIn(BY_SMS)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      session: { mfaStatus: 'PENDING_VERIFICATION', mfaMethod: 'SMS' },
      challenge: { method: 'SMS', destination: '06 •••• ••13', other: 'EMAIL' },
    })
    expect([...browser.jar.keys()]).toEqual(['demo-browser'])
    expect((await browser.read('getUser')).status).toBe(401)
  })

  test('when the simcard of account 7 is blocked, then the code is sent by e-mail only', async () => {
    const { status, body } = await visitor(quickBackend()).logIn(BY_EMAIL)
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'MFA_REQUIRED',
      message: 'Second factor required',
      details: { method: 'EMAIL', destination: 'a•••••@voorbeeld.example', other: null },
    })
  })
})

describe('the code', () => {
  test.each([BY_SMS, BY_EMAIL])('when %s gives 123456, then it is signed in and the code is used up', async (login) => {
    const { browser, id } = await waiting(login)
    const { status, body } = await verify(browser, id, '123456')
    expect(status).toBe(200)
    expect(v.parse(LoginAnswer, body.result).session.mfaStatus).toBe('ACTIVE')
    expect((await browser.read('getUser')).status).toBe(200)
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 404, body: { code: 'CHALLENGE_GONE' } })
  })

  test('when five codes were wrong, then the login is blocked for fifteen minutes', async () => {
    const { browser, id } = await waiting()
    for (const attemptsLeft of [4, 3, 2, 1])
      expect((await verify(browser, id, '111111')).body).toMatchObject({ code: 'CODE_WRONG', details: { attemptsLeft } })
    expect((await verify(browser, id, '111111')).body.code).toBe('CODE_BLOCKED')
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 404 })
    expect(await browser.logIn(BY_SMS)).toMatchObject({ status: 429, body: { message: 'Too Many Requests' } })
    await browser.turn({ clock: 15 * MINUTE + 1000 })
    expect((await browser.logIn(BY_SMS)).status).toBe(200)
  })

  test('when it has expired, then a new one is sent and works', async () => {
    const { browser, id } = await waiting()
    await browser.turn({ clock: 10 * MINUTE + 1000 })
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } })
    expect((await resend(browser, id, 'SMS')).status).toBe(200)
    expect((await verify(browser, id, '123456')).status).toBe(200)
  })
})

test('another code: when a minute has passed or the other method is used, then it is sent', async () => {
  const { browser, id } = await waiting()
  const email = { id, method: 'EMAIL', destination: 'e•••••@voorbeeld.example', other: 'SMS' }
  expect((await resend(browser, id, 'EMAIL')).body.result).toMatchObject(email)
  await browser.turn({ clock: MINUTE })
  expect((await resend(browser, id, 'SMS')).body.result).toMatchObject({ method: 'SMS' })
  const { body } = await browser.ask('GET', '/demo/messages')
  expect(body).toMatchObject([{ method: 'SMS', text: expect.stringContaining('123456') }, { method: 'EMAIL' }, { method: 'SMS' }])
})

test('a trusted device: when it signs in within thirty days, then no code is asked', async () => {
  const { browser, id } = await waiting()
  await verify(browser, id, '123456', true)
  await browser.ask('POST', '/auth/logout')
  const { body } = await browser.logIn(BY_SMS)
  expect(body.result).toMatchObject({ session: { mfaStatus: 'ACTIVE' } })
  await browser.ask('POST', '/auth/logout')
  await browser.turn({ clock: 30 * 24 * 60 * MINUTE + 1000 })
  expect((await browser.logIn(BY_SMS)).body.result).toMatchObject({ session: { mfaStatus: 'PENDING_VERIFICATION' } })
})

test('a code that is sent twice under one key: when both arrive at once, then both get the same answer and cookies', async () => {
  const { browser, id } = await waiting()
  const send = () => browser.write('verifyMfa', { id, code: '123456', trusted: false }, 'k')
  const [first, second] = await Promise.all([send(), send()])
  expect(first.status).toBe(200)
  expect([second.body, second.cookies]).toEqual([first.body, first.cookies])
})
