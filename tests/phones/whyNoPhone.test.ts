import { describe, expect, test } from 'vitest'
import { mayOrderHandset } from '#model/access/access.ts'
import { HandsetRejectionReason } from '#model/login/contract/session.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { type WhyNoPhone, whyNoPhone } from '#model/phones/whyNoPhone.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { tell } from '../world/told.ts'

const now = Date.parse('2026-11-20T10:00:00+01:00')
const fine = { isHandsetEligible: true, handsetRejectionReason: null } as const
type Subscription = PostpaidSubscription
const contract = { contractStartDate: '2025-12-01', contractEndDate: '2026-12-31', isRenewalEligible: false }
/** A subscription within the renewal window; the other fields do not matter. */
const subscribed = (more: Partial<Subscription> = {}) =>
  ({
    contract,
    bindingPeriodType: 'yearBindingPeriod',
    cancelSubscriptionStatus: 'Active',
    bundles: [],
    ...more,
  }) as object as Subscription
const later = { contract: { ...contract, contractEndDate: '2027-05-14' } }
const changing = (subscribedStatus: 'Pending' | 'Expiring') => ({
  bundles: [{ code: 'ADDON_INET', subscribedStatus }] as object as Subscription['bundles'],
})
const base = { isPrepaid: false, user: fine, subscription: subscribed(), order: null }
const order = (status: HandsetOrderStatus, totalPaid = 0) => ({ status, totalCredit: 24_000, totalPaid })
const rejected = (handsetRejectionReason: HandsetRejectionReason | null) => ({
  user: { isHandsetEligible: false, handsetRejectionReason },
})
const accepted = { kind: 'order', status: 'ACCEPTED', open: 24_000 } as const
const from = { kind: 'from', day: '2027-01-14' } as const

describe('why a customer gets no phone', () => {
  test.each<[string, Partial<Parameters<typeof whyNoPhone>[0]>, WhyNoPhone[]]>([
    ['in the window without an order: nothing', {}, []],
    ['prepaid: that alone', { isPrepaid: true, subscription: null, ...rejected(null) }, [{ kind: 'prepaid' }]],
    ['refused without a reason: another reason', rejected(null), [{ kind: 'rejected', reason: 'OTHER' }]],
    ['refused for an order: the order alone', { ...rejected('OPEN_HANDSET_ORDER'), order: order('ACCEPTED') }, [accepted]],
    ['before the window: its first day', { subscription: subscribed(later) }, [from]],
    [
      'before the window with an order: both',
      { subscription: subscribed(later), order: order('DELIVERED') },
      [{ ...accepted, status: 'DELIVERED' }, from],
    ],
    ['a change of bundles', { subscription: subscribed(changing('Pending')) }, [{ kind: 'pending', expires: false }]],
    [
      'a change of bundles before the window: both',
      { subscription: subscribed({ ...later, ...changing('Pending') }) },
      [from, { kind: 'pending', expires: false }],
    ],
    [
      'an ending bundle before the window: both',
      { subscription: subscribed({ ...later, ...changing('Expiring') }) },
      [from, { kind: 'pending', expires: true }],
    ],
    [
      'a change of bundles with the order: the order alone',
      { subscription: subscribed(changing('Pending')), order: order('ACCEPTED') },
      [accepted],
    ],
  ])('%s', (_, change, why) => expect(whyNoPhone({ ...base, ...change }, now)).toEqual(why))

  test.each(HandsetRejectionReason.options)('refused by the backend: %s', (reason) =>
    expect(whyNoPhone({ ...base, ...rejected(reason) }, now)).toEqual([{ kind: 'rejected', reason }]),
  )

  test.each(HandsetOrderStatus.options)('a phone that is not paid, with status %s (spec 4)', (status) => {
    const passes = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW'].includes(status)
    const why = whyNoPhone({ ...base, order: order(status, 4000) }, now)
    expect(why).toEqual(passes ? [] : [{ kind: 'order', status, open: 20_000 }])
  })

  test.each(HandsetOrderStatus.options)('a phone that is paid, with status %s (spec 4)', (status) => {
    const passes = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW', 'PAID_OFF', 'DELIVERED'].includes(status)
    expect(whyNoPhone({ ...base, order: order(status, 24_000) }, now)).toEqual(passes ? [] : [{ kind: 'order', status, open: 0 }])
  })

  test.each(['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const)('a subscription that is %s', (status) => {
    const subscription = subscribed({ cancelSubscriptionStatus: status })
    expect(whyNoPhone({ ...base, ...rejected('OTHER'), subscription }, now)).toEqual([{ kind: 'cancelled', status }])
  })
})

test('a customer without a reason against it may order a phone', () => {
  for (const account of accounts) {
    const { facts, user, subscription, orders } = tell(account, '2026-11-20')
    const why = whyNoPhone({ isPrepaid: facts.prepaid, user, subscription, order: orders?.[0] ?? null }, now)
    if (why.length === 0) expect(mayOrderHandset(facts), account.title).toBe(true)
  }
})
