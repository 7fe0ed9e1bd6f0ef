import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { Challenge } from '#model/login/contract/guest.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { NumberLock } from '#model/security/contract/numberLock.ts'
import { getEsim, SimcardDetails, SimcardReceipt } from '#model/sim/contract/sim.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Friday. */
const NOW = momentOf('2026-11-20', 12)
const PASSWORD = 'steltloper-26'
const card = { type: 'USIM', reason: 'NEW_PHONE', price: 500 }
const esim = { type: 'ESIMIOS', reason: 'TO_ESIM', price: 0 }
const home = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }

/** A signed-in customer: `passes` moves the real clock, `waits` that of the demo (hours from now). */
async function as(account: number) {
  let real = NOW
  const browser = visitor(createBackend({ latency: 0, clock: () => real }))
  await browser.as(account)
  const told = async <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    v.parse(schema, (await browser.read(name)).body.result)
  const send = async () => v.parse(Challenge, (await browser.write('sendProofCode', {})).body.result)
  return {
    ...browser,
    lock: () => told(NumberLock, 'getNumberLock'),
    details: () => told(SimcardDetails, 'getSimcardDetails'),
    esim: () => told(getEsim.answer, 'getEsim'),
    total: async () => (await told(postpaidOverview.answer, 'postpaidOverview')).currentCosts?.total ?? 0,
    send,
    prove: async () => browser.write('proveByCode', { id: (await send()).id, code: '123456' }),
    passes: (ms: number) => {
      real += ms
    },
    waits: (hours: number) => browser.turn({ clock: hours * HOUR }),
    messages: async () =>
      Object.values(Object((await browser.ask('GET', '/demo/messages')).body)) as { text: string; to: string }[],
  }
}

/** A customer with a locked number, who gave a code a moment ago. */
async function locked(account = 1) {
  const customer = await as(account)
  await customer.write('setNumberLock', { on: true })
  await customer.prove()
  return customer
}

