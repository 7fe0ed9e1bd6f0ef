import type { Args, Read } from '#model/operation.ts'
import { read } from '../api/client.ts'
import { proven } from './proven.ts'

/** Reads something that may take a proof, outside a hook. Throws the Failure. */
export const readProven = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> =>
  proven(() => read(operation, ...args))
