import type { Write } from '#model/operation.ts'
import { sendWrite } from '../api/write.ts'
import { proven } from './proven.ts'

/** Sends a write that may take a proof, again under its own key. Throws the Failure. */
export const sendProven = <Input>(operation: Write<Input, unknown>, input: Input, key: string): Promise<unknown> =>
  proven(() => sendWrite(operation, input, key))
