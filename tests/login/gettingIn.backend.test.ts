import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Challenge } from '#model/login/contract/guest.ts'
import { MfaSettings } from '#model/login/contract/mfa.ts'
import { addressOf } from '../../fixtures/addresses.ts'
import type { Guesses } from '../../mocks/login/guesses.ts'
import { countGuess, isGuessing, newGuesses } from '../../mocks/login/guesses.ts'
import { randomOf } from '../../mocks/world/random.ts'
import { payment } from '../law/payment.ts'
import { phoneOrder } from '../phones/phoneOrder.ts'
import { timed } from '../world/timed.ts'
import { type Backend, visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const PASSWORD = 'steltloper-26'
const NEW = 'kluut-in-het-riet-1'
const SANNE = '0690000001'
type Browser = ReturnType<typeof visitor>

/** Another device of the same customer: it shares the world of a browser, and has no session. */
function another(backend: Backend, browser: Browser): Browser {
  const other = visitor(backend)
  other.jar.set('demo-browser', browser.jar.get('demo-browser') ?? '')
  return other
}

async function signedIn(account: number, { backend, pass } = timed()) {
  const browser = visitor(backend)
  await browser.as(account)
  return { browser, backend, pass, other: () => another(backend, browser) }
}

const code = (browser: Browser, name: string, input: object) => browser.write(name, { ...input, code: '123456' })
const sendProof = async (browser: Browser) => v.parse(Challenge, (await browser.write('sendProofCode', {})).body.result)
const gone = { status: 404, body: { code: 'CHALLENGE_GONE' } }
const startMfa = async (browser: Browser, method = 'SMS') =>
  await browser.write('startMfaChange', { wanted: 'on', method, password: PASSWORD })
const old = { number: '0690001001', provider: 'Belmaat', contractType: 'POSTPAID_PRIVATE', customerNumber: null }
const port = (browser: Browser) => browser.write('numberport', { ...old, moment: 'ASAP', wishDate: null })
const changeIn = (body: { result?: unknown }) => v.parse(MfaSettings, body.result).waiting?.id ?? ''

describe('a code that proves identity', () => {
  test('when another customer has signed in since, then it proves nothing', async () => {
    const { browser } = await signedIn(1)
    const { id } = await sendProof(browser)
    await browser.as(2)
    expect(await code(browser, 'proveByCode', { id })).toMatchObject(gone)
    expect((await browser.write('resendProofCode', { id, method: 'EMAIL' })).status).toBe(404)
    await browser.write('setNumberLock', { on: true })
    expect((await browser.write('setNumberLock', { on: false })).body.code).toBe('NUMBER_LOCKED')
  })

  test('when it is of an earlier session of the customer, then it proves nothing', async () => {
    const { browser } = await signedIn(1)
    const { id } = await sendProof(browser)
    await browser.as(1)
    expect(await code(browser, 'proveByCode', { id })).toMatchObject(gone)
  })

  test('when it is of another device of the customer, then it proves nothing there', async () => {
    const { browser, other } = await signedIn(1)
    const second = other()
    await second.as(1)
    expect((await browser.read('getUser')).status).toBe(200)
    const [mine, theirs] = [await sendProof(browser), await sendProof(second)]
    expect(await code(second, 'proveByCode', { id: mine.id })).toMatchObject(gone)
    expect((await code(browser, 'proveByCode', { id: mine.id })).status).toBe(200)
    expect(await code(browser, 'proveByCode', { id: mine.id })).toMatchObject(gone)
    await browser.write('setNumberLock', { on: true })
    expect((await second.write('setNumberLock', { on: false })).body.code).toBe('NUMBER_LOCKED')
    expect((await code(second, 'proveByCode', { id: theirs.id })).status).toBe(200)
  })

  test('when it was sent for another purpose, then it proves nothing', async () => {
    const { browser } = await signedIn(1)
    const proof = await sendProof(browser)
    const change = changeIn((await startMfa(browser)).body)
    expect(await code(browser, 'confirmMfaChange', { id: proof.id })).toMatchObject(gone)
    expect(await code(browser, 'proveByCode', { id: change })).toMatchObject(gone)
    for (const id of [proof.id, change]) expect(await code(browser, 'verifyMfa', { id, trusted: false })).toMatchObject(gone)
    expect((await code(browser, 'confirmMfaChange', { id: change })).status).toBe(200)
  })

  test('when another session answers for a change of the second factor, then the change still waits in its own session', async () => {
    const { browser, other } = await signedIn(1)
    const id = changeIn((await startMfa(browser)).body)
    const second = other()
    await second.as(1)
    expect(Object((await second.read('getMfaSettings')).body.result).waiting).toBeNull()
    expect(await code(second, 'confirmMfaChange', { id })).toMatchObject(gone)
    expect((await code(browser, 'confirmMfaChange', { id })).status).toBe(200)
  })

  test('when it is given in another session for a phone, then nothing is ordered', async () => {
    const { browser, other } = await signedIn(15)
    await browser.turn({ clock: '2026-12-02T12:00:00+01:00' })
    const costs = { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null }
    const order = phoneOrder({
      storage: { articleCode: 'TUR-TAL-S2-128-ZWART', costs },
      monthly: 2200,
      campaignIDs: ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500'],
      address: addressOf(15),
    })
    const { flowInstanceId } = Object((await browser.write('createRetentionHandset', order)).body.result)
    const second = other()
    await second.as(15)
    expect((await code(second, 'verifyRetentionHandsetCode', { flowInstanceId })).body.code).toBe('NOT_WAITING')
    expect((await code(browser, 'verifyRetentionHandsetCode', { flowInstanceId })).status).toBe(200)
  })
})

describe('wrong codes', () => {
  /** Every way to begin anew, and to guess once. Answers the refusal. */
  const ways: Record<string, (browser: Browser) => Promise<string | undefined>> = {
    async 'a change of the second factor'(browser) {
      const begun = await startMfa(browser)
      if (begun.status !== 200) return begun.body.code
      return (await browser.write('confirmMfaChange', { id: changeIn(begun.body), code: '111111' })).body.code
    },
    async 'a proof'(browser) {
      const begun = await browser.write('sendProofCode', {})
      if (begun.status !== 200) return begun.body.code
      return (await browser.write('proveByCode', { id: Object(begun.body.result).id, code: '111111' })).body.code
    },
    async 'a proof in a new session'(browser) {
      await browser.as(1)
      return (await ways['a proof']?.(browser)) ?? ''
    },
    async porting(browser) {
      await browser.write('numberportingCancel', {})
      await port(browser)
      return (await browser.write('numberportingConfirm', { code: '111111' })).body.code
    },
  }

  test.each(Object.keys(ways))('when %s is begun again for every guess, then the fifth still blocks', async (name) => {
    const { browser } = await signedIn(1)
    const refusals: (string | undefined)[] = []
    for (let time = 0; time < 8; time += 1) refusals.push(await ways[name]?.(browser))
    expect(refusals).toEqual([...Array(4).fill('CODE_WRONG'), ...Array(4).fill('CODE_BLOCKED')])
  })

  test('when they are guessed at random in all ways, then at most five are tried in a quarter of an hour', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { browser, pass } = await signedIn(1)
      const random = randomOf('guesses', seed)
      const names = Object.keys(ways)
      const heard: number[] = []
      for (let [time, at] = [0, 0]; time < 40; time += 1) {
        const step = Math.floor(random() * 3 * MINUTE)
        pass(step)
        at += step
        const refusal = await ways[names[Math.floor(random() * names.length)] ?? '']?.(browser)
        if (refusal === 'CODE_WRONG') heard.push(at)
      }
      for (const from of heard) expect(heard.filter((at) => at >= from && at < from + 15 * MINUTE).length).toBeLessThanOrEqual(5)
    }
  })

  test('when the password is typed again for every guess, then the fifth still blocks the login', async () => {
    const { backend } = timed()
    const browser = visitor(backend)
    const refusals: unknown[] = []
    for (let time = 0; time < 6; time += 1) {
      const { status, body } = await browser.logIn('0690000013')
      if (status !== 200) refusals.push(status)
      else {
        const { id } = Object(body.result).challenge
        refusals.push((await browser.write('verifyMfa', { id, code: '111111', trusted: false })).body.code)
      }
    }
    expect(refusals).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_BLOCKED', 429])
  })

  test('when twenty come at once, then five are tried', async () => {
    const { browser } = await signedIn(1)
    const { id } = await sendProof(browser)
    const guess = async (_: unknown, time: number) =>
      (await browser.write('proveByCode', { id, code: String(200_000 + time) })).body.code
    const refusals = await Promise.all(Array.from({ length: 20 }, guess))
    expect(refusals.filter((refusal) => refusal === 'CODE_WRONG')).toHaveLength(4)
    expect(await code(browser, 'proveByCode', { id })).toMatchObject(gone)
  })

  test('when right codes come between them, then counting does not start again', async () => {
    const { browser } = await signedIn(1)
    for (let time = 0; time < 4; time += 1) {
      const { id } = await sendProof(browser)
      expect((await browser.write('proveByCode', { id, code: '111111' })).body.code).toBe('CODE_WRONG')
      expect((await code(browser, 'proveByCode', { id })).status).toBe(200)
    }
    const { id } = await sendProof(browser)
    expect((await browser.write('proveByCode', { id, code: '111111' })).body.code).toBe('CODE_BLOCKED')
  })

  test('when they are of vouchers and a right one comes between them, then the fifth wrong one still blocks', async () => {
    const { browser } = await signedIn(31)
    const redeem = async (given: string) => (await browser.write('redeemTopUpCode', { code: given })).body.code
    for (let time = 0; time < 4; time += 1) expect(await redeem('2000000000000055')).toMatch(/^CODE_(?:UNKNOWN|INVALID)$/)
    expect(await redeem('2000000000000014')).toBeUndefined()
    await redeem('2000000000000055')
    expect(await redeem('2000000000000022')).toBe('CODE_BLOCKED')
  })
})

