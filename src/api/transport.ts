import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { noteBody } from './callLog.ts'
import { callOptions } from './callOptions.ts'
import { Failure, isForeign, notOurs, refusedWith } from './failure.ts'
import { wire } from './wire.ts'

const http = ky.create(callOptions)

export type Sending = {
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
export async function send(address: URL, sending: Sending): Promise<string> {
  const { operation, method, body, headers, signal, limit, retries, isHeld } = sending
  let { first } = sending
  try {
    return await http(address, {
      method,
      signal,
      fetch(input, init) {
        if (isHeld?.()) throw new Failure('offline', operation, 'the session is over')
        if (__MOCK__) noteBody(body)
        const answer = first ?? wire(input, init)
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
  }
}
