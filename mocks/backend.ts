import type { Account } from '../fixtures/accounts/account.ts'
import type { OrderOutcome } from '../src/api/contract/order.ts'
import type { SessionUser } from '../src/api/contract/session.ts'
import type { Operation } from '../src/api/operation.ts'
import type { Browser, Entrance, Order, ShopConditions } from './browsers.ts'
import type { Doing } from './deeds.ts'
import type { Guesses } from './guesses.ts'
import type { World } from './world/world.ts'

/** What an operation may know: who asks, that customer's world, and the moment (ms). */
export type Context = {
  readonly account: Account
  /** The flags of this session, as the customer's cookie holds them. */
  readonly session: SessionUser
  readonly world: World
  readonly now: number
  readonly overviewPatch: Record<string, unknown> | null
  /** Cents on top of every price that is offered. */
  readonly priceRise: number
  readonly shop: ShopConditions
  readonly orders: readonly Order[]
  /** Books an order of this customer; answers its number. */
  readonly place: (lines: Order['lines']) => string
  /** Sends an sms to a number. */
  readonly text: (phoneNumber: string, text: string) => void
  /** Sends an e-mail, with a link or without. */
  readonly mail: (to: string, text: string, link?: string) => void
  readonly outcomeOf: (key: string) => OrderOutcome
  /** Writes down what this customer does now; answers who they are after it. It lasts until a reset. */
  readonly record: (doing: Doing) => Account
  /** Everything that was done in this browser, by number of the account. */
  readonly deeds: Browser['deeds']
  /** The receipt of a payment of this customer (payments.ts). */
  readonly receiptOf: (payment: string) => { flow: string; amount: number; receipt: unknown }
  /** The origin of the app that asks. */
  readonly origin: string
  readonly password: string
  /** Changes it. Refused when the new one breaks a rule; the rules are those of a password that is chosen by link. */
  readonly choosePassword: (password: string) => void
}

/** What an operation for guests may know; `cookies` go along with its answer. */
export type GuestContext = Entrance & { readonly guesses: Guesses; readonly cookies: string[] }

type Input<O> = O extends { readonly takes?: (input: infer I) => void } ? I : never
type Output<O> = O extends Operation<Operation['verb'], never, infer Answer> ? Answer : never

/**
 * Answers for the operations of one contract module: all of them and no others. An answer may throw a `Refusal`. None of them waits: what it
 * reads is the newest state and stays so until it has changed it, so that of two writes at once neither is lost.
 */
export type Part<Module, Known = Context> = {
  readonly [Name in keyof Module as Module[Name] extends Operation ? Name : never]: (
    input: Input<Module[Name]>,
    context: Known,
  ) => Output<Module[Name]>
}
export type GuestPart<Module> = Part<Module, GuestContext>

/** One operation and its answer. Nobody else checks the input: the answer has to. */
export type Answering<Known = Context> = {
  readonly operation: Operation
  readonly answer: (input: unknown, context: Known) => unknown
}
export type GuestAnswering = Answering<GuestContext>

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'verb' in value && 'name' in value && 'answer' in value

/** Pairs the operations of a contract module with their answers, by the name under which it exports them. */
const paired = <Module extends object, Known>(contract: Module, part: Part<Module, Known>): Answering<Known>[] =>
  Object.entries(contract).flatMap(([exported, operation]) =>
    isOperation(operation)
      ? {
          operation,
          // Part<Module> has an answer for each operation, but TypeScript cannot see which pair this is.
          answer: (part as Record<string, Answering<Known>['answer']>)[exported] ?? (() => unanswered(operation)),
        }
      : [],
  )

function unanswered({ name }: Operation): never {
  throw new Error(`${name} has no answer`)
}

export const area = <Module extends object>(contract: Module, part: Part<Module>): Answering[] => paired(contract, part)
export const guestArea = <Module extends object>(contract: Module, part: GuestPart<Module>): GuestAnswering[] =>
  paired(contract, part)
