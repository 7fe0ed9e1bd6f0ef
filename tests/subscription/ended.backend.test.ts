import { describe, expect, test } from 'vitest'
import type { Day } from '#kit/parts.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** A customer on 20 November 2026, who has cancelled for a day when one is given, and whose clock can be moved. */
async function leaver(account: number, endsOn: Day | null = null) {
  const browser = visitor(quickBackend())
  const turnTo = (day: Day, time = '12:00:00') => browser.turn({ clock: `${day}T${time}+01:00` })
  await turnTo('2026-11-20')
  await browser.as(account)
  const told = async (name: string, params?: object) => Object((await browser.read(name, params)).body.result)
  const refusal = async (name: string, input: object) => {
    const { status, body } = await browser.write(name, input)
    return [status, body.code]
  }
  if (endsOn !== null) {
    const fee = Number((await told('getTerminateData')).terminationFee)
    const left = await browser.write('terminateSubscription', { reason: 'OTHER', message: '', fee, endsOn })
    expect(left.status).toBe(200)
  }
  return { browser, turnTo, told, refusal }
}

const blocked = { status: 'Geblokkeerd', statusType: 'BLOCKED', hasPendingSimcardActivation: false }
const byEnd = { ...blocked, statusDescription: 'Geblokkeerd omdat je abonnement is gestopt.' }
const block = { blocked: true, reason: 'LOST' }

describe('the card of a subscription that has ended (domain 1.8)', () => {
  test('works on the last day, and is blocked from the next one', async () => {
    const { told, turnTo, refusal, browser } = await leaver(4)
    await turnTo('2026-12-11', '23:59:59')
    expect(await told('getSimCard')).toMatchObject({ status: 'Actief', statusType: 'ACTIVE' })
    await turnTo('2026-12-12', '00:00:00')
    expect(await told('getSimCard')).toMatchObject(byEnd)
    expect(await refusal('settingsChangeSimcardBlock', block)).toEqual([409, 'NOT_POSSIBLE'])
    const { body } = await browser.ask('GET', '/demo/world')
    expect(JSON.stringify(body)).not.toContain('sim-active')
  })

  test('which the customer had blocked, is not turned on any more', async () => {
    const { told, turnTo, refusal } = await leaver(7, '2026-12-20')
    await turnTo('2026-12-20')
    expect(await told('getSimCard')).toMatchObject({ statusType: 'STOLEN' })
    await turnTo('2026-12-22')
    expect(await told('getSimCard')).toMatchObject(byEnd)
    expect(await refusal('settingsChangeSimcardBlock', { blocked: false })).toEqual([409, 'NOT_POSSIBLE'])
  })

  test('is the last one: an eSIM that was ordered on the last day does not come', async () => {
    const { told, turnTo, refusal, browser } = await leaver(1, '2026-12-20')
    await turnTo('2026-12-20')
    expect((await browser.write('proveByPassword', { password: 'steltloper-26' })).status).toBe(200)
    expect((await browser.write('createSimcard', { type: 'ESIMIOS', reason: 'TO_ESIM', price: 0 })).status).toBe(200)
    expect(await told('getEsim')).toMatchObject({ state: 'ready' })
    await turnTo('2026-12-22')
    expect(await told('getEsim')).toEqual({ state: 'none' })
    expect(await told('getSimcardDetails')).toMatchObject({ pending: null })
    expect(await told('getSimCard')).toMatchObject(byEnd)
    expect(await refusal('activateSimcard', { digits: null })).toEqual([409, 'BLOCKED'])
  })

  test('an activation that is not done by the end of the last day is never done', async () => {
    const { told, turnTo, browser } = await leaver(12, '2026-12-20')
    await turnTo('2026-12-20', '23:50:00')
    expect((await browser.write('activateSimcard', { digits: null })).status).toBe(200)
    expect(await told('getEsim')).toMatchObject({ state: 'activating' })
    await turnTo('2026-12-21', '00:10:00')
    expect(await told('getSimcardDetails')).toMatchObject({ installedOn: null, pending: null })
  })

  test('one that waits for the lock on the number does not come either', async () => {
    const { told, turnTo, browser } = await leaver(1, '2026-12-20')
    expect((await browser.write('setNumberLock', { on: true })).status).toBe(200)
    await turnTo('2026-12-20')
    await browser.ask('POST', '/demo/happen', { kind: 'stranger-ordered' })
    expect((await told('getNumberLock')).waiting).toHaveLength(1)
    await turnTo('2026-12-21')
    expect((await told('getNumberLock')).waiting).toEqual([])
    expect(await told('getSimcardDetails')).toMatchObject({ waitsUntil: null })
  })

  test('of a withdrawn subscription is blocked at once', async () => {
    const { told, browser } = await leaver(27)
    expect((await browser.write('withdrawContract', { kind: 'subscription', email: 'a@voorbeeld.example' })).status).toBe(200)
    expect(await told('getSimCard')).toMatchObject(byEnd)
  })
})

test('the household discount ends with the subscription, and nobody can leave it after that (domain 1.22)', async () => {
  const { told, turnTo, refusal } = await leaver(26, '2026-12-20')
  await turnTo('2026-12-20')
  expect(await told('getHousehold')).toMatchObject({ discount: 100 })
  await turnTo('2026-12-21')
  expect(await told('getHousehold')).toMatchObject({ discount: 0, endsOn: null, members: [{ state: 'self' }] })
  expect(await refusal('leaveHousehold', {})).toEqual([409, 'ENDED'])
  await turnTo('2027-02-05')
  expect(await refusal('leaveHousehold', {})).toEqual([409, 'ENDED'])
})
