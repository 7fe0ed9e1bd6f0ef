import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { NewPasskeyQuestion, type PasskeyAnswer, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { Passkeys } from '#model/security/contract/passkeys.ts'
import { SecurityLog } from '#model/security/contract/security.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { type SoftKey, softKey } from '../support/softKey.ts'
import { visitor } from '../world/visitor.ts'

const START = momentOf('2026-11-20', 12)
const MINUTE = 60_000

/** A backend with a clock of its own, and browsers at it. */
function backendAt() {
  let now = START
  const backend = createBackend({ latency: 0, clock: () => now })
  const browserAt = () => {
    const browser = visitor(backend)
    const question = async (name: 'startPasskeySignIn' | 'startPasskeyProof') =>
      v.parse(PasskeyQuestion, (await browser.write(name, {})).body.result)
    const toAdd = async () => v.parse(NewPasskeyQuestion, (await browser.write('startAddingPasskey', {})).body.result)
    return {
      ...browser,
      question,
      toAdd,
      async add(key: SoftKey, name = 'Telefoon') {
        return (await browser.write('addPasskey', { answer: key.make(await toAdd()), name })).status
      },
      enter: (answer: PasskeyAnswer) => browser.write('signInWithPasskey', { answer }),
      own: async () => v.parse(Passkeys, (await browser.read('getPasskeys')).body.result).passkeys,
      kinds: async () => v.parse(SecurityLog, (await browser.read('getSecurityLog')).body.result).events.map(({ kind }) => kind),
      phoneNumber: async () => Object((await browser.read('getUser')).body.result).phoneNumber,
      leave: () => browser.ask('POST', '/auth/logout', {}),
    }
  }
  return { browserAt, wait: (ms: number) => (now += ms) }
}

/** A customer with a passkey, who signed out. */
async function withKey(options?: Parameters<typeof softKey>[0]) {
  const at = backendAt()
  const browser = at.browserAt()
  const key = softKey(options)
  await browser.as(1)
  expect(await browser.add(key)).toBe(200)
  await browser.leave()
  return { ...at, browser, key }
}

describe('signing in with a passkey', () => {
  test('a passkey: when it answers the question, then its customer is signed in, without password and code', async () => {
    const { browser, key } = await withKey()
    const { status, body } = await browser.enter(key.sign(await browser.question('startPasskeySignIn')))
    expect([status, Object(body.result).session.mfaStatus]).toEqual([200, 'DISABLED_BY_CUSTOMER'])
    expect(await browser.phoneNumber()).toBe('0690000001')
    expect((await browser.kinds()).slice(0, 3)).toEqual(['signed-in-with-passkey', 'passkey-added', 'signed-in'])
  })

  test('two accounts: when each has a passkey, then the passkey decides who is signed in', async () => {
    const { browser, key } = await withKey()
    const other = softKey()
    await browser.as(13)
    await browser.add(other, 'Laptop')
    await browser.leave()
    await browser.enter(key.sign(await browser.question('startPasskeySignIn')))
    expect(await browser.phoneNumber()).toBe('0690000001')
    await browser.enter(other.sign(await browser.question('startPasskeySignIn')))
    expect(await browser.phoneNumber()).toBe('0690000013')
    expect(await browser.own()).toMatchObject([{ name: 'Laptop' }])
  })

  test('a new browser: when it asks and somebody signs in with a password at the same moment, then the question gives it no other name', async () => {
    const response = await createBackend({ latency: 0 })(
      new Request('http://localhost:4173/api/post?endpoint=startPasskeySignIn', {
        method: 'POST',
        headers: { 'X-Requested-With': 'mijn', 'Idempotency-Key': crypto.randomUUID() },
      }),
    )
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })

  test('an answer: when it is sent again, then it is worth nothing', async () => {
    const { browser, key } = await withKey()
    const answer = key.sign(await browser.question('startPasskeySignIn'))
    expect((await browser.enter(answer)).status).toBe(200)
    await browser.leave()
    expect((await browser.enter(answer)).body.code).toBe('CHALLENGE_GONE')
  })

  test('an answer: when it was wrong, then a right one to the same question comes too late', async () => {
    const { browser, key } = await withKey()
    const question = await browser.question('startPasskeySignIn')
    expect((await browser.enter(key.sign(question, { isVerified: false }))).body.code).toBe('PASSKEY_WRONG')
    expect((await browser.enter(key.sign(question))).body.code).toBe('CHALLENGE_GONE')
  })

  test('a question: when another browser asked it, then the answer is worth nothing', async () => {
    const { browser, browserAt, key } = await withKey()
    const other = browserAt()
    const answer = key.sign(await other.question('startPasskeySignIn'))
    expect((await browser.enter(answer)).body.code).toBe('CHALLENGE_GONE')
  })

  test.each([
    [2 * MINUTE - 1, undefined],
    [2 * MINUTE, 'CHALLENGE_GONE'],
  ])('a question: when it is answered after %i ms, then the refusal is %s', async (waited, code) => {
    const { browser, key, wait } = await withKey()
    const question = await browser.question('startPasskeySignIn')
    wait(waited)
    expect((await browser.enter(key.sign(question))).body.code).toBe(code)
  })

  test('another origin: when a page on another port or host asked, then the signature is refused', async () => {
    const { browser, key } = await withKey()
    for (const origin of ['http://localhost:4174', 'https://mijn-tureluur.example'])
      expect((await browser.enter(key.sign(await browser.question('startPasskeySignIn'), { origin }))).body.code).toBe(
        'PASSKEY_WRONG',
      )
    const question = { ...(await browser.question('startPasskeySignIn')), rpId: 'tureluur.example' }
    expect((await browser.enter(key.sign(question))).body.code).toBe('PASSKEY_WRONG')
  })

  test('a counter: when it does not grow, then the key may be a copy and is refused', async () => {
    const { browser, key } = await withKey()
    const enter = async (counter: number) =>
      (await browser.enter(key.sign(await browser.question('startPasskeySignIn'), { counter }))).body.code
    expect([await enter(5), await enter(5), await enter(4), await enter(0), await enter(6)]).toEqual([
      undefined,
      'PASSKEY_WRONG',
      'PASSKEY_WRONG',
      'PASSKEY_WRONG',
      undefined,
    ])
  })

  test('a key: when it says to be of another customer, or signs with another key, then it is refused', async () => {
    const { browser, key } = await withKey()
    const question = await browser.question('startPasskeySignIn')
    expect((await browser.enter(key.sign(question, { userHandle: 'iemand' }))).body.code).toBe('PASSKEY_WRONG')
    const forged = softKey().sign(await browser.question('startPasskeySignIn'))
    expect((await browser.enter({ ...forged, id: key.id, rawId: key.id })).body.code).toBe('PASSKEY_WRONG')
  })

  test('a passkey: when it was removed, then nobody signs in with it', async () => {
    const { browser, key } = await withKey()
    await browser.as(1)
    expect((await browser.write('removePasskey', { id: key.id })).status).toBe(200)
    expect(await browser.own()).toEqual([])
    await browser.leave()
    expect((await browser.enter(key.sign(await browser.question('startPasskeySignIn')))).body.code).toBe('PASSKEY_UNKNOWN')
  })

  test('a customer with a second factor: when a passkey signs in, then no code is asked', async () => {
    const { browserAt } = backendAt()
    const browser = browserAt()
    const key = softKey()
    await browser.as(13)
    await browser.add(key)
    await browser.leave()
    const { body } = await browser.enter(key.sign(await browser.question('startPasskeySignIn')))
    expect(Object(body.result)).toMatchObject({ session: { mfaStatus: 'ACTIVE' } })
    expect(Object(body.result).challenge).toBeUndefined()
  })
})

describe('a new password', () => {
  /** Somebody else with the password made a passkey. */
  async function stolen() {
    const { browser, key } = await withKey()
    const messages = async () =>
      Object.values(Object((await browser.ask('GET', '/demo/messages')).body)) as {
        text: string
        link: string | null
        to: string
      }[]
    const enter = async () => (await browser.enter(key.sign(await browser.question('startPasskeySignIn')))).body.code
    return { browser, enter, messages }
  }

  test('when it is chosen by link, then no passkey of before signs in, and the customer hears of it', async () => {
    const { browser, enter, messages } = await stolen()
    await browser.write('requestPasswordReset', { phoneNumber: '0690000001', method: 'SMS' })
    const link = (await messages()).findLast((one) => one.link?.includes('token='))?.link ?? ''
    const token = new URL(link, 'http://localhost').searchParams.get('token')
    expect((await browser.write('setPassword', { token, password: 'drie vogels op een paal' })).status).toBe(200)
    expect(await enter()).toBe('PASSKEY_UNKNOWN')
    expect((await messages()).at(-1)).toMatchObject({
      to: 'sanne.visser@voorbeeld.example',
      text: expect.stringContaining('Je passkeys voor Mijn Tureluur zijn daarom verwijderd.'),
    })
    await browser.logIn('0690000001', 'drie vogels op een paal')
    expect(await browser.own()).toEqual([])
    expect((await browser.kinds()).slice(0, 3)).toEqual(['signed-in', 'passkey-removed', 'password-changed'])
  })

  test('when it is chosen in the settings, then the passkeys stay', async () => {
    const { browser, enter } = await stolen()
    await browser.as(1)
    const change = { currentPassword: 'steltloper-26', newPassword: 'drie vogels op een paal' }
    expect((await browser.write('updatePassword', change)).status).toBe(200)
    await browser.leave()
    expect(await enter()).toBeUndefined()
  })
})

describe('the passkeys of a customer', () => {
  test('a passkey: when it is used, then its last use is told; its name and whether it is copied as well', async () => {
    const { browser, key, wait } = await withKey({ copied: true })
    wait(MINUTE)
    await browser.enter(key.sign(await browser.question('startPasskeySignIn')))
    await browser.write('renamePasskey', { id: key.id, name: '  Telefoon van Noor ' })
    expect(await browser.own()).toEqual([
      {
        id: key.id,
        name: 'Telefoon van Noor',
        addedAt: '2026-11-20T11:00:00.000Z',
        usedAt: '2026-11-20T11:01:00.000Z',
        synced: true,
      },
    ])
  })

  test('a passkey: when it is made or removed, then the customer is told by e-mail', async () => {
    const { browser, key } = await withKey()
    await browser.as(1)
    await browser.write('removePasskey', { id: key.id })
    const sent = Object.values(Object((await browser.ask('GET', '/demo/messages')).body)).map((message) => Object(message).text)
    expect(sent).toEqual([
      'Er is een passkey gemaakt voor Mijn Tureluur: Telefoon. Was jij dat niet? Verwijder hem.',
      'De passkey Telefoon voor Mijn Tureluur is verwijderd. Je logt er niet meer mee in.',
    ])
  })

  test('a new one: when signing in was six minutes ago, then a proof is asked; with a locked number only a code is one', async () => {
    const { browserAt, wait } = backendAt()
    const browser = browserAt()
    await browser.as(1)
    wait(6 * MINUTE)
    const start = async () => (await browser.write('startAddingPasskey', {})).body.code
    expect(await start()).toBe('PROOF_NEEDED')
    await browser.write('proveByPassword', { password: 'steltloper-26' })
    expect(await start()).toBeUndefined()
    await browser.write('setNumberLock', { on: true })
    expect(await start()).toBe('NUMBER_LOCKED')
  })
})

describe('a passkey as a proof', () => {
  const codes = (browser: ReturnType<ReturnType<typeof backendAt>['browserAt']>) =>
    browser.read('getSimCodes', { card: 'current' }).then(({ body }) => body.code)

  /** Somebody with a passkey who signed in six minutes ago. */
  async function sixMinutesIn() {
    const known = await withKey()
    await known.browser.as(1)
    known.wait(6 * MINUTE)
    return known
  }

  test('a proof: when a passkey gives it, then what asked for one is given, for five minutes', async () => {
    const { browser, key, wait } = await sixMinutesIn()
    expect(await codes(browser)).toBe('PROOF_NEEDED')
    const question = await browser.question('startPasskeyProof')
    expect(question.allowCredentials.map(({ id }) => id)).toEqual([key.id])
    expect((await browser.write('proveByPasskey', { answer: key.sign(question) })).status).toBe(200)
    expect(await codes(browser)).toBeUndefined()
    wait(5 * MINUTE)
    expect(await codes(browser)).toBe('PROOF_NEEDED')
  })

  test('a proof: when the number is locked, then a passkey opens what a password would, and nothing that takes a code', async () => {
    const { browser, key } = await sixMinutesIn()
    await browser.write('setNumberLock', { on: true })
    await browser.write('proveByPasskey', { answer: key.sign(await browser.question('startPasskeyProof')) })
    expect(await codes(browser)).toBeUndefined()
    expect((await browser.write('setNumberLock', { on: false })).body.code).toBe('NUMBER_LOCKED')
  })

  test('a question: when it was asked to sign in, or in another session, then it proves nothing', async () => {
    const { browser, key } = await sixMinutesIn()
    const prove = async (answer: PasskeyAnswer) => (await browser.write('proveByPasskey', { answer })).body.code
    expect(await prove(key.sign(await browser.question('startPasskeySignIn')))).toBe('CHALLENGE_GONE')
    const earlier = await browser.question('startPasskeyProof')
    await browser.as(1)
    expect(await prove(key.sign(earlier))).toBe('CHALLENGE_GONE')
    expect((await browser.enter(key.sign(await browser.question('startPasskeyProof')))).body.code).toBe('CHALLENGE_GONE')
  })

  test('the passkey of another customer: when it answers, then it proves nothing', async () => {
    const { browser, key } = await withKey()
    const other = softKey()
    await browser.as(2)
    await browser.add(other)
    const answer = key.sign(await browser.question('startPasskeyProof'))
    expect((await browser.write('proveByPasskey', { answer })).body.code).toBe('PASSKEY_UNKNOWN')
  })
})
