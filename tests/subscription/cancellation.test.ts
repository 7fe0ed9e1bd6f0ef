import { expect, test } from 'vitest'
import { hasStopped, isCancelledLike, isLeaving } from '#model/subscription/cancellation.ts'

const statuses = ['Active', 'Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const

test('the cancelled-like set is Blocked, Cancelled, ToBeTerminated, Terminated (spec 4)', () => {
  expect(statuses.filter(isCancelledLike)).toEqual(['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'])
})

test('a subscription that is blocked goes on, and can be cancelled; any other of the set has been', () => {
  expect(statuses.filter(isLeaving)).toEqual(['Cancelled', 'ToBeTerminated', 'Terminated'])
})

test('only what is terminated has stopped', () => {
  expect(statuses.filter(hasStopped)).toEqual(['Terminated'])
})
