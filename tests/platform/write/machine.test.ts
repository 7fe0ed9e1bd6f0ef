import { describe, expect, test } from 'vitest'
import { Failure } from '#platform/api/failure.ts'
import { isBusy, next, type OrderEvent, type OrderState } from '#platform/write/machine.ts'

const failure = new Failure('refused', 'order', 'no')
const payment = { id: 'p1' }
const toPay = { id: 'p1', url: '/demo/bank' }

const states: Record<OrderState['kind'], OrderState> = {
  open: { kind: 'open' },
  sending: { kind: 'sending' },
  checking: { kind: 'checking' },
  unknown: { kind: 'unknown' },
  placed: { kind: 'placed', receipt: 1 },
  failed: { kind: 'failed', failure },
  'to-pay': { kind: 'to-pay', payment },
  'at-the-bank': { kind: 'at-the-bank', payment },
  'checking-payment': { kind: 'checking-payment', payment },
  'still-pending': { kind: 'still-pending', payment },
  paid: { kind: 'paid', payment },
  unpaid: { kind: 'unpaid', why: 'cancelled' },
  done: { kind: 'done', receipt: 1 },
}

const events = {
  pressed: { type: 'pressed' },
  chosen: { type: 'chosen' },
  answered: { type: 'answered', receipt: 1 },
  'asked-to-pay': { type: 'asked-to-pay', payment: toPay },
  refused: { type: 'refused', failure },
  outcomeUnknown: { type: 'outcome-unknown' },
  'not-done': { type: 'not-done', failure },
  'not-done before a reload': { type: 'not-done', failure: null },
  'nobody-says': { type: 'nobody-says' },
  recheck: { type: 'recheck' },
  'placed-elsewhere': { type: 'placed-elsewhere', receipt: 1 },
  left: { type: 'left' },
  'came-back': { type: 'came-back', payment },
  'payment open': { type: 'payment', status: 'open' },
  'payment pending': { type: 'payment', status: 'pending' },
  'payment paid': { type: 'payment', status: 'paid' },
  'payment cancelled': { type: 'payment', status: 'cancelled' },
  'payment failed': { type: 'payment', status: 'failed' },
  'payment expired': { type: 'payment', status: 'expired' },
  'waited-long-enough': { type: 'waited-long-enough' },
} as const satisfies Record<string, OrderEvent>

/** All transitions; every other event changes nothing. */
const changes: Record<OrderState['kind'], Partial<Record<keyof typeof events, OrderState['kind']>>> = {
  open: { pressed: 'sending', recheck: 'checking', 'placed-elsewhere': 'placed', 'came-back': 'checking-payment' },
  sending: {
    'came-back': 'checking-payment',
    answered: 'done',
    'asked-to-pay': 'to-pay',
    refused: 'failed',
    outcomeUnknown: 'checking',
    'placed-elsewhere': 'placed',
  },
  checking: {
    answered: 'done',
    'asked-to-pay': 'to-pay',
    refused: 'failed',
    'not-done': 'failed',
    'not-done before a reload': 'open',
    'nobody-says': 'unknown',
    'placed-elsewhere': 'placed',
    'came-back': 'checking-payment',
  },
  unknown: { recheck: 'checking' },
  placed: { chosen: 'open', 'placed-elsewhere': 'placed', 'came-back': 'checking-payment' },
  failed: { pressed: 'sending', chosen: 'open', 'placed-elsewhere': 'placed' },
  'to-pay': { refused: 'failed', left: 'at-the-bank', 'came-back': 'checking-payment' },
  'at-the-bank': { 'came-back': 'checking-payment' },
  'checking-payment': {
    'payment paid': 'paid',
    'payment cancelled': 'unpaid',
    'payment failed': 'unpaid',
    'payment expired': 'unpaid',
    'waited-long-enough': 'still-pending',
  },
  'still-pending': {
    'came-back': 'checking-payment',
    'payment paid': 'paid',
    'payment cancelled': 'unpaid',
    'payment failed': 'unpaid',
    'payment expired': 'unpaid',
  },
  paid: { answered: 'done' },
  unpaid: { pressed: 'sending', chosen: 'open' },
  done: {},
}

describe.each(Object.entries(states))('an order that is %s', (name, state) => {
  test.each(Object.entries(events))('%s', (eventName, event) => {
    const expected = changes[state.kind][eventName as keyof typeof events]
    const after = next(state, event)
    if (expected === undefined) expect(after).toBe(state)
    else expect(after.kind).toBe(expected)
  })

  test('blocks a reload while it is on its way, and then no press sends it again', () => {
    if (isBusy(state)) expect(next(state, events.pressed)).toBe(state)
    expect(isBusy(state)).toBe(['sending', 'checking', 'to-pay'].includes(name))
  })
})

test('what was told is kept: the receipt, the reason, the payment', () => {
  expect(next({ kind: 'sending' }, { type: 'answered', receipt: { orderNumber: 'TU' } })).toEqual({
    kind: 'done',
    receipt: { orderNumber: 'TU' },
  })
  expect(next({ kind: 'sending' }, { type: 'refused', failure })).toEqual({ kind: 'failed', failure })
  expect(next({ kind: 'to-pay', payment }, { type: 'left' })).toEqual({ kind: 'at-the-bank', payment })
  expect(next({ kind: 'checking-payment', payment }, { type: 'payment', status: 'expired' })).toEqual({
    kind: 'unpaid',
    why: 'expired',
  })
})
