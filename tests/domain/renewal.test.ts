import { describe, expect, test } from 'vitest'
import { momentOf } from '../../src/domain/dates.ts'
import { isInRenewalWindow, mayExtend, renewalOpensOn } from '../../src/domain/renewal.ts'

describe('the renewal window opens 4 months before contract end (spec 4, 9)', () => {
  test.each([
    ['2027-05-14', '2027-01-14'],
    ['2027-05-31', '2027-01-31'],
    ['2027-06-30', '2027-02-28'],
    ['2028-06-30', '2028-02-29'],
    ['2028-06-29', '2028-02-29'],
    ['2027-03-31', '2026-11-30'],
    ['2027-01-01', '2026-09-01'],
  ])('end %s: opens %s', (end, opens) => expect(renewalOpensOn(end)).toBe(opens))

  test('from its first day up to and including the last day of the contract', () => {
    const days = ['2027-01-13', '2027-01-14', '2027-05-14', '2027-05-15']
    expect(days.filter((day) => isInRenewalWindow('2027-05-14', day))).toEqual(['2027-01-14', '2027-05-14'])
  })
})

describe('may extend (spec 4 contract renewal)', () => {
  const subscription = (contractEndDate: string, more: { isRenewalEligible?: boolean; monthly?: boolean } = {}) => ({
    contract: { contractEndDate, isRenewalEligible: more.isRenewalEligible ?? false },
    bindingPeriodType: more.monthly ? ('monthBindingPeriod' as const) : ('yearBindingPeriod' as const),
  })
  const now = momentOf('2026-11-20', 12)

  test('if there is no contract', () =>
    expect(mayExtend({ contract: null, bindingPeriodType: 'yearBindingPeriod' }, now)).toBe(true))
  test('if the contract has ended', () => expect(mayExtend(subscription('2026-11-19'), now)).toBe(true))
  test('on its last day too: that is in the window', () => expect(mayExtend(subscription('2026-11-20'), now)).toBe(true))
  test('if the date is in the window', () => {
    expect(mayExtend(subscription('2027-03-20'), now)).toBe(true)
    expect(mayExtend(subscription('2027-03-21'), now)).toBe(false)
  })
  test('if the contract is renewal-eligible', () =>
    expect(mayExtend(subscription('2028-03-21', { isRenewalEligible: true }), now)).toBe(true))
  test('if the user is on a monthly period', () =>
    expect(mayExtend(subscription('2028-03-21', { monthly: true }), now)).toBe(true))
  test('days begin at midnight in Amsterdam', () => {
    const contract = subscription('2027-03-20')
    expect(mayExtend(contract, Date.parse('2026-11-19T22:59:59Z'))).toBe(false)
    expect(mayExtend(contract, Date.parse('2026-11-19T23:00:00Z'))).toBe(true)
    const inSummer = subscription('2026-10-15')
    expect(mayExtend(inSummer, Date.parse('2026-06-14T21:59:59Z'))).toBe(false)
    expect(mayExtend(inSummer, Date.parse('2026-06-14T22:00:00Z'))).toBe(true)
  })
})
