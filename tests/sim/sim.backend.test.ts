import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { Overview } from '#model/overview/contract.ts'
import { Esim, getSimCodes, getSimcardOffer, SimcardDetails, SimcardReceipt, type WantedSim } from '#model/sim/contract/sim.ts'
import { Simcard } from '#model/sim/contract/simcard.ts'
import { esimParts } from '#model/sim/esim.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { isIccid } from '#model/sim/simDigits.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { visitor } from '../world/visitor.ts'

const MINUTE = 60_000
/** A Friday. */
const NOW = momentOf('2026-11-20', 12)

/** A signed-in customer whose clock moves only on demand. */
async function as(number: number) {
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await browser.as(number)
  const told = async <Schema extends v.GenericSchema>(schema: Schema, name: string, params?: object) =>
    v.parse(schema, (await browser.read(name, params)).body.result)
  const prepaid = accounts.find((account) => account.number === number)?.type === 'Prepaid'
  return {
    ...browser,
    card: () => told(Simcard, 'getSimCard'),
    details: () => told(SimcardDetails, 'getSimcardDetails'),
    esim: () => told(Esim, 'getEsim'),
    codes: (card: 'current' | 'pending') => told(getSimCodes.answer, 'getSimCodes', { card }),
    bars: async () =>
      (await told(Overview, prepaid ? 'prepaidOverview' : 'postpaidOverview')).fixMeBarItems.map(
        ({ templateType }) => templateType,
      ),
    costs: async () => (await told(Overview, 'postpaidOverview')).currentCosts?.fixed ?? [],
    digits: async () => v.parse(v.string(), (await browser.ask('GET', '/demo/world')).body.simDigits),
    wait: (minutes: number) => browser.turn({ clock: minutes * MINUTE }),
    order: (wanted: Partial<WantedSim> = {}) =>
      browser.write('createSimcard', { type: 'USIM', reason: 'WRONG_SIZE', price: 500, ...wanted }),
    block: (reason = 'STOLEN') => browser.write('settingsChangeSimcardBlock', { blocked: true, reason }),
    unblock: () => browser.write('settingsChangeSimcardBlock', { blocked: false }),
    activate: (digits: string | null) => browser.write('activateSimcard', { digits }),
  }
}
const code = (value: string) => ({ body: { code: value } })

test.each(accounts)('the card of account $number: when it is read, then its parts fit each other', async ({ number, type }) => {
  const customer = await as(number)
  const [card, details, esim] = [await customer.card(), await customer.details(), await customer.esim()]
  const codes = await customer.codes(details.number === null ? 'pending' : 'current')
  expect(codes.pin).toBe('0000')
  if (details.number !== null) {
    expect(isIccid(details.number)).toBe(true)
    expect(codes.puk).toBe(`00${details.number.slice(-6)}`)
  }
  expect(card.hasPendingSimcardActivation).toBe(details.pending !== null)
  expect(details.number === null).toBe(card.statusType === 'NEW')
  expect(esim.state !== 'none').toBe(isEsim(card.type))
  if (esim.state === 'ready') expect(esimParts(esim.code)).toMatchObject({ code: `TUR-DEMO-00${number}` })
  const offer = await customer.read('getSimcardOffer')
  if (type === 'Prepaid') expect(offer.status).toBe(403)
  else
    expect(v.parse(getSimcardOffer.answer, offer.body.result)).toEqual({
      physical: 500,
      esim: 0,
      freeReasons: ['BROKEN'],
      locked: false,
    })
})

test('the numbers are those of the accounts, and no two cards share theirs', async () => {
  expect((await (await as(5)).details()).number).toBe('8931992600000006853')
  expect((await (await as(6)).details()).number).toBe('8931992600000008222')
  const numbers = []
  for (const { number } of accounts) numbers.push((await (await as(number)).details()).number)
  const known = numbers.filter((number) => number !== null)
  expect(new Set(known).size).toBe(known.length)
})

test('the state of the card: when it is read at every start, then it has no numbers or codes', async () => {
  const { body } = await (await as(1)).read('getSimCard')
  expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), body.result)).toSorted()).toEqual([
    'hasPendingSimcardActivation',
    'status',
    'statusDescription',
    'statusType',
    'type',
  ])
})

test('a blocked card: when it is read, then the reason is told, and for any other card none', async () => {
  const told = []
  for (const number of [1, 3, 6, 7, 8, 14]) told.push((await (await as(number)).card()).statusDescription)
  expect(told).toEqual([
    '',
    'Geblokkeerd omdat je abonnement is gestopt.',
    'Geblokkeerd omdat er nog een factuur openstaat.',
    'Geblokkeerd omdat je hem als kwijt of gestolen hebt gemeld.',
    '',
    'Geblokkeerd tot je je contract hebt bevestigd.',
  ])
})