describe('proof of identity', () => {
  test('signing in counts for five minutes of the real clock, for what a stranger would want', async () => {
    const customer = await as(1)
    customer.passes(4 * MINUTE)
    expect((await customer.write('updateAddress', home)).status).toBe(200)
    customer.passes(2 * MINUTE)
    const { status, body } = await customer.write('createSimcard', card)
    expect([status, body.code]).toEqual([403, 'PROOF_NEEDED'])
    expect((await customer.write('updateAddress', { ...home, houseNumber: 22 })).body.code).toBe('PROOF_NEEDED')
  })

  test('the clock of the demo ends no proof', async () => {
    const customer = await as(1)
    await customer.waits(24 * 40)
    expect((await customer.write('updateAddress', home)).status).toBe(200)
  })

  test.each([
    ['the password', 'proveByPassword', { password: PASSWORD }],
    ['a password that was typed for something else', 'updateEmail', { email: 'nieuw@voorbeeld.example', password: PASSWORD }],
    ['a new password', 'updatePassword', { currentPassword: PASSWORD, newPassword: 'kluut-in-het-riet-1' }],
  ])('%s proves it anew, and the same write is then carried out under its own key', async (_, name, input) => {
    const customer = await as(1)
    customer.passes(6 * MINUTE)
    expect((await customer.write('createSimcard', card, 'sleutel-1')).body.code).toBe('PROOF_NEEDED')
    expect((await customer.write(name, input)).status).toBe(200)
    expect((await customer.write('createSimcard', card, 'sleutel-1')).status).toBe(200)
    expect((await customer.details()).pending?.type).toBe('USIM')
  })

  const forward = { setting: 'callForwarding', on: true, forwardTo: '0612345678' }
  const endsOn = '2026-12-31'
  type Customer = Awaited<ReturnType<typeof as>>
  const guarded: Record<string, (customer: Customer) => ReturnType<Customer['read']>> = {
    forwarding: (customer) => customer.write('updateNetworkSettings', forward),
    termination: (customer) => customer.write('terminateSubscription', { reason: 'DECEASED', endsOn, fee: 0, message: '' }),
    async unblocking(customer) {
      await customer.write('settingsChangeSimcardBlock', { blocked: true, reason: 'STOLEN' })
      return await customer.write('settingsChangeSimcardBlock', { blocked: false })
    },
    'reading PIN and PUK': (customer) => customer.read('getSimCodes', { card: 'current' }),
  }

  describe.each(Object.entries(guarded))('%s', (name, call) => {
    test('without a lock: when the customer signed in less than five minutes ago, then nothing is asked', async () => {
      const customer = await as(2)
      customer.passes(4 * MINUTE)
      expect((await call(customer)).status).toBe(200)
    })

    test('without a lock: when the last proof is older, then the password or a code is asked, and either will do', async () => {
      for (const way of ['password', 'code'] as const) {
        const customer = await as(2)
        customer.passes(6 * MINUTE)
        expect(await call(customer)).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } })
        if (way === 'code') await customer.prove()
        else await customer.write('proveByPassword', { password: PASSWORD })
        expect((await call(customer)).status).toBe(200)
        customer.passes(6 * MINUTE)
        if (name === 'reading PIN and PUK') expect((await call(customer)).body.code).toBe('PROOF_NEEDED')
      }
    })

    test('with the lock on: when the customer only signed in, then it is asked, at once', async () => {
      const customer = await as(2)
      await customer.write('setNumberLock', { on: true })
      const takesCode = name === 'forwarding'
      const asked = takesCode ? [409, 'NUMBER_LOCKED'] : [403, 'PROOF_NEEDED']
      const { status, body } = await call(customer)
      expect([status, body.code]).toEqual(asked)
      await customer.write('proveByPassword', { password: PASSWORD })
      expect((await call(customer)).status).toBe(takesCode ? 409 : 200)
      await customer.prove()
      if (takesCode) expect((await call(customer)).status).toBe(200)
    })
  })

  test('turning forwarding off and blocking a card are never asked about', async () => {
    const customer = await as(2)
    await customer.write('updateNetworkSettings', forward)
    await customer.write('setNumberLock', { on: true })
    customer.passes(40 * MINUTE)
    expect((await customer.write('updateNetworkSettings', { setting: 'callForwarding', on: false })).status).toBe(200)
    expect((await customer.write('settingsChangeSimcardBlock', { blocked: true, reason: 'LOST' })).status).toBe(200)
  })

  test('a prepaid customer is asked too before PIN and PUK are read', async () => {
    const customer = await as(31)
    customer.passes(6 * MINUTE)
    expect((await customer.read('getSimCodes', { card: 'current' })).body.code).toBe('PROOF_NEEDED')
  })

  test('a wrong password proves nothing, and the sixth is not heard', async () => {
    const customer = await as(1)
    customer.passes(6 * MINUTE)
    const tries = []
    for (let count = 0; count < 6; count += 1)
      tries.push((await customer.write('proveByPassword', { password: 'verkeerd-12' })).body.code)
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'PASSWORD_WRONG'), 'PASSWORD_TOO_OFTEN'])
    expect((await customer.write('createSimcard', card)).body.code).toBe('PROOF_NEEDED')
  })

  test('when a code was sent for a proof, then it does not sign in, and the other way round', async () => {
    const customer = await as(1)
    const { id } = await customer.send()
    expect((await customer.write('verifyMfa', { id, code: '123456', trusted: false })).body.code).toBe('CHALLENGE_GONE')
    const other = await as(13)
    const login = await other.logIn('0690000013')
    const challenge = v.parse(v.object({ challenge: Challenge }), login.body.result).challenge
    expect((await other.write('proveByCode', { id: challenge.id, code: '123456' })).body.code).toBe('CHALLENGE_GONE')
  })

  test('the code goes by sms, and by e-mail when the simcard is blocked', async () => {
    expect(await (await as(1)).send()).toMatchObject({ method: 'SMS', other: 'EMAIL' })
    const blocked = await as(1)
    await blocked.write('settingsChangeSimcardBlock', { blocked: true, reason: 'STOLEN' })
    expect(await blocked.send()).toMatchObject({ method: 'EMAIL', other: null })
  })
})

