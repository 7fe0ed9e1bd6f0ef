import { describe, expect, test } from 'vitest'
import {
  blockCause,
  canBlock,
  canUnblock,
  getsCodesBySms,
  isDefaultBlocked,
  isEsim,
  isPhysicalSim,
  mayUnblock,
} from '#model/sim/simcard.ts'

const statuses = ['Actief', 'Geblokkeerd'] as const
const types = ['NEW', 'ACTIVE', 'SOFTBLOCKED', 'BLOCKED', 'STOLEN'] as const
const standings = statuses.flatMap((status) => types.map((statusType) => ({ status, statusType })))
const those = (rule: (standing: (typeof standings)[number]) => boolean) =>
  standings.filter(rule).map(({ status, statusType }) => `${status} ${statusType}`)

describe('SIM block (spec 4)', () => {
  test('a SIM can be blocked only when status is Actief and statusType is ACTIVE', () =>
    expect(those(canBlock)).toEqual(['Actief ACTIVE']))
  test('it can be unblocked only when status is Geblokkeerd and statusType is STOLEN', () =>
    expect(those(canUnblock)).toEqual(['Geblokkeerd STOLEN']))
  test('the default blocked view is shown when it is blocked and the type is SOFTBLOCKED or BLOCKED', () =>
    expect(those(isDefaultBlocked)).toEqual(['Geblokkeerd SOFTBLOCKED', 'Geblokkeerd BLOCKED']))
})

describe('types (spec 3 Simcard)', () => {
  test.each(['ESIMIOS', 'ESIMANDROID', 'Onbekend'] as const)('%s counts as eSIM', (type) => {
    expect(isEsim(type)).toBe(true)
    expect(isPhysicalSim(type)).toBe(false)
  })
  test.each(['USIM', 'NFC'] as const)('%s counts as physical', (type) => {
    expect(isEsim(type)).toBe(false)
    expect(isPhysicalSim(type)).toBe(true)
  })
})

test('a card that another one is taking the place of is not unblocked any more', () => {
  const stolen = { status: 'Geblokkeerd', statusType: 'STOLEN' } as const
  expect(mayUnblock(stolen, null)).toBe(true)
  expect(mayUnblock(stolen, { activatingSince: null })).toBe(true)
  expect(mayUnblock(stolen, { activatingSince: '2026-11-20T11:00:00.000Z' })).toBe(false)
  expect(mayUnblock({ status: 'Actief', statusType: 'ACTIVE' }, null)).toBe(false)
})

describe('blocked by us: the way out (domain 1.8)', () => {
  const overdue = { subscriptionActive: true, fixMeBarItems: [{ templateType: 'paymentOverdue', amount: 3635 }] } as const
  const nothing = { subscriptionActive: true, fixMeBarItems: [] }

  test('SOFTBLOCKED with an overdue invoice: paying it is enough', () =>
    expect(blockCause({ statusType: 'SOFTBLOCKED' }, overdue)).toEqual({ kind: 'overdue', amount: 3635 }))
  test('BLOCKED is for us to look at, whatever is open', () =>
    expect(blockCause({ statusType: 'BLOCKED' }, overdue)).toEqual({ kind: 'other' }))
  test('a subscription that has stopped explains it', () =>
    expect(blockCause({ statusType: 'BLOCKED' }, { ...nothing, subscriptionActive: false })).toEqual({ kind: 'ended' }))
  test.each([nothing, null])('a cause that nobody has told is unknown', (overview) =>
    expect(blockCause({ statusType: 'SOFTBLOCKED' }, overview)).toEqual({ kind: 'other' }),
  )
})

describe('codes by sms (domain 1.24)', () => {
  test.each([
    ['ACTIVE', 'SMS', true],
    ['PENDING_VERIFICATION', 'SMS', true],
    ['ACTIVE', 'EMAIL', false],
    ['DISABLED_BY_CUSTOMER', 'SMS', false],
    ['UNSUPPORTED_PLATFORM', null, false],
  ] as const)('%s %s: %s', (mfaStatus, mfaMethod, bySms) => expect(getsCodesBySms({ mfaStatus, mfaMethod })).toBe(bySms))
})
