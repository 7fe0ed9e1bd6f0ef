import { describe, expect, test } from 'vitest'
import type { PaidFlow } from '../../src/api/contract/payment.ts'
import { handsetDone } from '../../src/order/handsetPaid.ts'
import { endsOf } from '../../src/order/paidFlows.ts'

const isFlow = (value: unknown): value is { name: string; done: string; steps: readonly { path: string }[] } =>
  typeof value === 'object' && value !== null && 'steps' in value && 'done' in value

const modules = Object.values(import.meta.glob<object>('../../src/screens/**/flow.ts', { eager: true }))
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

describe('what is known of a paid flow on the way back from the bank is what the flow says', () => {
  test.each(Object.keys(PAID))('%s', (name) => {
    const flow = flows.get(name)
    const ends = endsOf(name)
    if (!flow || !ends) throw new Error(`${name} has no ${flow ? 'ends' : 'flow'}`)
    if (typeof ends.done === 'string') expect(ends.done).toBe(flow.done)
    else expect([ends.done, flow.done]).toEqual([handsetDone, '/verlengen/telefoons/:brand/:name/:spec/bedankt'])
    // Another attempt begins at a step of the flow, or at the list that leads to it.
    const literal = (path: string) => path.replace(/:\w+/g, 'x')
    const begins = ends.startsAt?.source ?? ends.start
    expect(
      flow.steps.some(({ path }) => path === ends.start || ends.startsAt?.test(literal(path))),
      begins,
    ).toBe(true)
  })
})
