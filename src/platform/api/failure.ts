import * as v from 'valibot'
import type { RefusalCode } from '#model/refusals.ts'

/**
 * Why a call has no usable answer. offline: our backend did not respond (no network, time-out, a page of somebody else); signed-out: 401; challenge: signing in needs a second
 * factor; refused: 4xx; broken: 5xx (also as `statusCode` in a 200), or an answer that does not fit the contract.
 */
export type FailureKind = 'offline' | 'signed-out' | 'challenge' | 'refused' | 'broken'

/** A code of the backend, or one of the app itself. */
export type FailureCode = RefusalCode | 'SCREEN_MISSING' | 'NO_COOKIES' | 'NOT_OURS'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly operation: string
  readonly status: number
  /** The status text of the body, otherwise of HTTP: the latter is English, and absent since HTTP/2. */
  readonly statusText: string
  readonly code: FailureCode | undefined
  /** The rest of the refusal. Readers validate it with their own schema. */
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

/** The code of the success screen could not be fetched, so nothing was sent: a refusal by the app itself. */
export const SCREEN_MISSING = 'SCREEN_MISSING'
export const screenMissing = (operation: string): Failure =>
  new Failure('refused', operation, 'the screen that follows could not be loaded', { code: SCREEN_MISSING })

/** Somebody else answered in the place of our backend, such as the sign-in page of a public wifi network. That is no answer. */
export const NOT_OURS = 'NOT_OURS'
export const notOurs = (operation: string): Failure =>
  new Failure('offline', operation, 'somebody else answered', { code: NOT_OURS })

/**
 * True for a refusal that cannot be our backend's: 511 (sign in to the network first), or a page in HTML. A 401 ends the session whatever
 * its body is, and a status of 500 and up is a server error (spec 8): the gateway before our backend answers both with a page.
 */
export const isForeign = (status: number, body: unknown): boolean =>
  status === 511 || (status < 500 && status !== 401 && typeof body === 'string' && /^\s*</.test(body))

/** True when the outcome of a write is unknown: it may have been carried out. */
export const isUnknown = ({ kind }: Pick<Failure, 'kind'>): boolean => kind === 'offline' || kind === 'broken'

const RefusalBody = v.object({
  statusCode: v.number(),
  statusText: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
  code: v.optional(v.custom<RefusalCode>((code) => typeof code === 'string')),
  details: v.optional(v.unknown()),
})

export function refusalIn(body: unknown): v.InferOutput<typeof RefusalBody> | null {
  const parsed = v.safeParse(RefusalBody, body)
  return parsed.success ? parsed.output : null
}

/** The generic 429 message in both languages; any other message at login means a second factor. */
const TOO_MANY = /too many requests|te vaak/i

function kindOf(operation: string, status: number, message = ''): FailureKind {
  if (status === 401) return 'signed-out'
  if (status >= 500) return 'broken'
  return operation === 'login' && status === 429 && message !== '' && !TOO_MANY.test(message) ? 'challenge' : 'refused'
}

/** Turns a refused response into a Failure. `phrase`: the reason phrase of HTTP. */
export const refusedWith = (operation: string, status: number, body: unknown, phrase = ''): Failure => {
  const refusal = refusalIn(body)
  return new Failure(kindOf(operation, status, refusal?.message), operation, refusal?.message ?? '', {
    status,
    statusText: refusal?.statusText || phrase,
    ...(refusal?.code !== undefined && { code: refusal.code }),
    details: refusal?.details,
  })
}

/** True for failures of the backend and aborted calls; anything else is a bug. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof DOMException && error.name === 'AbortError')

/** Turns a caught error into a Failure and logs bugs. */
export function toFailure(error: unknown, operation: string): Failure {
  if (!isExpected(error)) console.error(error)
  return failureOf(error, operation)
}

/** Turns a caught error into a Failure. */
export function failureOf(error: unknown, operation: string): Failure {
  if (error instanceof Failure) return error
  return new Failure('broken', operation, error instanceof Error ? error.message : 'unknown', { cause: error })
}
