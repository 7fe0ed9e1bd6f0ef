import { expect, test } from 'vitest'
import { isCancelledLike } from '../../src/domain/cancellation.ts'

test('the cancelled-like set is Blocked, Cancelled, ToBeTerminated, Terminated (spec 4)', () => {
  const statuses = ['Active', 'Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const
  expect(statuses.filter(isCancelledLike)).toEqual(['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'])
})
