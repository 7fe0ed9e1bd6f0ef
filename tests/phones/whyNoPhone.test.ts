import { describe, expect, test } from 'vitest'
import { mayOrderHandset } from '#model/access/access.ts'
import { HandsetRejectionReason } from '#model/login/contract/session.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { whyNoPhone } from '#model/phones/whyNoPhone.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { tell } from '../world/told.ts'

const now = Date.parse('2026-11-20T10:00:00+01:00')
const fine = { isHandsetEligible: true, handsetRejectionReason: null } as const
const open: Parameters<typeof whyNoPhone>[0]['subscription'] = {
  contract: { contractStartDate: '2025-12-01', contractEndDate: '2026-12-31', isRenewalEligible: false },
  bindingPeriodType: 'yearBindingPeriod',
  cancelSubscriptionStatus: 'Active',
  bundles: [],
} as unknown as PostpaidSubscription
const base = { isPrepaid: false, user: fine, subscription: open, order: null }
const order = (status: HandsetOrderStatus, totalPaid = 0) => ({ status, totalCredit: 24_000, totalPaid })

describe('why a customer gets no phone', () => {
  test('nothing stands in the way: postpaid, in the window, no order', () => expect(whyNoPhone(base, now)).toEqual([]))

  test('prepaid, whatever else there is', () => {
    const customer = { ...base, isPrepaid: true, subscription: null, user: { ...fine, isHandsetEligible: false } }
    expect(whyNoPhone(customer, now)).toEqual([{ kind: 'prepaid' }])
  })

  test.each(HandsetRejectionReason.options)('the backend refuses: %s', (reason) => {
    const user = { isHandsetEligible: false, handsetRejectionReason: reason }
    expect(whyNoPhone({ ...base, user }, now)).toEqual([{ kind: 'rejected', reason }])
  })

  test('the backend refuses without a word', () => {
    const user = { isHandsetEligible: false, handsetRejectionReason: null }
    expect(whyNoPhone({ ...base, user }, now)).toEqual([{ kind: 'rejected', reason: 'OTHER' }])
  })

  test.each(HandsetOrderStatus.options)('a phone that is still to be paid: %s (spec 4)', (status) => {
    const passes = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW'].includes(status)
    const said = whyNoPhone({ ...base, order: order(status, 4000) }, now)
    expect(said).toEqual(passes ? [] : [{ kind: 'order', status, open: 20_000 }])
  })

  test.each(HandsetOrderStatus.options)('a phone that is paid: %s (spec 4)', (status) => {
    const passes = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW', 'PAID_OFF', 'DELIVERED'].includes(status)
    expect(whyNoPhone({ ...base, order: order(status, 24_000) }, now)).toEqual(passes ? [] : [{ kind: 'order', status, open: 0 }])
  })

  test('an order is said once, by its status', () => {
    const user = { isHandsetEligible: false, handsetRejectionReason: 'OPEN_HANDSET_ORDER' } as const
    expect(whyNoPhone({ ...base, user, order: order('ACCEPTED') }, now)).toEqual([
      { kind: 'order', status: 'ACCEPTED', open: 24_000 },
    ])
  })

  test('before the window: from which day; with an order as well, both', () => {
    const contract = { ...open?.contract, contractEndDate: '2027-05-14', isRenewalEligible: false }
    const subscription = { ...open, contract } as PostpaidSubscription
    expect(whyNoPhone({ ...base, subscription }, now)).toEqual([{ kind: 'from', day: '2027-01-14' }])
    expect(whyNoPhone({ ...base, subscription, order: order('DELIVERED') }, now).map(({ kind }) => kind)).toEqual([
      'order',
      'from',
    ])
  })

  test('a bundle that is about to change', () => {
    const bundles = [{ code: 'ADDON_INET', subscribedStatus: 'Pending' }] as unknown as PostpaidSubscription['bundles']
    expect(whyNoPhone({ ...base, subscription: { ...open, bundles } as PostpaidSubscription }, now)).toEqual([
      { kind: 'pending', expires: false },
    ])
    // Before the window too, and with the existing reason.
    const contract = { ...open?.contract, contractEndDate: '2027-05-14', isRenewalEligible: false }
    const expiring = [{ code: 'MAIN', subscribedStatus: 'Expiring' }] as unknown as PostpaidSubscription['bundles']
    const subscription = { ...open, contract, bundles: expiring } as PostpaidSubscription
    expect(whyNoPhone({ ...base, subscription }, now)).toEqual([
      { kind: 'from', day: '2027-01-14' },
      { kind: 'pending', expires: true },
    ])
  })

  test('a bundle that is about to change before the window: the day alone would not be enough', () => {
    const bundles = [{ code: 'ADDON_INET', subscribedStatus: 'Pending' }] as unknown as PostpaidSubscription['bundles']
    const contract = { ...open?.contract, contractEndDate: '2027-05-14', isRenewalEligible: false }
    const subscription = { ...open, bundles, contract } as PostpaidSubscription
    expect(whyNoPhone({ ...base, subscription }, now)).toEqual([
      { kind: 'from', day: '2027-01-14' },
      { kind: 'pending', expires: false },
    ])
  })

  test('a phone that was just ordered, with the change that came with it: the order alone', () => {
    const bundles = [{ code: 'ADDON_INET', subscribedStatus: 'Pending' }] as unknown as PostpaidSubscription['bundles']
    const subscription = { ...open, bundles } as PostpaidSubscription
    expect(whyNoPhone({ ...base, subscription, order: order('ACCEPTED') }, now)).toEqual([
      { kind: 'order', status: 'ACCEPTED', open: 24_000 },
    ])
  })

  test.each(['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const)('a subscription that is %s', (status) => {
    const subscription = { ...open, cancelSubscriptionStatus: status } as PostpaidSubscription
    const user = { isHandsetEligible: false, handsetRejectionReason: 'OTHER' } as const
    expect(whyNoPhone({ ...base, user, subscription }, now)).toEqual([{ kind: 'cancelled', status }])
  })
})

test('whom the gates let order has nothing in the way, and the others are told why', () => {
  for (const account of accounts) {
    const told = tell(account, '2026-11-20')
    const why = whyNoPhone(
      {
        isPrepaid: told.facts.prepaid,
        user: told.user,
        subscription: told.subscription,
        order: told.orders?.[0] ?? null,
      },
      now,
    )
    if (mayOrderHandset(told.facts) !== true) expect(why, account.title).not.toEqual([])
    if (why.length === 0) expect(mayOrderHandset(told.facts), account.title).toBe(true)
  }
})
