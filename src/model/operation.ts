import type { GenericSchema } from 'valibot'
import type { Changes } from '#model/changes.ts'
import type { ReadName } from '#model/readNames.ts'

type Verb = 'get' | 'post' | 'put' | 'delete'

/**
 * One backend operation: its verb, name and answer schema. An operation is a value, so that a screen loads only the contract of its own
 * area.
 */
export type Operation<V extends Verb = Verb, Input = never, Output = unknown> = {
  readonly verb: V
  readonly name: string
  readonly answer: GenericSchema<unknown, Output>
  /** True when the operation changes nothing; not only for GETs. */
  readonly reads: boolean
  /** Type only, never set: the input type. */
  readonly takes?: (input: Input) => void
}

export type Read<Input, Output> = Operation<'get' | 'post', Input, Output> & { readonly reads: true }
export type Write<Input, Output> = Operation<'post' | 'put' | 'delete', Input, Output> & {
  readonly reads: false
  /** The reads that the write makes stale; their components refetch (useWrite, useSending). */
  readonly changes: Changes
}

/** An operation without input takes no argument. */
export type Args<Input> = Input extends void ? [] : [input: Input]

/** Declares the input type of an operation: `get('getUsage', Usage, takes<UsageQuery>())`. */
export const takes = <Input>() => undefined as ((input: Input) => void) | undefined

const reads =
  <V extends Verb>(verb: V) =>
  <Output, Input = void>(
    name: ReadName,
    answer: GenericSchema<unknown, Output>,
    _takes?: (input: Input) => void,
  ): Operation<V, Input, Output> & { readonly reads: true } => ({ verb, name, answer, reads: true })

const writes =
  <V extends Verb>(verb: V) =>
  <Output, Input = void>(
    name: string,
    answer: GenericSchema<unknown, Output>,
    changes: Changes,
    _takes?: (input: Input) => void,
  ): Operation<V, Input, Output> & { readonly reads: false; readonly changes: Changes } => ({
    verb,
    name,
    answer,
    reads: false,
    changes,
  })

/** A read with its input, such as a preload in the route table. */
export type Reading = { operation: Read<never, unknown>; input: unknown }

export const reading = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Reading => ({
  operation,
  input: args[0],
})

/** A read as a screen lists it: bare when it has no input. */
export type Wanted = Reading | Read<void, unknown>
export const readingOf = (wanted: Wanted): Reading => ('operation' in wanted ? wanted : reading(wanted))

export const get = reads('get')
/** A read that the backend takes as a POST: handsetOrder, numberportingGetStatus, checkPhoneNumber. */
export const postToRead = reads('post')
export const post = writes('post')
export const put = writes('put')
/** Deletes. Carries an idempotency key like every write. */
export const del = writes('delete')
