import type { Write } from '#model/operation.ts'
import { getOrderOutcome, type OrderOutcome } from '#model/order.ts'
import { accept } from './accept.ts'
import { onFailure, onWrite } from './events.ts'
import { Failure } from './failure.ts'
import { call } from './http.ts'

/**
 * Sends a write once; nothing is re-sent automatically. The caller makes `key` at the confirming step and keeps it until the outcome is
 * known: the backend answers an equal key with the same result. A separate module, so that guests do not load the read cache. Announces
 * and throws the Failure.
 */
export const write = async <Input, Output>(
  operation: Write<Input, Output>,
  input: Input,
  { key, onceWithin }: { key: string /** Time-out (ms), when shorter than that of an order. */; onceWithin?: number },
): Promise<Output> => announced(operation, async () => accept(operation, await sent(operation, input, key, onceWithin)))

/**
 * The same for a sender that validates the answer itself and looks up the outcome after a server failure. That sender announces a
 * remaining failure with `tellBroken`.
 */
export const sendWrite = <Input>(operation: Write<Input, unknown>, input: Input, key: string): Promise<unknown> =>
  announced(
    operation,
    () => sent(operation, input, key),
    ({ kind }) => kind !== 'broken',
  )

/** Announces a server failure of a write. Refusals and lost connections have been announced already. */
export function tellBroken(failure: Failure): void {
  if (failure.kind === 'broken') onFailure.emit(failure, 'write')
}

/** Announces that a write was carried out after all. */
export const tellDone = (operation: Changing): void => onWrite.emit(operation)

/** The outcome of a write by its key. Throws the Failure without announcing it, because no answer is no outcome. */
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
    body: input, // operations without input send no body
    headers: { 'Idempotency-Key': key },
    ...(onceWithin !== undefined && { onceWithin }),
  })

type Changing = Pick<Write<never, unknown>, 'changes'>

async function announced<Value>(
  operation: Changing,
  work: () => Promise<Value>,
  isTold: (failure: Failure) => boolean = () => true,
): Promise<Value> {
  try {
    const value = await work()
    onWrite.emit(operation)
    return value
  } catch (error) {
    if (error instanceof Failure && isTold(error)) onFailure.emit(error, 'write')
    throw error
  }
}
