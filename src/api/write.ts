import { accept } from './accept.ts'
import { getOrderOutcome, type OrderOutcome } from './contract/order.ts'
import { Failure } from './failure.ts'
import { call } from './http.ts'
import { deeds, failures } from './news.ts'
import type { Write } from './operation.ts'

/**
 * Sends a write, once: nothing is ever re-sent by itself (decisions D5). `key` is made when the customer reaches the confirming step and
 * kept until the outcome is known: the backend answers the same key with the same result. Apart from the reads, so that guests do
 * without their cache. Throws the Failure, after announcing it.
 */
export const write = async <Input, Output>(
  operation: Write<Input, Output>,
  input: Input,
  { key, onceWithin }: { key: string /** How long it may take (ms), when that is less than an order. */; onceWithin?: number },
): Promise<Output> => announced(operation.name, async () => accept(operation, await sent(operation, input, key, onceWithin)))

/** The same for an answer that its sender checks: the receipt of an order, or a payment that it waits for. */
export const send = <Input>(operation: Write<Input, unknown>, input: Input, key: string): Promise<unknown> =>
  announced(operation.name, () => sent(operation, input, key))

/** What became of a write, by its key (contract order). Throws the Failure, and announces nothing: no answer is no outcome. */
export const outcomeOf = async (key: string): Promise<OrderOutcome> =>
  accept(
    getOrderOutcome,
    await call({
      operation: getOrderOutcome.name,
      method: 'get',
      path: '/api/get',
      query: { endpoint: getOrderOutcome.name, requestParams: JSON.stringify({ key }) },
    }),
  )

const sent = <Input>(operation: Write<Input, unknown>, input: Input, key: string, onceWithin?: number): Promise<unknown> =>
  call({
    operation: operation.name,
    method: operation.verb,
    path: `/api/${operation.verb}`,
    query: { endpoint: operation.name },
    body: input, // what takes nothing has none (spec 7)
    headers: { 'Idempotency-Key': key },
    ...(onceWithin !== undefined && { onceWithin }),
  })

async function announced<Value>(operation: string, work: () => Promise<Value>): Promise<Value> {
  try {
    const value = await work()
    deeds.announce(operation)
    return value
  } catch (error) {
    if (error instanceof Failure) failures.announce(error, 'write')
    throw error
  }
}
