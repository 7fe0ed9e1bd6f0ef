import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Browsers } from '../../mocks/server/browsers.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { documented } from '../support/documented.ts'
import { operations } from '../support/operations.ts'
import { type Reply, visitor } from '../world/visitor.ts'

/**
 * Refusals: for each refusal that the contract of a subject documents, a customer to whom it happens.
 *
 *     refusals('sim', [
 *       ['another price was shown', '409 PRICE_CHANGED', 'createSimcard', 1, card, { priceRise: 50 }],
 *     ])
 *
 * A row is a title, the refusal, the operation, the account (null for a guest), the input and the steps before it. The mock must answer
 * exactly that status and code, and nothing may change. Each documented refusal needs a row; an operation that refuses like another one
 * needs one row of those. `never`: refusals that no account of the demo meets. An undocumented refusal fails in any test (tests/world/visitor.ts).
 */
export type Row = readonly [
  when: string,
  refusal: `${number}` | `${number} ${string}`,
  operation: string,
  account: number | null,
  input: object,
  ...before: readonly Step[],
]

/** A write that succeeds; changed conditions of the demo; or anything else, with an answer that is added to the input. */
type Step = readonly [operation: string, input: object] | { readonly [condition: string]: unknown } | Prepare
type Prepare = (customer: Refused) => Promise<unknown>

/** The customer of a row. */
export type Refused = ReturnType<typeof visitor> & {
  /** Writes, and returns the result. */
  readonly done: (operation: string, input?: object) => Promise<Record<string, unknown>>
  /** Writes as often, whatever the answer. */
  readonly tries: (times: number, operation: string, input: object) => Promise<void>
  /** Starts a payment and decides it at the bank; returns its id. */
  readonly pay: (decision: string, input: object, operation?: string) => Promise<string>
  /** Another browser at the same backend. */
  readonly another: () => ReturnType<typeof visitor>
  /** Moves the real clock by minutes. */
  readonly wait: (minutes: number) => void
}

/** A Friday. */
const TODAY: Day = '2026-11-20'
const MINUTE = 60_000

function refusedOf(today: Day) {
  let now = momentOf(today, 12)
  const browsers: Browsers = new Map()
  const backend = createBackend({ browsers, latency: 0, clock: () => now })
  const browser = visitor(backend)
  const done: Refused['done'] = async (operation, input = {}) => {
    const { status, body } = await browser.write(operation, input)
    if (status !== 200) throw new Error(`${operation} before the refusal: ${status} ${body.code ?? body.message}`)
    return Object(body.result)
  }
  const customer: Refused = {
    ...browser,
    done,
    async tries(times, operation, input) {
      for (let time = 0; time < times; time += 1) await browser.write(operation, input)
    },
    async pay(decision, input, operation = 'createPayment') {
      const { id } = Object((await done(operation, input)).payment)
      await browser.ask('POST', '/demo/payment', { id, decision })
      return id
    },
    another: () => visitor(backend),
    wait: (minutes) => {
      now += minutes * MINUTE
    },
  }
  /** Everything that an operation may change, without counted calls and tries. */
  const kept = () =>
    [...browsers.values()].map(({ events, orders, passwords, trusted, links }) => ({
      events: Object.values(events)
        .flat()
        .filter(({ kind }) => !kind.endsWith('-refused')), // tries are counted
      orders: [...orders],
      passwords: { ...passwords },
      trusted: { ...trusted },
      links: [...links],
    }))
  return { customer, kept }
}

const isWrite = (step: Step): step is readonly [string, object] => Array.isArray(step)

async function take(step: Step, customer: Refused): Promise<unknown> {
  if (typeof step === 'function') return await step(customer)
  if (isWrite(step)) await customer.done(...step)
  else expect((await customer.turn(step)).status).toBe(200)
  return {}
}

const asked = (customer: Refused, operation: string, input: object): Promise<Reply> =>
  operations.get(operation)?.operation.verb === 'get' || operation === 'getPaymentStatus'
    ? customer.read(operation, input)
    : customer.write(operation, input)

/** `today`: the first day of the customers. */
type Options = { readonly today?: Day; readonly never?: readonly string[] }

/** Tests the refusals of a subject (see above). */
export function refusals(subject: string, rows: readonly Row[], { today = TODAY, never = [] }: Options = {}): void {
  describe(`${subject} refuses`, () => {
    for (const [when, refusal, operation, account, input, ...before] of rows)
      test(`${operation}: when ${when}, then ${refusal}`, async () => {
        const { customer, kept } = refusedOf(today)
        if (account === null) await customer.turn({ clock: 0 })
        else await customer.as(account)
        const added = []
        for (const step of before) added.push(await take(step, customer))
        const known = kept()
        const { status, body } = await asked(customer, operation, Object.assign({}, input, ...added))
        expect([status, body.code].filter((part) => part !== undefined).join(' ')).toBe(refusal)
        if (body.code === 'PRICE_CHANGED') expect(body.details).toEqual({ was: expect.any(Number), now: expect.any(Number) })
        expect(kept()).toEqual(known)
      })

    const proven = (name: string): readonly string[] =>
      rows.filter(([, , operation]) => operation === name).map(([, refusal]) => refusal)
    test('each documented refusal has a row', () => {
      const lacking = documented
        .filter((one) => one.subject === subject)
        .flatMap(({ name, own, inherited }) => [
          ...own.filter((refusal) => !proven(name).includes(refusal)).map((refusal) => `${name} ${refusal}`),
          ...(inherited.length > 0 && !proven(name).some((refusal) => inherited.includes(refusal))
            ? [`${name} like another`]
            : []),
        ])
      expect(lacking).toEqual(never)
    })
  })
}
