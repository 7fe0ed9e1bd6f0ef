import * as v from 'valibot'
import type { RefusalCode } from './contract/refusals.ts'

/**
 * Why a call gave no answer to use.
 * offline: nobody answered (no network, time-out); signed-out: 401; challenge: signing in takes a second factor (spec 8);
 * refused: the backend said no (4xx);
 * broken: it failed (5xx, or statusCode 500 and up in a 200: spec 8) or answered what does not fit the contract.
 */
export type FailureKind = 'offline' | 'signed-out' | 'challenge' | 'refused' | 'broken'

/** What a failure is known by: a code of the backend, or one of the app itself. */
export type FailureCode = RefusalCode | 'SCREEN_MISSING' | 'NO_COOKIES'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly operation: string
  readonly status: number
  /** What the answer calls it, or else HTTP: that is mostly English, and nothing since HTTP/2. */
  readonly statusText: string
  readonly code: FailureCode | undefined
  /** What else the refusal said. Readers check it against their own schema. */
  readonly details: unknown

  constructor(
    kind: FailureKind,
    operation: string,
    message: string,
    more: { status?: number; statusText?: string; code?: FailureCode; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Failure'
    this.kind = kind
    this.operation = operation
    this.status = more.status ?? 0
    this.statusText = more.statusText ?? ''
    this.code = more.code
    this.details = more.details
  }
}

/** The screen that would say that it was done could not be fetched: nothing was sent, so this is a refusal, by ourselves. */
export const SCREEN_MISSING = 'SCREEN_MISSING'
export const screenMissing = (operation: string): Failure =>
  new Failure('refused', operation, 'the screen that follows could not be loaded', { code: SCREEN_MISSING })

/** Nobody said what became of a write: it may have been done all the same (decisions D5). */
export const isUnknown = ({ kind }: Pick<Failure, 'kind'>): boolean => kind === 'offline' || kind === 'broken'

/** What a refusal carries (decisions D5), and for some codes what goes with it. */
const RefusalBody = v.object({
  statusCode: v.number(),
  statusText: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  code: v.optional(v.custom<RefusalCode>((code) => typeof code === 'string')),
  details: v.optional(v.unknown()),
})

/** The refusal in a body, if there is one. */
export function refusalIn(body: unknown): v.InferOutput<typeof RefusalBody> | null {
  const parsed = v.safeParse(RefusalBody, body)
  return parsed.success ? parsed.output : null
}

/** The generic message of a 429, in both languages; any other message at login asks for a second factor (spec 8). */
const TOO_MANY = /too many requests|te vaak/i

function kindOf(operation: string, status: number, message = ''): FailureKind {
  if (status === 401) return 'signed-out'
  if (status >= 500) return 'broken'
  return operation === 'login' && status === 429 && message !== '' && !TOO_MANY.test(message) ? 'challenge' : 'refused'
}

/** A refusal of the backend, by its status. `phrase`: what HTTP calls it. */
export const refusedWith = (operation: string, status: number, body: unknown, phrase = ''): Failure => {
  const refusal = refusalIn(body)
  return new Failure(kindOf(operation, status, refusal?.message), operation, refusal?.message ?? '', {
    status,
    statusText: refusal?.statusText || phrase,
    ...(refusal?.code !== undefined && { code: refusal.code }),
    details: refusal?.details,
  })
}

/** The backend's news, or a call that ended with the session. Anything else that is thrown is a fault of ours. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof DOMException && error.name === 'AbortError')

/** Whatever went wrong in a deed, as a failure to show. A fault of ours is logged, so that it is found. */
export function toFailure(error: unknown, operation: string): Failure {
  if (!isExpected(error)) console.error(error)
  return failureOf(error, operation)
}

/** Whatever a call threw, as a failure. */
export function failureOf(error: unknown, operation: string): Failure {
  if (error instanceof Failure) return error
  return new Failure('broken', operation, error instanceof Error ? error.message : 'unknown', { cause: error })
}
