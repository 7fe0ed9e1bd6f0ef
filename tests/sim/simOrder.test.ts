import { describe, expect, test } from 'vitest'
import { deliveryOf, kindOf, mustBlockFirst, reasonsFor, simObstacle, simPrice, worksMeanwhile } from '#model/sim/simOrder.ts'

const offer = { physical: 500, esim: 0, freeReasons: ['BROKEN'] } as const
const works = { status: 'Actief', statusType: 'ACTIVE', hasPendingSimcardActivation: false } as const
const active = { subscriptionActive: true }

describe('what a card costs (domain 1.6)', () => {
  test('€ 5,00', () => expect(simPrice({ ...offer, freeReasons: ['BROKEN'] }, 'physical', 'WRONG_SIZE')).toBe(500))
  test('nothing when the card is faulty', () =>
    expect(simPrice({ ...offer, freeReasons: ['BROKEN'] }, 'physical', 'BROKEN')).toBe(0))
  test('an eSIM nothing', () => expect(simPrice({ ...offer, freeReasons: [] }, 'esim', 'NEW_PHONE')).toBe(0))
})

describe('delivery in 1 to 2 working days (domain 1.6)', () => {
  test('from a Thursday over the weekend', () =>
    expect(deliveryOf('2026-11-19', '3511 AA')).toEqual({ from: '2026-11-20', until: '2026-11-23' }))
  test('to the Wadden one more', () =>
    expect(deliveryOf('2026-11-19', '8881 ZZ')).toEqual({ from: '2026-11-23', until: '2026-11-24' }))
  test('no post at Christmas', () =>
    expect(deliveryOf('2026-12-24', '3511 AA')).toEqual({ from: '2026-12-28', until: '2026-12-29' }))
})

describe('reasons', () => {
  test('only who has a card goes over to eSIM', () => {
    expect(reasonsFor('esim', 'USIM')).toContain('TO_ESIM')
    for (const type of ['ESIMIOS', 'ESIMANDROID', 'Onbekend'] as const) expect(reasonsFor('esim', type)).not.toContain('TO_ESIM')
  })
  test('only a card has the wrong size', () => {
    expect(reasonsFor('physical', 'NFC')).toContain('WRONG_SIZE')
    expect(reasonsFor('esim', 'NFC')).not.toContain('WRONG_SIZE')
    expect(reasonsFor('physical', 'ESIMIOS')).not.toContain('WRONG_SIZE')
  })
  test.each(['ESIMIOS', 'ESIMANDROID', 'Onbekend'] as const)('%s is an eSIM', (type) => expect(kindOf(type)).toBe('esim'))
  test.each(['USIM', 'NFC'] as const)('%s is a card', (type) => expect(kindOf(type)).toBe('physical'))
})

describe('what stands in the way (domain sim.request)', () => {
  test('nothing, with a card that works or that the customer blocked', () => {
    expect(simObstacle(works, active)).toBeNull()
    expect(simObstacle({ ...works, status: 'Geblokkeerd', statusType: 'STOLEN' }, active)).toBeNull()
  })
  test('one that is on its way, unless its code was used up', () => {
    expect(simObstacle({ ...works, hasPendingSimcardActivation: true }, active)).toBe('pending')
    expect(simObstacle({ ...works, hasPendingSimcardActivation: true }, active, true)).toBeNull()
  })
  test.each(['SOFTBLOCKED', 'BLOCKED'] as const)('%s by us', (statusType) =>
    expect(simObstacle({ ...works, status: 'Geblokkeerd', statusType }, active)).toBe('blocked'),
  )
  test('a subscription that has stopped', () => expect(simObstacle(works, { subscriptionActive: false })).toBe('ended'))
})

describe('lost or stolen: block first (domain sim.request)', () => {
  test('a card that works', () => expect(mustBlockFirst(works, 'LOST')).toBe(true))
  test('not one that is blocked already, or has never worked', () => {
    expect(mustBlockFirst({ status: 'Geblokkeerd', statusType: 'STOLEN' }, 'LOST')).toBe(false)
    expect(mustBlockFirst({ status: 'Actief', statusType: 'NEW' }, 'LOST')).toBe(false)
  })
  test.each(['BROKEN', 'NEW_PHONE', 'WRONG_SIZE', 'TO_ESIM', null] as const)('not for %s', (reason) =>
    expect(mustBlockFirst(works, reason)).toBe(false),
  )
})

test('the card of now works until the new one does, but not one that is blocked or failed', () => {
  expect(worksMeanwhile(works, 'NEW_PHONE')).toBe(true)
  expect(worksMeanwhile(works, null)).toBe(true)
  expect(worksMeanwhile(works, 'BROKEN')).toBe(false)
  expect(worksMeanwhile({ status: 'Geblokkeerd' }, 'NEW_PHONE')).toBe(false)
})
