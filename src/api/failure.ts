import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'

/**
 * Why a call gave no answer to use.
 * offline: nobody answered (no network, time-out); signed-out: 401; refused: the backend said no (4xx);
 * broken: it failed (5xx, or statusCode 500 and up in a 200: spec 8) or answered what does not fit the contract.
 */
export type FailureKind = 'offline' | 'signed-out' | 'refused' | 'broken'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly operation: string
  readonly status: number
  /** As HTTP/1.1 has it; empty over HTTP/2, or when the status stood in the answer. */
  readonly statusText: string
  readonly code: string | undefined

  constructor(
    kind: FailureKind,
    operation: string,
    message: string,
    details: { status?: number; statusText?: string; code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'Failure'
    this.kind = kind
    this.operation = operation
    this.status = details.status ?? 0
    this.statusText = details.statusText ?? ''
    this.code = details.code
  }
}

/** What a refusal carries (decisions D5). */
const RefusalBody = v.object({ statusCode: v.number(), message: v.string(), code: v.optional(v.string()) })

/** The refusal in a body, if there is one. */
export function refusalIn(body: unknown): v.InferOutput<typeof RefusalBody> | null {
  const parsed = v.safeParse(RefusalBody, body)
  return parsed.success ? parsed.output : null
}

const kindOf = (status: number): FailureKind => (status === 401 ? 'signed-out' : status >= 500 ? 'broken' : 'refused')

/** A refusal of the backend, by its status. */
export const refusedWith = (operation: string, status: number, body: unknown, statusText = ''): Failure => {
  const refusal = refusalIn(body)
  return new Failure(kindOf(status), operation, refusal?.message ?? '', {
    status,
    statusText,
    ...(refusal?.code !== undefined && { code: refusal.code }),
  })
}

/** Whatever a call threw, as a failure. */
export function failureOf(error: unknown, operation: string): Failure {
  if (error instanceof Failure) return error
  if (isHTTPError(error)) {
    const { status, statusText } = error.response
    return refusedWith(operation, status, error.data, statusText)
  }
  if (isNetworkError(error) || isTimeoutError(error)) return new Failure('offline', operation, error.message, { cause: error })
  return new Failure('broken', operation, error instanceof Error ? error.message : 'unknown', { cause: error })
}
