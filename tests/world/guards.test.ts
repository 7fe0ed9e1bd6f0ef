import { describe, expect, test } from 'vitest'
import { addDays, addMonths, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import {
  type Gate,
  hasGift,
  mayBuyData,
  mayBuyMinutes,
  mayCancelPorting,
  mayEditPorting,
  mayOrderHandset,
  mayRetain,
  onboarding,
  postpaid,
  prepaid,
} from '#model/access/access.ts'
import { mayRenew } from '#model/renewal/renewal.ts'
import type { Description } from '../../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { tell } from './told.ts'

const TODAY: Day = '2026-11-20'
const told = (number: number) => {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return tell(account, TODAY)
}
const numbers = (gate: Gate) => accounts.filter((account) => gate(tell(account, TODAY).facts)).map(({ number }) => number)
const ofType = (asked: Description['type']) => accounts.flatMap(({ number, type }) => (type === asked ? number : []))
const subscribers = ofType('Postpaid')
const but = (...left: number[]) => subscribers.filter((number) => !left.includes(number))

describe('who may come where (domain 3.6)', () => {
  test.each<[string, Gate, number[]]>([
    ['postpaid only', postpaid, subscribers],
    ['prepaid only', prepaid, ofType('Prepaid')],
    ['buy data', mayBuyData, but(3, 4, 6)],
    ['buy minutes', mayBuyMinutes, but(3, 4, 6)],
    ['retention', mayRetain, but(23)],
    ['porting data', mayEditPorting, [8, 9, 10, 14]],
    ['calling off porting', mayCancelPorting, [8, 9, 10, 14]],
    ['gift', hasGift, [19]],
    ['onboarding', onboarding, [14]],
    ['handset order', mayOrderHandset, but(3, 5, 6, 16, 18, 25)],
  ])('%s', (_, gate, expected) => expect(numbers(gate)).toEqual(expected))
})

describe('what the titles say', () => {
  test.each([
    [3, 'Terminated'],
    [4, 'ToBeTerminated'],
    [6, 'Blocked'],
    [14, 'Active'],
  ])('account %i: %s', (number, status) => expect(told(number).subscription?.cancelSubscriptionStatus).toBe(status))

  test('account 8 waits for a card and a number, 10 is rejected for its customer number', () => {
    expect(told(8).simcard).toMatchObject({ status: 'Actief', statusType: 'NEW', hasPendingSimcardActivation: true })
    expect(told(8).porting).toMatchObject({ status: 'PENDING', rejectionCode: null })
    expect(told(10).porting).toMatchObject({ status: 'REJECTED', rejectionCode: 'CUSTOMER_NUMBER_MISMATCH' })
  })
  test('accounts 15 and 24 are in the renewal window, 17 is past its contract, 22, 26 and 28 have none', () => {
    expect(told(15).subscription?.contract).toEqual({
      contractEndDate: addDays(addMonths(TODAY, 3), -1),
      isRenewalEligible: true,
    })
    expect(told(24).subscription?.contract).toEqual({
      contractEndDate: addDays(addMonths(TODAY, 1), -1),
      isRenewalEligible: true,
    })
    expect(told(17).subscription).toMatchObject({
      contract: { contractEndDate: '2026-10-19' },
      bindingPeriodType: 'monthBindingPeriod',
    })
    for (const number of [22, 26, 28])
      expect(told(number).subscription).toMatchObject({ contract: null, bindingPeriodType: 'monthBindingPeriod' })
    expect(told(16).subscription?.bindingPeriodType).toBe('twoYearBindingPeriod')
    expect(told(29).subscription).toMatchObject({ portfolioName: 'challenger1', contract: { isRenewalEligible: false } })
  })
  test('who may extend', () => {
    const may = accounts.filter((account) => {
      const { subscription } = tell(account, TODAY)
      return subscription && mayRenew(subscription, momentOf(TODAY, 12))
    })
    expect(may.map(({ number }) => number)).toEqual([3, 15, 17, 22, 24, 26, 28])
  })
  test('an account that may renew a year before the end of its contract, long before the window opens', () => {
    const account = accountOf(1)
    if (account?.type !== 'Postpaid') throw new Error('account 1 has no subscription')
    const early = tell({ ...account, renewableMonths: 12 }, TODAY)
    expect(told(1).subscription?.contract?.isRenewalEligible).toBe(false)
    expect(early.subscription?.contract).toEqual({ ...told(1).subscription?.contract, isRenewalEligible: true })
    expect(early.subscription && mayRenew(early.subscription, momentOf(TODAY, 12))).toBe(true)
    expect([...told(1).tiles].includes('renew'), 'without it').toBe(false)
    expect([...early.tiles].includes('renew')).toBe(true)
  })
  test('account 23: the old bundle expires and the new one is pending', () =>
    expect(told(23).subscription?.bundles).toEqual([
      { code: 'ADDON_INET', id: 'INET-10000', subscribedStatus: 'Expiring' },
      { code: 'ADDON_INET', id: 'INET-20000', subscribedStatus: 'Pending' },
      { code: 'MAIN', id: 'MAIN-UNL', subscribedStatus: 'Subscribed' },
    ]))
  test('no phone: 5, 6 and 25 for an invoice, 16 and 18 for another phone, 3 as it has stopped', () => {
    const reasons = accounts.flatMap((account) => {
      const reason = tell(account, TODAY).user.handsetRejectionReason
      return reason ? [[account.number, reason]] : []
    })
    expect(reasons).toEqual([
      [3, 'OTHER'],
      [5, 'OPEN_INVOICE'],
      [6, 'OPEN_INVOICE'],
      [16, 'OPEN_HANDSET_ORDER'],
      [18, 'OPEN_HANDSET_ORDER'],
      [25, 'OPEN_INVOICE'],
    ])
  })
})
