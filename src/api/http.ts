import ky from 'ky'
import { callHeaders, fetchOrTake } from './ahead.ts'
import { Failure, failureOf, refusalIn, refusedWith } from './failure.ts'
import { answers, calls } from './news.ts'

/** A read gives up after this, an order later: no spinner is endless. */
export const READ_LIMIT_MS = 14_000
export const WRITE_LIMIT_MS = 30_000

/** The session's life in this page: what it aborts never reaches the screen. */
const epoch = new AbortController()

/** Ends all calls of this page, those to come too; a late answer is dropped. Only saying goodbye is still possible. */
export const endEpoch = (): void => epoch.abort()

const http = ky.create({
  headers: callHeaders,
  fetch: fetchOrTake,
  credentials: 'same-origin',
  // Also because a browser lets equal requests wait for each other when it may store the answer: a new try would wait for a dead one.
  cache: 'no-store',
  hooks: { afterResponse: [() => answers.announce()] },
})

type Call = {
  /** For failures: which call this was. */
  operation: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Ask once, and wait this long at most (ms). */
  onceWithin?: number
  /** Also when the session in this page has ended. */
  goodbye?: true
}

/**
 * One HTTP call to the own origin; answers the `result` (decisions D5). Reads repeat at most twice, never on 429 and not while the
 * backend asks for rest (503); writes never repeat.
 * Throws a Failure, or an AbortError when the session ended meanwhile.
 */
export async function call({ operation, method, path, query, body, headers, onceWithin, goodbye }: Call): Promise<unknown> {
  const { signal } = goodbye ? new AbortController() : epoch
  const reading = method === 'get'
  const limit = onceWithin ?? (reading ? READ_LIMIT_MS : WRITE_LIMIT_MS)
  calls.announce() // the session may turn out to be over
  signal.throwIfAborted()
  try {
    const text = await http(new URL(path, globalThis.location?.origin ?? 'http://localhost'), {
      method,
      signal,
      ...(query && { searchParams: query }),
      ...(body !== undefined && { json: body }),
      ...(headers && { headers }),
      timeout: limit,
      totalTimeout: limit,
      retry:
        reading && onceWithin === undefined
          ? {
              limit: 2,
              methods: ['get'],
              statusCodes: [500, 502, 504],
              shouldRetry: () => (navigator.onLine === false ? false : undefined),
            }
          : 0,
    }).text()
    signal.throwIfAborted()
    return resultOf(operation, JSON.parse(text))
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error, operation)
  }
}

function resultOf(operation: string, answer: unknown): unknown {
  const refusal = refusalIn(answer)
  if (refusal && refusal.statusCode >= 400) throw refusedWith(operation, refusal.statusCode, answer)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw new Failure('broken', operation, 'an answer without a result')
}
