import { describe, expect, test } from 'vitest'
import { type HandsetOrder, HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { canOrderHandset, isOpenOrder, isPaid, openAmountOf } from '#model/phones/handsetOrder.ts'
import { asksForLargeBundle, phoneState } from '#model/phones/phoneState.ts'

const statuses = HandsetOrderStatus.options
type Status = HandsetOrder['status']
const half = (status: Status) => ({ status, totalCredit: 52_800, totalPaid: 11_000 })
const full = (status: Status) => ({ status, totalCredit: 52_800, totalPaid: 52_800 })

describe('handset order status (spec 4)', () => {
  test('the open amount is credit minus paid', () => expect(openAmountOf(half('DELIVERED'))).toBe(41_800))

  test('paid: total credit equals total paid, or status PAID_OFF', () => {
    expect(statuses.filter((status) => isPaid(full(status)))).toEqual(statuses)
    expect(statuses.filter((status) => isPaid(half(status)))).toEqual(['PAID_OFF'])
  })

  test('open order: not paid, not terminated, delivered or accepted, not new', () => {
    expect(statuses.filter((status) => isOpenOrder(half(status)))).toEqual(['ACCEPTED', 'DELIVERED'])
    expect(statuses.filter((status) => isOpenOrder(full(status)))).toEqual([])
  })
})

test('a phone asks for 6,000 MB from its acceptance until it is paid', () => {
  const asking = ['ACCEPTED', 'DELIVERED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY'].toSorted()
  expect(statuses.filter((status) => asksForLargeBundle(half(status))).toSorted()).toEqual(asking)
  expect(statuses.filter((status) => asksForLargeBundle(full(status)))).toEqual([])
})

describe('a new order (spec 4)', () => {
  test('when the customer is prepaid, then no phone can be ordered', () => {
    expect(canOrderHandset(false, null)).toBe(false)
    expect(statuses.filter((status) => canOrderHandset(false, full(status)))).toEqual([])
  })
  test('when there is no order', () => expect(canOrderHandset(true, null)).toBe(true))
  test('when the order is initial, terminated, cancelled, paid off, delivered or new', () =>
    expect(statuses.filter((status) => canOrderHandset(true, full(status)))).toEqual([
      'INITIAL',
      'NEW',
      'DELIVERED',
      'PAID_OFF',
      'TERMINATED',
      'CANCELLED',
    ]))
  test('for delivered or paid-off orders the open amount must be zero', () =>
    expect(statuses.filter((status) => canOrderHandset(true, half(status)))).toEqual([
      'INITIAL',
      'NEW',
      'TERMINATED',
      'CANCELLED',
    ]))
})

describe('the phone of an order', () => {
  const told = (orderOf: (status: Status) => ReturnType<typeof half>, standing: ReturnType<typeof phoneState>) =>
    statuses.filter((status) => phoneState(orderOf(status)) === standing)

  test('none without an order, and when it came to nothing', () => {
    expect(phoneState(null)).toBe('none')
    expect(told(half, 'none')).toEqual(['INITIAL', 'TERMINATED', 'CANCELLED', 'REJECTED'])
    expect(told(full, 'none')).toEqual(told(half, 'none'))
  })
  test('paying from the order on, until all is paid', () => {
    expect(told(half, 'paying')).toEqual(['NEW', 'ACCEPTED', 'DELIVERED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY'])
    expect(told(half, 'paid')).toEqual(['PAID_OFF'])
    expect(told(full, 'paying')).toEqual([])
  })
  test('when it is returned, then it is neither', () => expect(told(half, 'returning')).toEqual(['WAIT_FOR_RETURN', 'RETURN']))
})
