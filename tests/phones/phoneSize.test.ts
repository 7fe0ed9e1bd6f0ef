import { expect, test } from 'vitest'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { ownPhoneOf, sizeDifference } from '#model/phones/phoneSize.ts'

const size = { height: 159, width: 76 }
const order = (status: HandsetOrder['status'], more: Partial<HandsetOrder> = {}): HandsetOrder => ({
  status,
  totalCredit: 52_800,
  totalPaid: 2200,
  monthlyPrice: 2200,
  phone: { name: 'Talura S2, 128 GB', color: 'Paars', picture: null, size },
  ...more,
})

test.each(['DELIVERED', 'PAID_OFF'] as const)('an order with status %s: the customer has the phone', (status) =>
  expect(ownPhoneOf(order(status))).toEqual({ name: 'Talura S2, 128 GB', size }),
)

test.each(['ACCEPTED', 'WAIT_FOR_DELIVERY', 'WAIT_FOR_RETURN', 'RETURN', 'CANCELLED', 'REJECTED'] as const)(
  'an order with status %s: the customer does not have the phone',
  (status) => expect(ownPhoneOf(order(status))).toBeNull(),
)

test('there is no own phone without an order, or when its size is unknown', () => {
  expect(ownPhoneOf(null)).toBeNull()
  expect(ownPhoneOf(order('DELIVERED', { phone: { name: 'Talura S2', color: null, picture: null } }))).toBeNull()
})

test('the difference in size is counted from the own phone', () =>
  expect(sizeDifference({ height: 163, width: 74 }, size)).toEqual({ height: 4, width: -2 }))