test('codes for porting: when the request is cancelled and made again, then the codes of the day still count', async () => {
  const { browser, pass } = await signedIn(1)
  const left: unknown[] = []
  for (let time = 0; time < 10; time += 1) {
    left.push(Object((await port(browser)).body.result).sms.resendsLeft)
    await browser.write('numberportingCancel', {})
    pass(MINUTE)
  }
  expect(left).toEqual([3, 2, 1, 0, 0, 0, 0, 0, 0, 0])
  pass(24 * 60 * MINUTE)
  await browser.as(1)
  expect((await port(browser)).status).toBe(200)
})

describe('wrong passwords', () => {
  const ways: Record<string, (browser: Browser, password: string) => Promise<{ status: number }>> = {
    proveByPassword: (browser, password) => browser.write('proveByPassword', { password }),
    updateEmail: (browser, password) => browser.write('updateEmail', { email: 'nieuw@voorbeeld.example', password }),
    startMfaChange: (browser, password) => browser.write('startMfaChange', { wanted: 'on', method: 'SMS', password }),
    updatePassword: (browser, password) => browser.write('updatePassword', { currentPassword: password, newPassword: NEW }),
    requestMandateForm: (browser, password) => browser.write('requestMandateForm', { iban: 'NL91ABNA0417164300', password }),
    'signing in': (browser, password) => browser.logIn(SANNE, password),
  }

  test('when five were given in any ways and on any devices, then the sixth is refused in every way', async () => {
    for (const last of Object.keys(ways)) {
      const { browser, other } = await signedIn(1)
      const second = other()
      await second.as(1)
      for (const [index, name] of Object.keys(ways).slice(0, 5).entries())
        expect([401, 422]).toContain((await ways[name]?.(index % 2 === 0 ? browser : second, `fout-${index}`))?.status)
      expect([403, 429]).toContain((await ways[last]?.(second, PASSWORD))?.status)
    }
  })

  test('when a hundred were given in the sessions of many browsers, then the next is refused everywhere', async () => {
    const { backend, pass } = timed()
    const heard: string[] = []
    for (let time = 0; time < 200; time += 1) {
      const { browser } = await signedIn(1, { backend, browsers: new Map(), pass })
      const { body } = await browser.write('proveByPassword', { password: `fout-${time}` })
      if (body.code === 'PASSWORD_WRONG') heard.push(body.code)
    }
    expect(heard).toHaveLength(100)
    const { browser } = await signedIn(1, { backend, browsers: new Map(), pass })
    expect((await browser.write('proveByPassword', { password: PASSWORD })).body.code).toBe('PASSWORD_TOO_OFTEN')
    expect((await visitor(backend).logIn(SANNE)).status).toBe(403)
    const { browser: neighbour } = await signedIn(2, { backend, browsers: new Map(), pass })
    expect((await neighbour.write('proveByPassword', { password: PASSWORD })).status).toBe(200)
  })

  test('when many other logins are tried in the browser, then the login stays blocked', async () => {
    const { backend, pass } = timed()
    const browser = visitor(backend)
    for (let time = 0; time < 5; time += 1) await browser.logIn(SANNE, 'fout')
    for (let time = 0; time < 150; time += 1) {
      await browser.logIn(`naam-${time}@voorbeeld.example`, 'fout')
      pass(5000)
    }
    expect(await browser.logIn(SANNE)).toMatchObject({ status: 403, body: { code: 'LOGIN_BLOCKED' } })
  })
})

