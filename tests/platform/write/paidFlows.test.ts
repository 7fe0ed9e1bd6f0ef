import { describe, expect, test } from 'vitest'
import type { PaidFlow } from '#model/payment/contract.ts'
import { handsetDone } from '#platform/write/handsetPaid.ts'
import { doneOf, endsOf, startOf } from '#platform/write/paidFlows.ts'

type Found = { name: string; done: string; path?: string; steps?: readonly { path: string }[] }
const isFlow = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && ('steps' in value || 'path' in value) && 'done' in value

const modules = Object.values(import.meta.glob<object>('../../../src/features/**/flow.ts', { eager: true }))
const flows = new Map(
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isFlow)
    .map((flow) => [flow.name, flow]),
)

/** Every name that a payment can carry; the compiler keeps the list complete. */
const PAID = {
  'top-up': true,
  'auto-top-up': true,
  'ideal-bundle': true,
  switch: true,
  invoices: true,
  term: true,
  handset: true,
  'bank-account': true,
} satisfies Record<PaidFlow, true>

describe('the ends of a paid flow: after the trip to the bank they are those of the flow itself', () => {
  test.each(Object.keys(PAID))('%s', (name) => {
    const flow = flows.get(name)
    const ends = endsOf(name)
    if (!flow || !ends) throw new Error(`${name} has no ${flow ? 'ends' : 'flow'}`)
    if (typeof ends.done === 'string') expect(ends.done).toBe(flow.done)
    else expect([ends.done, flow.done]).toEqual([handsetDone, '/verlengen/telefoons/:brand/:name/:spec/bedankt'])
    // Another attempt begins at a step of the flow, or at the list that leads to it.
    const literal = (path: string) => path.replace(/:\w+/g, 'x')
    const begins = ends.startsAt?.source ?? ends.start
    const paths = flow.steps ?? [{ path: flow.path ?? '' }]
    expect(
      paths.some(({ path }) => path === ends.start || ends.startsAt?.test(literal(path))),
      begins,
    ).toBe(true)
  })
})

const known = (name: PaidFlow) => {
  const ends = endsOf(name)
  if (!ends) throw new Error(`${name} is not paid`)
  return ends
}

test('a flow of a later version has no ends, nor has a name that every object has', () => {
  expect([endsOf('of-later'), endsOf('toString')]).toEqual([null, null])
})

test('another attempt starts where the flow does, with the way back; of invoices at the one that was tried', () => {
  expect(startOf(known('top-up'), '/verbruik')).toBe('/beltegoed-opwaarderen?terug=%2Fverbruik')
  expect(startOf(known('top-up'), null)).toBe('/beltegoed-opwaarderen')
  expect(startOf(known('invoices'), '/betaal-factuur/abc')).toBe('/betaal-factuur/abc')
  expect([null, '/verbruik'].map((back) => startOf(known('invoices'), back))).toEqual(['/facturen', '/facturen'])
})

test('the end of a flow knows the way back; that of invoices has its own', () => {
  expect(doneOf(known('top-up'), '/verbruik', {})).toBe('/beltegoed-opwaarderen/bedankt?terug=%2Fverbruik')
  expect(doneOf(known('invoices'), '/betaal-factuur/abc', {})).toBe('/betaal-factuur/bedankt')
})

test.each([
  [{ linked: false }, '/instellingen/wijzig/bankrekeningnummer/mislukt'],
  [{ linked: true }, '/instellingen/wijzig/bankrekeningnummer/bedankt'],
  [{}, '/instellingen/wijzig/bankrekeningnummer/bedankt'],
  [null, '/instellingen/wijzig/bankrekeningnummer/bedankt'],
  ['x', '/instellingen/wijzig/bankrekeningnummer/bedankt'],
])('an account with the receipt %j ends at %s', (receipt, end) => expect(doneOf(known('bank-account'), null, receipt)).toBe(end))

test('what is sold follows from the receipt; without one that is understood nothing is', () => {
  const bundle = {
    orderNumber: 'TU-26024-001',
    kind: 'bundle',
    id: 'data-5',
    method: 'IDEAL',
    data: 5000,
    minutes: null,
    price: 1000,
    until: '2026-12-20',
    autoExtend: false,
    toppedUp: 0,
    balance: 0,
  }
  expect(known('ideal-bundle').items?.(1000, bundle)).toMatchObject([{ item_id: expect.stringMatching('data-5'), price: 10 }])
  expect(known('ideal-bundle').items?.(1000, null)).toEqual([])
  expect(known('switch').items?.(0, null)).toEqual([])
})
