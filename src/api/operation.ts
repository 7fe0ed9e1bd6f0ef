import type { GenericSchema } from 'valibot'
import type { Changes } from './changes.ts'
import type { ReadName } from './readNames.ts'

type Verb = 'get' | 'post' | 'put' | 'delete'

/**
 * One named backend operation (spec 7): its verb, its name and the schema of its answer's `result`.
 * An operation is a value, so a screen carries only the contract of its own area.
 */
export type Operation<V extends Verb = Verb, Input = never, Output = unknown> = {
  readonly verb: V
  readonly name: string
  readonly answer: GenericSchema<unknown, Output>
  /** Does it only tell? Mostly a GET, but not always. */
  readonly reads: boolean
  /** Never set; carries the type of the input. */
  readonly takes?: (input: Input) => void
}

export type Read<Input, Output> = Operation<'get' | 'post', Input, Output> & { readonly reads: true }
export type Write<Input, Output> = Operation<'post' | 'put' | 'delete', Input, Output> & {
  readonly reads: false
  /** The reads that answer something else once it is done: what shows them asks again (useDeed, useSending). */
  readonly changes: Changes
}

/** Operations without input are called with none; the others must get theirs. */
export type Args<Input> = Input extends void ? [] : [input: Input]

/** Names the type of an operation's input: `get('getUsage', Usage, takes<UsageQuery>())`. */
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

/** A read with its input: what a row of the route table can ask for beforehand. */
export type Reading = { operation: Read<never, unknown>; input: unknown }

/** Names a read with its input. */
export const reading = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Reading => ({
  operation,
  input: args[0],
})

/** A read that a screen names: by itself when it takes no input. */
export type Wanted = Reading | Read<void, unknown>
export const readingOf = (wanted: Wanted): Reading => ('operation' in wanted ? wanted : reading(wanted))

export const get = reads('get')
/** A question that the backend takes as a POST (spec 7: handsetOrder, numberportingGetStatus, checkPhoneNumber). It changes nothing. */
export const postToRead = reads('post')
export const post = writes('post')
export const put = writes('put')
/** Takes away what is there. Carries a key like every write. */
export const del = writes('delete')
