import { expect, test } from 'vitest'
import { comesWhen, deliveryStepOf, hasJustArrived } from '#model/phones/phoneComing.ts'

test.each([
  ['INITIAL', null],
  ['NEW', 0],
  ['ACCEPTED', 0],
  ['PROCESSING_BY_LOGISTICS', 1],
  ['WAIT_FOR_DELIVERY', 2],
  ['DELIVERED', null],
  ['REJECTED', null],
] as const)('an order with status %s is at step %s of its delivery', (status, step) =>
  expect(deliveryStepOf({ status })).toBe(step),
)

test.each([
  ['2026-11-24', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
])('a phone that arrived on 24 November has just arrived on %s: %s', (today, isNew) => {
  expect(hasJustArrived({ status: 'DELIVERED', arrivesOn: '2026-11-24' }, today)).toBe(isNew)
  expect(hasJustArrived({ status: 'PAID_OFF', arrivesOn: '2026-11-24' }, today)).toBe(isNew) // paid at once
  expect(hasJustArrived({ status: 'WAIT_FOR_RETURN', arrivesOn: '2026-11-24' }, today)).toBe(false)
  expect(hasJustArrived({ status: 'DELIVERED' }, today)).toBe(false)
})

test.each([
  ['2026-11-22', 'later'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'late'],
] as const)('seen on %s, a phone that is expected on 24 November arrives: %s', (today, when) => {
  for (const status of ['NEW', 'ACCEPTED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY'] as const)
    expect(comesWhen({ status, arrivesOn: '2026-11-24' }, today)).toBe(when)
  expect(comesWhen({ status: 'DELIVERED', arrivesOn: '2026-11-24' }, today)).toBeNull()
  expect(comesWhen({ status: 'NEW' }, today)).toBeNull()
  expect(comesWhen({ status: null, arrivesOn: '2026-11-24' }, today)).toBe(when) // only the day is known
})
