import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import {
  hasTermEnded,
  isInRenewalWindow,
  mayRenew,
  renewalOf,
  renewalOpensOn,
  renewalStartsOn,
  termSince,
  termUntil,
} from '#model/renewal/renewal.ts'

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
    expect(mayRenew({ contract: null, bindingPeriodType: 'yearBindingPeriod' }, now)).toBe(true))
  test('if the contract has ended', () => expect(mayRenew(subscription('2026-11-19'), now)).toBe(true))
  test('on its last day too: that is in the window', () => expect(mayRenew(subscription('2026-11-20'), now)).toBe(true))
  test('if the date is in the window', () => {
    expect(mayRenew(subscription('2027-03-20'), now)).toBe(true)
    expect(mayRenew(subscription('2027-03-21'), now)).toBe(false)
  })
  test('if the contract is renewal-eligible', () =>
    expect(mayRenew(subscription('2028-03-21', { isRenewalEligible: true }), now)).toBe(true))
  test('if the user is on a monthly period', () =>
    expect(mayRenew(subscription('2028-03-21', { monthly: true }), now)).toBe(true))
  test('days begin at midnight in Amsterdam', () => {
    const contract = subscription('2027-03-20')
    expect(mayRenew(contract, Date.parse('2026-11-19T22:59:59Z'))).toBe(false)
    expect(mayRenew(contract, Date.parse('2026-11-19T23:00:00Z'))).toBe(true)
    const inSummer = subscription('2026-10-15')
    expect(mayRenew(inSummer, Date.parse('2026-06-14T21:59:59Z'))).toBe(false)
    expect(mayRenew(inSummer, Date.parse('2026-06-14T22:00:00Z'))).toBe(true)
  })
})

describe('how a customer stands with renewing (spec 4 contract renewal, retention)', () => {
  const now = momentOf('2026-11-20', 12)
  const customer = (contractEndDate: string | null, more: Partial<Parameters<typeof renewalOf>[0]> = {}) => ({
    contract: contractEndDate === null ? null : { contractEndDate, isRenewalEligible: false },
    bindingPeriodType: 'yearBindingPeriod' as const,
    cancelSubscriptionStatus: 'Active' as const,
    bundles: [{ code: 'MAIN' as const, id: 'M', subscribedStatus: 'Subscribed' as const }],
    ...more,
  })
  const expiring = [
    { code: 'ADDON_INET', id: 'I', subscribedStatus: 'Expiring' },
    { code: 'ADDON_INET', id: 'J', subscribedStatus: 'Pending' },
  ] as const

  test('before the window: from its first day', () =>
    expect(renewalOf(customer('2027-06-30'), now)).toEqual({ kind: 'from', day: '2027-02-28' }))
  test.each([['2027-03-20'], ['2026-11-20'], ['2026-11-19'], [null]])('contract until %s: open', (end) =>
    expect(renewalOf(customer(end), now)).toEqual({ kind: 'open' }),
  )
  test('a change of the main or data bundle comes first', () =>
    expect(renewalOf(customer('2027-03-20', { bundles: [...expiring] }), now)).toEqual({ kind: 'waits' }))
  test.each(['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const)('%s: nothing is renewed', (status) =>
    expect(renewalOf(customer('2027-03-20', { cancelSubscriptionStatus: status }), now)).toEqual({ kind: 'none' }),
  )

  test('the term that runs, up to and including its last day', () => {
    expect(termUntil(customer('2026-11-20'), now)).toBe('2026-11-20')
    expect(hasTermEnded(customer('2026-11-20'), now)).toBe(false)
    expect(termUntil(customer('2026-11-19'), now)).toBeNull()
    expect(hasTermEnded(customer('2026-11-19'), now)).toBe(true)
  })
  test('a term began its own length before its end, however old the subscription is', () => {
    expect(termSince(customer('2027-04-22'), now)).toBe('2026-04-23')
    expect(termSince(customer('2028-11-30', { bindingPeriodType: 'twoYearBindingPeriod' }), now)).toBe('2026-12-01')
    expect(termSince(customer('2026-11-19'), now)).toBeNull()
  })
  test('by the month there is no term; only who had one has seen it end', () => {
    expect(termUntil(customer('2027-06-30', { bindingPeriodType: 'monthBindingPeriod' }), now)).toBeNull()
    expect(termUntil(customer(null), now)).toBeNull()
    expect(hasTermEnded(customer(null), now)).toBe(false)
  })
})

describe('the first day of the new contract: bundles run by the month (domain 1.3, 1.14)', () => {
  const now = momentOf('2026-11-20', 12)
  const term = (
    contractEndDate: string | null,
    bindingPeriodType: 'yearBindingPeriod' | 'monthBindingPeriod' = 'yearBindingPeriod',
  ) => ({
    contract: contractEndDate === null ? null : { contractEndDate, isRenewalEligible: false },
    bindingPeriodType,
  })
  test.each([
    ['after the term that is running', term('2027-02-20'), '2027-03-01'],
    ['the day after a term that ends with a month', term('2027-01-31'), '2027-02-01'],
    ['a term that ends this month', term('2026-11-20'), '2026-12-01'],
    ['a term that has ended', term('2026-10-31'), '2026-12-01'],
    ['no contract', term(null), '2026-12-01'],
    ['by the month', term('2027-02-20', 'monthBindingPeriod'), '2026-12-01'],
  ])('%s', (_, asked, day) => expect(renewalStartsOn(asked, now)).toBe(day))
})
