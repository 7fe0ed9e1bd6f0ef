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

describe('a right password is not enough', () => {
  test('account 13: a session that waits, the code by sms or e-mail, and no cookie yet', async () => {
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

  test('account 7: a 429 of its own, by e-mail and no sms to a blocked SIM', async () => {
    const { status, body } = await visitor(quickBackend()).logIn(BY_EMAIL)
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'MFA_REQUIRED',
      message: 'Second factor required',
      details: { method: 'EMAIL', destination: 'a•••••@voorbeeld.example', other: null },
    })
  })

  test('a wrong password is no challenge', async () => {
    expect((await visitor(quickBackend()).logIn(BY_SMS, 'fout')).status).toBe(401)
  })
})

describe('the code', () => {
  test.each([BY_SMS, BY_EMAIL])('123456 lets %s in, once', async (login) => {
    const { browser, id } = await waiting(login)
    const { status, body } = await verify(browser, id, '123456')
    expect(status).toBe(200)
    expect(v.parse(LoginAnswer, body.result).session.mfaStatus).toBe('ACTIVE')
    expect((await browser.read('getUser')).status).toBe(200)
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 404, body: { code: 'CHALLENGE_GONE' } })
  })

  test('five wrong ones block it for fifteen minutes, also for the right password', async () => {
    const { browser, id } = await waiting()
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(await verify(browser, id, '111111')).toMatchObject({
        status: 422,
        body: { code: 'CODE_WRONG', details: { attemptsLeft } },
      })
    }
    expect(await verify(browser, id, '111111')).toMatchObject({ status: 403, body: { code: 'CODE_BLOCKED' } })
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 404 })
    expect(await browser.logIn(BY_SMS)).toMatchObject({ status: 429, body: { message: 'Too Many Requests' } })
    await browser.turn({ clock: 15 * MINUTE + 1000 })
    expect((await browser.logIn(BY_SMS)).status).toBe(200)
  })

  test('when it is ten minutes old or 000000, then it has expired; when it is 999999, then it blocks', async () => {
    const { browser, id } = await waiting()
    expect(await verify(browser, id, '000000')).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } })
    await browser.turn({ clock: 10 * MINUTE + 1000 })
    expect(await verify(browser, id, '123456')).toMatchObject({ status: 410, body: { code: 'CODE_EXPIRED' } })
    expect((await resend(browser, id, 'SMS')).status).toBe(200)
    expect((await verify(browser, id, '123456')).status).toBe(200)
    const other = await waiting()
    expect(await verify(other.browser, other.id, '999999')).toMatchObject({ status: 403, body: { code: 'CODE_BLOCKED' } })
  })

  test('a login waits half an hour', async () => {
    const { browser, id } = await waiting()
    await browser.turn({ clock: 31 * MINUTE })
    expect(await resend(browser, id, 'SMS')).toMatchObject({ status: 404, body: { code: 'CHALLENGE_GONE' } })
  })

  test('belongs to one browser and one login', async () => {
    const { id } = await waiting()
    const { browser } = await waiting()
    expect((await verify(browser, id, '123456')).status).toBe(404)
    expect((await verify(visitor(quickBackend()), id, '123456')).status).toBe(404)
  })

  test.each([
    {},
    { id: 1, code: '123456', trusted: false },
    { id: 'x', code: '12345', trusted: false },
    { id: 'x', code: 123456, trusted: 1 },
  ])('malformed: %o', async (input) => {
    expect((await visitor(quickBackend()).write('verifyMfa', input)).status).toBe(400)
  })
})

describe('another code', () => {
  test('when a minute has passed or the other method is used, then it is sent', async () => {
    const { browser, id } = await waiting()
    expect((await resend(browser, id, 'SMS')).status).toBe(429)
    expect((await resend(browser, id, 'EMAIL')).body.result).toMatchObject({
      id,
      method: 'EMAIL',
      destination: 'e•••••@voorbeeld.example',
      other: 'SMS',
    })
    await browser.turn({ clock: MINUTE })
    expect((await resend(browser, id, 'SMS')).body.result).toMatchObject({ method: 'SMS' })
    const sent = v.parse(
      v.array(v.object({ method: v.string(), text: v.string() })),
      (await browser.ask('GET', '/demo/messages')).body,
    )
    expect(sent.map(({ method }) => method)).toEqual(['SMS', 'EMAIL', 'SMS'])
    expect(sent[0]?.text).toContain('123456')
  })
})

test('a trusted device needs no code for thirty days', async () => {
  const { browser, id } = await waiting()
  await verify(browser, id, '123456', true)
  await browser.ask('POST', '/auth/logout')
  const { body } = await browser.logIn(BY_SMS)
  expect(body.result).toMatchObject({ session: { mfaStatus: 'ACTIVE' } })
  await browser.ask('POST', '/auth/logout')
  await browser.turn({ clock: 30 * 24 * 60 * MINUTE + 1000 })
  expect((await browser.logIn(BY_SMS)).body.result).toMatchObject({ session: { mfaStatus: 'PENDING_VERIFICATION' } })
})

describe('writes are carried out once (decisions D5)', () => {
  test('the same key gets the same answer, with its cookies', async () => {
    const { browser, id } = await waiting()
    const input = { id, code: '123456', trusted: false }
    const [first, second] = await Promise.all([browser.write('verifyMfa', input, 'k'), browser.write('verifyMfa', input, 'k')])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(second.cookies).toEqual(first.cookies)
    expect(await browser.write('verifyMfa', { ...input, code: '654321' }, 'k')).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED' },
    })
  })

  test('when there is no key, then nothing is done', async () => {
    const { browser, id } = await waiting()
    const { status } = await browser.ask('POST', '/api/post?endpoint=verifyMfa', { id, code: '123456', trusted: false })
    expect(status).toBe(400)
    expect((await verify(browser, id, '123456')).status).toBe(200)
  })
})
