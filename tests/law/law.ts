import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Args, Read, Write } from '#model/operation.ts'
import { getUsage } from '#model/usage/contract.ts'
import type { Decision } from '../../mocks/payment/paying.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/**
 * The law: statements to a customer are true. A flow states facts at every moment. A fact of the confirming step must have the same value
 * at every later moment, and later moments may add no facts. The facts come from the pure functions that the screens use, applied to
 * answers of the mock backend.
 *
 *     law('extra data', {
 *       accounts: [2, 28],
 *       choose: (customer, random) => oneOf(random, offers) or null,        // a random choice; null: there is nothing to choose
 *       told: async (customer, choice) => ({ price, internet, until }),      // the facts on the confirming step
 *       order: async (customer, choice) => ({ price, internet, until }),     // orders, and answers the facts on the receipt
 *       pending: async (customer) => ({ overview: { internet }, … }),        // the facts on every screen that shows them, from now on
 *       startsOn: ({ until }) => …,                                          // the day on which the order takes effect, or null
 *       after: async (customer) => ({ overview: { internet }, … }),          // the facts once that day has come
 *       undo: { by: (customer, choice) => …, leaves: (customer) => … },      // undoing restores the facts from before the order
 *     })
 *
 * Omit the parts that a flow does not have. Orders are on random days of two years, so that ends of months and years occur. Each flow gets
 * two hundred orders, or `LAW_ORDERS`; `npm run test:deep` gives each a thousand. A failure names its seed:
 * `LAW_SEED=… LAW_ORDERS=1 npx vitest run tests/law/…` repeats that order alone.
 */
export type Flow<Choice> = {
  accounts: readonly number[]
  /** The maximum number of orders, for flows with slow orders. */
  orders?: number
  /** May also prepare the customer, such as moving the clock or placing an order, before any facts are read. */
  choose: (customer: Customer, random: Random) => Promise<Choice | null>
  told: (customer: Customer, choice: Choice) => Promise<Facts>
  order: (customer: Customer, choice: Choice) => Promise<Facts>
  pending?: (customer: Customer, choice: Choice) => Promise<Record<string, Facts>>
  startsOn?: (told: Facts) => Day | null
  after?: (customer: Customer, choice: Choice, told: Facts) => Promise<Record<string, Facts>>
  /** `can`: omit it when every order can be undone. */
  undo?: {
    can?: (told: Facts) => boolean
    by: (customer: Customer, choice: Choice) => Promise<unknown>
    leaves: (customer: Customer) => Promise<unknown>
  }
}

/** The facts by name: texts, amounts in cents, days, or lists of these. */
export type Facts = Readonly<Record<string, unknown>>

/** Cents by period. */
export type Spent = Readonly<Record<string, number>>

/** The cents spent since `before`. The costs of periods that left the list no longer change. */
export const spentSince = (before: Spent, now: Spent): number =>
  Object.entries(now).reduce((sum, [period, cents]) => sum + cents - (before[period] ?? 0), 0)

/** A signed-in customer with a backend of their own. Every answer is checked against its contract; a refusal is thrown. */
export type Customer = {
  readonly number: number
  /** The current day of the customer's clock. */
  today: () => Day
  turnTo: (day: Day) => Promise<void>
  /** Changes another condition of the demo, such as `priceRise` (mocks/server/control.ts). */
  turn: (change: object) => Promise<unknown>
  read: <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>) => Promise<Output>
  write: <Input, Output>(operation: Write<Input, Output>, ...args: Args<Input>) => Promise<Output>
  /** The cents for calls, sms and internet, by period. */
  spent: () => Promise<Spent>
  decide: (payment: string, decision: Decision) => Promise<unknown>
  /** Makes an event happen (mocks/world/happenings.ts). */
  happen: (happening: object) => Promise<unknown>
}

/** The first possible day of an order. */
const FIRST: Day = '2026-12-01'
const DAYS = 730
const ORDERS = Number(process.env.LAW_ORDERS ?? 200)
const SEED = Number(process.env.LAW_SEED ?? 1)

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

export const chance = (random: Random, share: number): boolean => random() < share

/** An answer without its `updatedAt`. */
export const undated = <Answer extends { updatedAt: string }>({ updatedAt: _, ...answer }: Answer): Omit<Answer, 'updatedAt'> =>
  answer

