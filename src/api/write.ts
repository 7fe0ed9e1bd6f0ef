import { accept } from './accept.ts'
import { Failure } from './failure.ts'
import { call } from './http.ts'
import { failures } from './news.ts'
import type { Write } from './operation.ts'

/**
 * Sends a write, once: nothing is ever re-sent by itself (decisions D5). `key` is made when the customer reaches the confirming step and
 * kept until the outcome is known: the backend answers the same key with the same result. Apart from the reads, so that guests do
 * without their cache. Throws the Failure, after announcing it.
 */
export async function write<Input, Output>(
  operation: Write<Input, Output>,
  input: Input,
  { key }: { key: string },
): Promise<Output> {
  try {
    const result = await call({
      operation: operation.name,
      method: operation.verb,
      path: `/api/${operation.verb}`,
      query: { endpoint: operation.name },
      body: input ?? {},
      headers: { 'Idempotency-Key': key },
    })
    return accept(operation, result)
  } catch (error) {
    if (error instanceof Failure) failures.announce(error)
    throw error
  }
}
