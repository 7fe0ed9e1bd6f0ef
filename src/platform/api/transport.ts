import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { noteBody } from './callLog.ts'
import { callOptions } from './callOptions.ts'
import { Failure, isForeign, notOurs, refusedWith } from './failure.ts'
import { wire } from './wire.ts'

const http = ky.create(callOptions)

export type Outgoing = {
  operation: string
  method: 'get' | 'post' | 'put' | 'delete'
  body?: unknown
  headers?: Record<string, string>
  signal: AbortSignal
  limit: number
  /** The most further tries, never after 429 or 503. */
  retries: number
  /** Checked before every try; true ends the call as `offline`. */
  isHeld?: (() => boolean) | undefined
  /** The response of a first try that was already made. */
  first?: Promise<Response> | undefined
}

/** Sends one call over ky and returns the text of its body. Throws a Failure for a refusal or no answer, and an AbortError by `signal`. */
export async function send(address: URL, sending: Outgoing): Promise<string> {
  const { operation, method, body, headers, signal, limit, retries, isHeld } = sending
  let { first } = sending
  // Ky would join the signals with AbortSignal.any, which browsers have only since 2024. `ended` takes the listeners away.
  const ended = new AbortController()
  function stopped(...signals: readonly AbortSignal[]): AbortSignal {
    const either = new AbortController()
    for (const one of signals) {
      if (one.aborted) either.abort(one.reason)
      one.addEventListener('abort', () => either.abort(one.reason), { signal: ended.signal })
    }
    return either.signal
  }
  try {
    return await http(address, {
      method,
      fetch(input, init) {
        if (isHeld?.()) throw new Failure('offline', operation, 'the session is over')
        if (__MOCK__) noteBody(body)
        const answer =
          first ?? wire(input, { ...init, signal: stopped(signal, ...(input instanceof Request ? [input.signal] : [])) })
        first = undefined
        return answer
      },
      ...(body !== undefined && { json: body }),
      ...(headers && { headers }),
      timeout: limit,
      totalTimeout: limit,
      retry: {
        limit: retries,
        methods: ['get'],
        statusCodes: [500, 502, 504],
        shouldRetry: () => (navigator.onLine === false ? false : undefined),
      },
    }).text()
  } catch (error) {
    if (isHTTPError(error)) {
      const { data, response } = error
      if (isForeign(response.status, data)) throw notOurs(operation)
      throw refusedWith(operation, response.status, data, response.statusText)
    }
    if (isNetworkError(error) || isTimeoutError(error)) throw new Failure('offline', operation, error.message, { cause: error })
    throw error
  } finally {
    ended.abort()
  }
}
