import { expect, test } from 'vitest'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { endedStatusOf } from '#model/phones/phoneState.ts'

test('an order that is over is told by how it ended; any other is not over', () => {
  const ended = HandsetOrderStatus.options.filter((status) => endedStatusOf({ status }) !== null)
  expect(ended.toSorted()).toEqual(['CANCELLED', 'REJECTED', 'TERMINATED'])
  expect(endedStatusOf(null)).toBeNull()
})