test('the count of guesses: when many other names come, then no count is lost and memory stays bounded', () => {
  const guesses: Guesses = newGuesses()
  for (let time = 0; time < 100; time += 1) countGuess(guesses, 'customer 1', time)
  for (let time = 0; time < 50_000; time += 1) {
    countGuess(guesses, `login ${time}`, 100)
    if (time % 5000 === 0) expect(isGuessing(guesses, 'customer 1', 100)).toBe(true)
  }
  expect(guesses.counters.size).toBeLessThanOrEqual(4096)
  expect(Math.max(...[...guesses.counters.values()].map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(isGuessing(guesses, 'customer 1', 100 + 15 * MINUTE)).toBe(false)
})

describe('a new password', () => {
  const linkIn = async (browser: Browser): Promise<string> => {
    const messages = Object.values(Object((await browser.ask('GET', '/demo/messages')).body)) as { link: string | null }[]
    return new URL(messages.findLast(({ link }) => link !== null)?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
  }
  const isIn = async (browser: Browser) => (await browser.read('getUser')).status === 200

  test('when it is chosen by link, then every session, trusted device, code and link from before ends', async () => {
    const { backend } = timed()
    const thief = visitor(backend)
    const { body } = await thief.logIn('0690000013')
    const { id } = Object(body.result).challenge
    expect((await code(thief, 'verifyMfa', { id, trusted: true })).status).toBe(200)
    const waiting = another(backend, thief)
    await thief.write('requestPasswordReset', { phoneNumber: '0690000013', method: 'SMS' })
    const token = await linkIn(thief)
    const proof = await sendProof(thief)

    const owner = another(backend, thief)
    expect((await owner.write('setPassword', { token, password: NEW })).status).toBe(200)
    expect([await isIn(thief), await isIn(owner)]).toEqual([false, false])
    expect((await thief.ask('GET', '/auth/is-logged-in')).body.result).toBe(false)
    expect((await code(thief, 'proveByCode', { id: proof.id })).status).toBe(401)
    expect((await waiting.logIn('0690000013')).status).toBe(401)
    const again = Object((await owner.logIn('0690000013', NEW)).body.result)
    expect(again.session.mfaStatus).toBe('PENDING_VERIFICATION')
    expect((await owner.write('setPassword', { token, password: 'nog-een-vogel-2' })).body.code).toBe('LINK_GONE')
  })

  test('when it is chosen by link while a login waits for its code, then that code signs nobody in', async () => {
    const { backend } = timed()
    const thief = visitor(backend)
    const { id } = Object((await thief.logIn('0690000013')).body.result).challenge
    await thief.write('requestPasswordReset', { phoneNumber: '0690000013', method: 'SMS' })
    await another(backend, thief).write('setPassword', { token: await linkIn(thief), password: NEW })
    expect(await code(thief, 'verifyMfa', { id, trusted: false })).toMatchObject(gone)
  })

  test('when it is chosen in the settings, then only this session stays', async () => {
    const { browser, other } = await signedIn(1)
    const [second, third] = [other(), other()]
    await second.as(1)
    await third.as(2)
    const proof = await sendProof(second)
    await browser.write('requestPasswordReset', { phoneNumber: SANNE, method: 'SMS' })
    const token = await linkIn(browser)
    expect((await browser.write('updatePassword', { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
    expect([await isIn(browser), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    expect((await code(second, 'proveByCode', { id: proof.id })).status).toBe(401)
    expect((await browser.write('checkPasswordLink', { token })).body.result).toEqual({ usable: false })
  })

  test('when a new customer chose it by link, then an open screen cannot change it without it', async () => {
    const { browser } = await signedIn(14)
    await browser.write('requestPasswordReset', { phoneNumber: '0690000014', method: 'SMS' })
    expect((await browser.write('setPassword', { token: await linkIn(browser), password: NEW })).status).toBe(200)
    await browser.logIn('0690000014', NEW)
    const changed = await browser.write('updatePassword', { currentPassword: null, newPassword: 'nog-een-vogel-2' })
    expect(changed).toMatchObject({ status: 401, body: { code: 'PASSWORD_WRONG' } })
  })

  test('when it is chosen in the settings, then a trusted device needs a code again', async () => {
    const { backend } = timed()
    const browser = visitor(backend)
    const { id } = Object((await browser.logIn('0690000013')).body.result).challenge
    await code(browser, 'verifyMfa', { id, trusted: true })
    await browser.write('updatePassword', { currentPassword: PASSWORD, newPassword: NEW })
    await browser.ask('POST', '/auth/logout')
    expect(Object((await browser.logIn('0690000013', NEW)).body.result).challenge).toBeDefined()
  })
})

test('links for a new password: when a hundred were asked from many browsers, then the number gets no more', async () => {
  const { backend } = timed()
  const ask = async (phoneNumber: string) =>
    (await visitor(backend).write('requestPasswordReset', { phoneNumber, method: 'SMS' })).status
  for (const number of [SANNE, '0690000099']) {
    for (let time = 0; time < 100; time += 1) expect(await ask(number)).toBe(200)
    expect(await ask(number)).toBe(429)
  }
  expect(await ask('0690000002')).toBe(200)
})

test('a visitor with the cookie of a browser: when there is no session, then payments and customer are not shown', async () => {
  const { browser, other } = await signedIn(31)
  const { body } = await browser.write('createPayment', { for: { kind: 'top-up' }, ...payment(1000) })
  const { id } = Object(body.result).payment
  const stranger = other()
  expect((await stranger.read('getPaymentStatus', { id })).body.result).toEqual({ status: 'open', about: null })
  expect((await stranger.read('getConversionData')).body.result).toMatchObject({ campaign: null })
  expect((await stranger.read('getUser')).status).toBe(401)
})