describe('blocking (spec 4 SIM block)', () => {
  test('when an active card is blocked and unblocked, then every screen follows', async () => {
    const customer = await as(1)
    expect((await customer.block()).body.result).toMatchObject({ status: 'Geblokkeerd', statusType: 'STOLEN' })
    expect(await customer.bars()).toContain('simBlocked')
    expect(await customer.block()).toMatchObject({ status: 409, ...code('NOT_POSSIBLE') })
    expect((await customer.unblock()).body.result).toMatchObject({ status: 'Actief', statusType: 'ACTIVE' })
    expect(await customer.bars()).not.toContain('simBlocked')
    expect(await customer.unblock()).toMatchObject({ status: 409, ...code('NOT_POSSIBLE') })
  })

  test('when the clock goes back, then the card is not blocked yet', async () => {
    const customer = await as(1)
    await customer.wait(60)
    await customer.block()
    await customer.wait(0)
    expect(await customer.card()).toMatchObject({ status: 'Actief' })
    await customer.wait(61)
    expect(await customer.card()).toMatchObject({ status: 'Geblokkeerd' })
  })

  test('when the customer is prepaid, then the card is blocked too', async () => {
    const customer = await as(31)
    await customer.block('LOST')
    expect(await customer.bars()).toContain('simBlocked')
  })

  test('when the card is blocked, then codes go by e-mail', async () => {
    const customer = await as(13)
    const method = async () => (await customer.read('read')).body.result
    expect(await method()).toMatchObject({ mfaStatus: 'ACTIVE', mfaMethod: 'SMS' })
    const { cookies } = await customer.block()
    expect(cookies.some((line) => line.startsWith('usr=') && line.includes('EMAIL'))).toBe(true)
    expect(await method()).toMatchObject({ mfaMethod: 'EMAIL' })
    const { body } = await customer.logIn('0690000013')
    expect(body.result).toMatchObject({ challenge: { method: 'EMAIL', other: null } })
    await customer.as(13)
    await customer.unblock()
    expect(await method()).toMatchObject({ mfaMethod: 'SMS' })
  })
})

describe('another card', () => {
  test('when it is ordered for € 5,00, then the old one works until a quarter of an hour after the activation', async () => {
    const customer = await as(1)
    const before = await customer.details()
    const receipt = v.parse(SimcardReceipt, (await customer.order()).body.result)
    expect(receipt).toMatchObject({ type: 'USIM', price: 500, expectedFrom: '2026-11-23', expectedOn: '2026-11-24' })
    expect(await customer.costs()).toContainEqual({ title: 'Vervangende simkaart', amount: 500 })
    expect(await customer.bars()).toContain('simActivation')
    expect(await customer.details()).toMatchObject({ number: before.number, pending: { expectedOn: '2026-11-24' } })

    const digits = await customer.digits()
    expect((await customer.codes('pending')).puk).toBe(`00${digits}`)
    expect(await customer.activate('000000')).toMatchObject({ status: 422, ...code('WRONG_DIGITS') })
    expect(await customer.activate(before.number?.slice(-6) ?? '')).toMatchObject({ status: 422, ...code('ALREADY') })
    expect((await customer.activate(digits)).status).toBe(200)
    await customer.wait(14)
    expect(await customer.details()).toMatchObject({ number: before.number })
    // The activation is not requested again.
    expect(await customer.bars()).toContain('simActivating')
    expect(await customer.bars()).not.toContain('simActivation')
    await customer.wait(15)
    const after = await customer.details()
    expect(after).toMatchObject({ pending: null })
    expect(after.number?.slice(-6)).toBe(digits)
    expect(await customer.card()).toMatchObject({ statusType: 'ACTIVE', hasPendingSimcardActivation: false })
    expect(await customer.bars()).not.toContain('simActivation')
    await customer.wait(0)
    expect(await customer.details()).toMatchObject({ number: before.number })
  })

  test('when it goes to the Wadden, then it takes a day more', async () =>
    expect((await (await as(26)).order()).body.result).toMatchObject({ expectedFrom: '2026-11-24', expectedOn: '2026-11-25' }))

  test('when the old one was stolen and blocked, then the new one works', async () => {
    const customer = await as(7)
    expect((await customer.order({ reason: 'LOST' })).status).toBe(200)
    await customer.activate(await customer.digits())
    // The stolen card stays blocked meanwhile.
    expect(await customer.unblock()).toMatchObject({ status: 409, ...code('NOT_POSSIBLE') })
    expect(await customer.card()).toMatchObject({ status: 'Geblokkeerd', statusType: 'STOLEN' })
    await customer.wait(15)
    expect(await customer.card()).toMatchObject({ status: 'Actief', statusType: 'ACTIVE' })
  })

  test('when it is activated twice, then it is active once', async () => {
    const customer = await as(8)
    const digits = await customer.digits()
    await customer.activate(digits)
    await customer.wait(10)
    expect((await customer.activate(digits)).status).toBe(200)
    await customer.wait(15)
    expect(await customer.card()).toMatchObject({ statusType: 'ACTIVE' })
  })
})

describe('eSIM', () => {
  test('ready, installed a quarter of an hour after the customer says that it is on the phone', async () => {
    const customer = await as(12)
    expect(await customer.esim()).toMatchObject({ state: 'ready', replaces: null })
    expect((await customer.activate('123456')).status).toBe(400)
    await customer.activate(null)
    expect(await customer.esim()).toEqual({ state: 'activating', type: 'ESIMANDROID' })
    await customer.wait(15)
    expect(await customer.esim()).toEqual({ state: 'installed', type: 'ESIMANDROID', installedOn: '2026-11-20' })
  })

  test('when it is used on another phone, then another may be ordered, with another code', async () => {
    const customer = await as(12)
    const first = await customer.esim()
    await customer.ask('POST', '/demo/happen', { kind: 'esim-used' })
    expect(await customer.esim()).toMatchObject({ state: 'used' })
    expect((await customer.order({ type: 'ESIMANDROID', reason: 'NEW_PHONE', price: 0 })).status).toBe(200)
    const second = await customer.esim()
    expect(second.state === 'ready' && first.state === 'ready' && second.code !== first.code && second.id !== first.id).toBe(true)
  })

  test('when a card replaces it, then the flags of the session follow', async () => {
    const customer = await as(11)
    await customer.order({ reason: 'NEW_PHONE' })
    await customer.activate(await customer.digits())
    await customer.wait(15)
    expect(await customer.esim()).toEqual({ state: 'none' })
    expect((await customer.read('read')).body.result).toMatchObject({ isEsim: false })
  })
})