test('asking for a code again within a minute sends no second one', async () => {
  const customer = await as(1)
  const first = await customer.send()
  expect(await customer.send()).toEqual(first)
  expect(await customer.messages()).toHaveLength(1)
  await customer.turn({ clock: 2 * MINUTE })
  expect((await customer.send()).id).not.toBe(first.id)
  expect(await customer.messages()).toHaveLength(2)
})

describe('the number lock', () => {
  test('when it is turned on, then it is on at once', async () => {
    const customer = await as(1)
    expect(await customer.lock()).toEqual({ on: false, waiting: [] })
    expect((await customer.write('setNumberLock', { on: true })).body.result).toEqual({ on: true, waiting: [] })
    expect((await customer.write('setNumberLock', { on: true })).body.code).toBe('UNCHANGED')
  })

  test.each([
    ['a card', 'createSimcard', card],
    ['an eSIM', 'createSimcard', esim],
    ['turning it off', 'setNumberLock', { on: false }],
  ])('%s takes a code, also when the password was just given', async (_, name, input) => {
    const customer = await as(1)
    await customer.write('setNumberLock', { on: true })
    await customer.write('proveByPassword', { password: PASSWORD })
    const { status, body } = await customer.write(name, input)
    expect([status, body.code]).toEqual([409, 'NUMBER_LOCKED'])
    await customer.prove()
    expect((await customer.write(name, input)).status).toBe(200)
  })

  test('a code counts for five minutes of the real clock', async () => {
    const customer = await locked()
    customer.passes(6 * MINUTE)
    expect((await customer.write('createSimcard', card)).body.code).toBe('NUMBER_LOCKED')
  })

  test('a card begins after 24 hours: told on the receipt, and delivered from that day on', async () => {
    const customer = await locked()
    const receipt = v.parse(SimcardReceipt, (await customer.write('createSimcard', card)).body.result)
    expect(receipt).toMatchObject({
      waitsUntil: '2026-11-21T11:00:00.000Z',
      expectedFrom: '2026-11-23',
      expectedOn: '2026-11-24',
    })
    expect((await customer.lock()).waiting).toMatchObject([{ kind: 'sim', from: '2026-11-21T11:00:00.000Z' }])
    expect(await customer.details()).toMatchObject({ pending: null, waitsUntil: '2026-11-21T11:00:00.000Z' })
    expect((await customer.write('createSimcard', esim)).body.code).toBe('PENDING')

    await customer.waits(23.9)
    expect((await customer.details()).pending).toBeNull()
    const total = await customer.total()
    await customer.waits(24)
    expect(await customer.details()).toMatchObject({
      pending: { type: 'USIM', expectedOn: receipt.expectedOn },
      waitsUntil: null,
    })
    expect(await customer.total()).toBe(total + 500)
    expect((await customer.lock()).waiting).toEqual([])
  })

  test('when an eSIM waits, then it has no usable code', async () => {
    const customer = await locked()
    await customer.write('createSimcard', esim)
    expect((await customer.esim()).state).toBe('none')
    await customer.waits(24)
    expect((await customer.esim()).state).toBe('ready')
    await customer.prove()
    expect((await customer.write('activateSimcard', { digits: null })).status).toBe(200)
  })

  test('activating what was ordered before the lock takes a code, but no waiting', async () => {
    const customer = await as(1)
    await customer.write('createSimcard', esim)
    await customer.write('setNumberLock', { on: true })
    expect((await customer.write('activateSimcard', { digits: null })).body.code).toBe('NUMBER_LOCKED')
    await customer.prove()
    expect((await customer.write('activateSimcard', { digits: null })).status).toBe(200)
  })

  test('a request that is cancelled never begins, and needs no proof to be cancelled', async () => {
    const customer = await locked()
    await customer.write('createSimcard', card)
    const [waiting] = (await customer.lock()).waiting
    customer.passes(10 * MINUTE)
    expect((await customer.write('cancelLockedRequest', { id: waiting?.id })).status).toBe(200)
    expect((await customer.write('cancelLockedRequest', { id: waiting?.id })).body.code).toBe('NOT_WAITING')
    await customer.waits(72)
    expect(await customer.details()).toMatchObject({ pending: null, waitsUntil: null })
  })

  test('turning it off waits 24 hours, in which it still locks; turning it on takes that back', async () => {
    const customer = await locked()
    await customer.write('setNumberLock', { on: false })
    expect(await customer.lock()).toMatchObject({ on: true, waiting: [{ kind: 'lock-off' }] })
    expect((await customer.write('setNumberLock', { on: false })).body.code).toBe('UNCHANGED')
    await customer.write('setNumberLock', { on: true })
    await customer.waits(48)
    expect(await customer.lock()).toEqual({ on: true, waiting: [] })
    await customer.prove()
    await customer.write('setNumberLock', { on: false })
    await customer.waits(72)
    expect(await customer.lock()).toEqual({ on: false, waiting: [] })
  })

  describe('another provider that asks for the number', () => {
    const asked = async (before: typeof as) => {
      const customer = await before(1)
      await customer.ask('POST', '/demo/happen', { kind: 'number-leaves' })
      const [request] = (await customer.lock()).waiting
      const status = async () =>
        Object((await customer.read('getPostpaidSubscription')).body.result).cancelSubscriptionStatus as string
      return { ...customer, request, status }
    }
    const lockedOnly = async (account: number) => {
      const customer = await as(account)
      await customer.write('setNumberLock', { on: true })
      return customer
    }

    test('is told of by sms and e-mail at once, as is a card that somebody else orders', async () => {
      const customer = await lockedOnly(1)
      const told = async () => (await customer.ask('GET', '/demo/messages')).body as unknown as { method: string; text: string }[]
      const before = (await told()).length
      await customer.ask('POST', '/demo/happen', { kind: 'number-leaves' })
      await customer.ask('POST', '/demo/happen', { kind: 'stranger-ordered' })
      const messages = (await told()).slice(0, (await told()).length - before)
      expect(messages.map(({ method }) => method).toSorted()).toEqual(['EMAIL', 'EMAIL', 'SMS', 'SMS'])
      const texts = messages.map(({ text }) => text).join(' ')
      expect(texts).toContain('Een andere provider vraagt je nummer op.')
      expect(texts).toContain('Er is een nieuwe simkaart aangevraagd.')
    })

    test('when there is no lock, then it gets the number at once', async () => {
      const { request, status } = await asked(as)
      expect(request).toBeUndefined()
      expect(await status()).toBe('Cancelled')
    })
    test('does not get it without a code of the customer, also after the 24 hours', async () => {
      const { request, status, waits, lock } = await asked(lockedOnly)
      expect(request).toMatchObject({ kind: 'porting-out', from: '2026-11-21T11:00:00.000Z', confirmed: false })
      expect(await status()).toBe('Active')
      await waits(24)
      expect(await lock()).toEqual({ on: true, waiting: [] })
      expect(await status()).toBe('Active')
    })
    test('gets it 24 hours after the customer confirmed with a code, unless it is taken back', async () => {
      const customer = await asked(lockedOnly)
      const id = customer.request?.id
      expect((await customer.write('confirmLockedRequest', { id })).body.code).toBe('NUMBER_LOCKED')
      await customer.prove()
      await customer.waits(20)
      expect((await customer.write('confirmLockedRequest', { id })).status).toBe(200)
      expect((await customer.write('confirmLockedRequest', { id })).body.code).toBe('NOT_WAITING')
      expect((await customer.lock()).waiting).toMatchObject([{ from: '2026-11-22T07:00:00.000Z', confirmed: true }])
      await customer.waits(43)
      expect(await customer.status()).toBe('Active')
      await customer.waits(44)
      expect(await customer.status()).toBe('Cancelled')
      await customer.waits(43)
      await customer.write('cancelLockedRequest', { id })
      await customer.waits(72)
      expect(await customer.status()).toBe('Active')
    })
  })

  test('when anybody requests something, then the customer is told by sms and e-mail', async () => {
    const customer = await locked()
    await customer.write('createSimcard', card)
    const told = (await customer.messages()).slice(-2)
    expect(told.map(({ to }) => to)).toEqual(['0690000001', expect.stringContaining('@voorbeeld.example')])
    expect(told[0]?.text).toContain('Was jij dit niet? Annuleer het in Mijn Tureluur.')
  })
})
