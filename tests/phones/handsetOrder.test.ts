import { describe, expect, test } from 'vitest'
import { type HandsetOrder, HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { canOrderHandset, isOpenOrder, isPaid, openAmountOf } from '#model/phones/handsetOrder.ts'
import { asksForLargeBundle, endedStatusOf, phoneState } from '#model/phones/phoneState.ts'

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

test('a phone requires 6,000 MB from its acceptance until it is paid', () => {
  const asking = ['ACCEPTED', 'DELIVERED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY'].toSorted()
  expect(statuses.filter((status) => asksForLargeBundle(half(status))).toSorted()).toEqual(asking)
  expect(statuses.filter((status) => asksForLargeBundle(full(status)))).toEqual([])
})

describe('a new order (spec 4)', () => {
  test('a prepaid customer cannot order a phone', () => {
    expect(canOrderHandset(false, null)).toBe(false)
    expect(statuses.filter((status) => canOrderHandset(false, full(status)))).toEqual([])
  })
  test('a customer without an order can order a phone', () => expect(canOrderHandset(true, null)).toBe(true))
  test('a paid order allows another when it is initial, terminated, cancelled, paid off, delivered or new', () =>
    expect(statuses.filter((status) => canOrderHandset(true, full(status)))).toEqual([
      'INITIAL',
      'NEW',
      'DELIVERED',
      'PAID_OFF',
      'TERMINATED',
      'CANCELLED',
    ]))
  test('a delivered or paid-off order with an open amount allows no other', () =>
    expect(statuses.filter((status) => canOrderHandset(true, half(status)))).toEqual([
      'INITIAL',
      'NEW',
      'TERMINATED',
      'CANCELLED',
    ]))
})

describe('the phone of an order', () => {
  const having = (orderOf: (status: Status) => ReturnType<typeof half>, state: ReturnType<typeof phoneState>) =>
    statuses.filter((status) => phoneState(orderOf(status)) === state)

  test('no phone: without an order, or after one that was not carried out', () => {
    expect(phoneState(null)).toBe('none')
    expect(having(half, 'none')).toEqual(['INITIAL', 'TERMINATED', 'CANCELLED', 'REJECTED'])
    expect(having(full, 'none')).toEqual(having(half, 'none'))
  })
  test('paying: from the order until all is paid', () => {
    expect(having(half, 'paying')).toEqual(['NEW', 'ACCEPTED', 'DELIVERED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY'])
    expect(having(half, 'paid')).toEqual(['PAID_OFF'])
    expect(having(full, 'paying')).toEqual([])
  })
  test('returning: from the withdrawal until the phone is back', () =>
    expect(having(half, 'returning')).toEqual(['WAIT_FOR_RETURN', 'RETURN']))
})

test('an order has ended when it is cancelled, rejected or terminated', () => {
  expect(statuses.filter((status) => endedStatusOf({ status }) !== null)).toEqual(['TERMINATED', 'CANCELLED', 'REJECTED'])
  expect(endedStatusOf(null)).toBeNull()
})
