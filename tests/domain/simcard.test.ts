import { describe, expect, test } from 'vitest'
import { canBlock, canUnblock, isDefaultBlocked, isEsim, isPhysicalSim } from '../../src/domain/simcard.ts'

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
