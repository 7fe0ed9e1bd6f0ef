import type { SessionUser } from '#model/login/contract/session.ts'
import type { Operation } from '#model/operation.ts'
import type { OrderOutcome } from '#model/order.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import type { Guesses } from '../login/guesses.ts'
import type { NewEvent, WorldEvent } from '../world/events.ts'
import type { World } from '../world/world.ts'
import type { Browser, Entrance, Order, ShopConditions } from './browsers.ts'

/** The context of an operation: the customer, that customer's world, and the moment (ms). */
export type Context = {
  readonly browser: Browser
  /** The session that asks. */
  readonly sid: string
  readonly account: Account
  readonly session: SessionUser
  readonly world: World
  readonly now: number
  /** Cents added to every offered price. */
  readonly priceRise: number
  readonly shop: ShopConditions
  readonly orders: readonly Order[]
  readonly place: (lines: Order['lines']) => string
  readonly text: (phoneNumber: string, text: string) => void
  readonly mail: (to: string, text: string, link?: string) => void
  /** Mails the customer about something that another could have done: for a day after a change of address, the former one too. */
  readonly warn: (text: string, link?: string) => void
  readonly outcomeOf: (key: string) => OrderOutcome
  /** Records an event of this customer and answers the changed account. The event lasts until a reset. */
  readonly record: (event: NewEvent) => Account
  /** All events of this customer in this browser. */
  readonly events: readonly WorldEvent[]
  /** Such as `Chrome op Android`. */
  readonly device: string
  /** The real clock (ms), which limits sessions and their proofs. */
  readonly real: number
  readonly guesses: Guesses
  readonly origin: string
}

/** The context of an operation for guests; `cookies` are sent with its answer. */
export type GuestContext = Entrance & { readonly guesses: Guesses; readonly cookies: string[] }

type Input<O> = O extends { readonly takes?: (input: infer I) => void } ? I : never
type Output<O> = O extends Operation<Operation['verb'], never, infer Answer> ? Answer : never

/**
 * One answer for each operation of a contract module. An answer may throw a `Refusal`. Answers are synchronous, so that two concurrent
 * writes cannot overwrite each other.
 */
export type Part<Module, Known = Context> = {
  readonly [Name in keyof Module as Module[Name] extends Operation ? Name : never]: (
    input: Input<Module[Name]>,
    context: Known,
  ) => Output<Module[Name]>
}

/** An operation and its answer. The answer must check its own input. */
export type Answering<Known = Context> = {
  readonly operation: Operation
  readonly answer: (input: unknown, context: Known) => unknown
}
export type GuestAnswering = Answering<GuestContext>

export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'verb' in value && 'name' in value && 'answer' in value

/** Pairs the operations of a contract module with the answers of the same exported name. */
const paired = <Module extends object, Known>(contract: Module, part: Part<Module, Known>): Answering<Known>[] =>
  Object.entries(contract).flatMap(([exported, operation]) =>
    isOperation(operation)
      ? {
          operation,
          // Part<Module> has an answer for each operation, but TypeScript cannot match the pair here.
          answer: (part as Record<string, Answering<Known>['answer']>)[exported] ?? (() => unanswered(operation)),
        }
      : [],
  )

function unanswered({ name }: Operation): never {
  throw new Error(`${name} has no answer`)
}

export const area =
  <Module extends object>(contract: Module) =>
  (part: Part<Module>): Answering[] =>
    paired(contract, part)
export const guestArea =
  <Module extends object>(contract: Module) =>
  (part: Part<Module, GuestContext>): GuestAnswering[] =>
    paired(contract, part)
