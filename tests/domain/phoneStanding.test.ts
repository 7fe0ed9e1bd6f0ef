import { expect, test } from 'vitest'
import { HandsetOrderStatus } from '../../src/api/contract/handsetOrder.ts'
import { endedStatusOf } from '../../src/domain/phoneStanding.ts'

test('an order that is over is told by how it ended; any other is not over', () => {
  const ended = HandsetOrderStatus.options.filter((status) => endedStatusOf({ status }) !== null)
  expect(ended.toSorted()).toEqual(['CANCELLED', 'REJECTED', 'TERMINATED'])
  expect(endedStatusOf(null)).toBeNull()
})
