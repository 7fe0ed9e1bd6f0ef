import type { Account } from '../fixtures/accounts/account.ts'
import type { Operation } from '../src/api/operation.ts'
import { Refusal } from './answers.ts'
import type { World } from './world/world.ts'

/** What an operation may know: who asks, that customer's world, and the moment (ms). */
export type Context = {
  readonly account: Account
  readonly world: World
  readonly now: number
  readonly overviewPatch: Record<string, unknown> | null
  /** What a write changes about this customer; it lasts until the next login or reset. */
  readonly become: (changed: Account) => void
}

type Input<O> = O extends { readonly takes?: (input: infer I) => void } ? I : never
type Output<O> = O extends Operation<Operation['verb'], never, infer Answer> ? Answer : never

/** Answers for the operations of one contract module: all of them and no others. An answer may throw a `Refusal`. */
export type Part<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Operation ? Name : never]: (
    input: Input<Module[Name]>,
    context: Context,
  ) => Output<Module[Name]> | Promise<Output<Module[Name]>>
}

/** One operation and its answer. The input is checked by nobody but the operation itself. */
export type Answering = { readonly operation: Operation; readonly answer: (input: unknown, context: Context) => unknown }

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'verb' in value && 'name' in value && 'answer' in value

/** Pairs the operations of a contract module with their answers. */
export const area = <Module extends object>(contract: Module, part: Part<Module>): Answering[] =>
  Object.values(contract)
    .filter(isOperation)
    .map((operation) => ({
      operation,
      // Part<Module> has an answer for each operation, but TypeScript cannot see which pair this is.
      answer: (part as Record<string, Answering['answer']>)[operation.name] ?? unanswered,
    }))

const unanswered = (): never => {
  throw new Refusal(501, 'Not Implemented')
}