/** One backend for all customers: each has a separate browser there. */
const backend = quickBackend()

export async function customerOf(number: number, today: Day): Promise<Customer> {
  const browser = visitor(backend)
  let day = today
  const turnTo = async (next: Day) => {
    day = next
    await browser.turn({ clock: `${next}T12:00:00+01:00` })
  }
  await turnTo(today)
  await browser.as(number)
  const customer: Customer = {
    number,
    today: () => day,
    turnTo,
    turn: browser.turn,
    decide: (id, decision) => browser.ask('POST', '/demo/payment', { id, decision }),
    happen: (happening) => browser.ask('POST', '/demo/happen', happening),
    async spent() {
      const { periods } = await customer.read(getUsage, {})
      const costsOf = async (period: string) =>
        (await customer.read(getUsage, { period })).outside.reduce((sum, { amount }) => sum + amount, 0)
      return Object.fromEntries(await Promise.all(periods.map(async ({ id }) => [id, await costsOf(id)] as const)))
    },
    async read(operation, ...args) {
      const { status, body } =
        operation.verb === 'get'
          ? await browser.read(operation.name, args[0] === undefined ? undefined : Object(args[0]))
          : await browser.ask('POST', `/api/post?endpoint=${operation.name}`, args[0])
      if (status !== 200) throw new Error(`${operation.name}: ${status} ${body.code ?? body.message}`)
      return v.parse(operation.answer, body.result)
    },
    async write(operation, ...args) {
      const { status, body } = await browser.write(operation.name, Object(args[0] ?? {}))
      if (status !== 200) throw new Error(`${operation.name}: ${status} ${body.code ?? body.message}`)
      return v.parse(operation.answer, body.result)
    },
  }
  return customer
}

/** Checks that every fact was told before, with the same value. */
function agree(where: string, facts: Facts, told: Facts): void {
  expect(facts, where).toEqual(
    Object.fromEntries(Object.keys(facts).map((name) => [name, name in told ? told[name] : 'never told'])),
  )
}

/** Runs one order from beginning to end; false when there was nothing to choose. */
async function holds<Choice>(flow: Flow<Choice>, random: Random): Promise<boolean> {
  const customer = await customerOf(oneOf(random, flow.accounts), addDays(FIRST, between(random, 0, DAYS)))
  const choice = await flow.choose(customer, random)
  if (choice === null) return false
  const context = `account ${customer.number} on ${customer.today()} chose ${JSON.stringify(choice)}`

  const told = await flow.told(customer, choice)
  const takesBack = flow.undo !== undefined && (flow.undo.can?.(told) ?? true) && chance(random, 0.3)
  const before = takesBack && (await flow.undo?.leaves(customer))
  agree(`${context}: receipt`, await flow.order(customer, choice), told)
  for (const [screen, facts] of Object.entries((await flow.pending?.(customer, choice)) ?? {}))
    agree(`${context}: pending on ${screen}`, facts, told)

  if (takesBack) {
    await flow.undo?.by(customer, choice)
    expect(await flow.undo?.leaves(customer), `${context}: undone`).toEqual(before)
    return true
  }
  const startsOn = flow.startsOn?.(told) ?? null
  if (startsOn !== null && startsOn > customer.today()) await customer.turnTo(startsOn)
  for (const [screen, facts] of Object.entries((await flow.after?.(customer, choice, told)) ?? {}))
    agree(`${context}: ${screen} on ${customer.today()}`, facts, told)
  return true
}

/** Tests that the law holds for a flow, with random orders of random customers on random days. */
export function law<Choice>(name: string, flow: Flow<Choice>): void {
  test(`${name}: told = receipt = pending = after`, { timeout: 600_000 }, async () => {
    const wanted = Math.min(ORDERS, flow.orders ?? ORDERS)
    let orders = 0
    for (let seed = SEED; orders < wanted; seed += 1) {
      if (seed - SEED > wanted * 5)
        throw new Error(`Only ${orders} orders in ${wanted * 5} tries: the choices are too often none`)
      try {
        if (await holds(flow, randomOf(name, seed))) orders += 1
      } catch (error) {
        if (error instanceof Error) error.message = `LAW_SEED=${seed}: ${error.message}`
        throw error
      }
    }
  })
}
