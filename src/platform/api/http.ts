import { callOptions } from './callOptions.ts'
import { READ_LIMIT_MS, takeEarlyRead } from './earlyReads.ts'
import { onRequest, onResponse } from './events.ts'
import { Failure, failureOf, notOurs, refusalIn, refusedWith } from './failure.ts'
import type { Outgoing } from './transport.ts'
import { wire } from './wire.ts'

/** A read is tried three times at most, a write once (decisions D5). */
const RETRIES = 2

/** Time-out of a write (ms), longer than that of a read. */
const WRITE_LIMIT_MS = 30_000

/** Aborts every call of the session in this page, so that late answers never reach the screen. */
const epoch = new AbortController()

/** Aborts all current and future calls of this page; only the sign-off call still works. */
export const endEpoch = (): void => epoch.abort()

let isOver = () => false

/** While `over` returns true, no customer data are requested: the server has yet to hear that the session has ended. */
export function askNothingWhile(over: () => boolean): void {
  isOver = over
}

type Call = Pick<Outgoing, 'operation' | 'method' | 'body' | 'headers'> & {
  path: string
  query?: Record<string, string>
  /** The call only reads: it has the time-out of a GET. */
  reads?: boolean
  /** No retries, and this time-out (ms). */
  onceWithin?: number
  /** Keeps the call alive after the session has ended, until this signal aborts. */
  goodbye?: AbortSignal
}

/**
 * One HTTP call to this origin; returns its `result`. Reads retry at most twice, writes never. Throws a Failure, or an AbortError when the
 * session ended.
 */
export async function call({ path, query, reads, onceWithin, goodbye, ...rest }: Call): Promise<unknown> {
  const { operation, method } = rest
  const signal = goodbye ?? epoch.signal
  const retries = method === 'get' && onceWithin === undefined ? RETRIES : 0
  const limit = onceWithin ?? (reads || method === 'get' ? READ_LIMIT_MS : WRITE_LIMIT_MS)
  const address = new URL(path, globalThis.location?.origin ?? 'http://localhost')
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  onRequest.emit() // a listener may find that the session is over
  signal.throwIfAborted()
  try {
    const isHeld = path.startsWith('/api/') ? isOver : undefined
    const text = await textOf(address, { ...rest, signal, limit, retries, isHeld })
    signal.throwIfAborted()
    const result = resultOf(operation, text)
    onResponse.emit()
    return result
  } catch (error) {
    signal.throwIfAborted()
    const failure = failureOf(error, operation)
    if (failure.status > 0) onResponse.emit()
    throw failure
  }
}

/**
 * The first try of a GET. The browser is asked directly, so that the first figures of a page wait for no more code. Once `ended` is aborted,
 * no timer is left and no listener on the signal, which lives as long as the page.
 */
function firstTry(address: URL, { operation, signal, limit, isHeld }: Outgoing, ended: AbortController): Promise<Response> {
  if (isHeld?.()) throw new Failure('offline', operation, 'the session is over')
  return new Promise((resolve, reject) => {
    const end = (reason: unknown) => {
      ended.abort(reason)
      reject(reason)
    }
    const timer = setTimeout(() => end(new DOMException('no answer in time', 'TimeoutError')), limit)
    signal.addEventListener('abort', () => end(signal.reason), { once: true, signal: ended.signal })
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
    wire(address, { ...callOptions, signal: ended.signal }).then(resolve, reject)
  })
}

/** The body of the answer. All but first tries of GETs go through the transport code, which is loaded when one of these is needed. */
async function textOf(address: URL, sending: Outgoing): Promise<string> {
  const begun = performance.now()
  const ended = new AbortController()
  const first = sending.method === 'get' ? (takeEarlyRead(address.href) ?? firstTry(address, sending, ended)) : undefined
  const answer = await first?.catch((cause: unknown) => {
    if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) return null
    throw new Failure('offline', sending.operation, 'no answer in time', { cause })
  })
  if (answer?.ok) {
    const text = await answer.text().catch(() => null)
    ended.abort()
    if (text !== null) return text
    if (sending.retries === 0) throw new Failure('offline', sending.operation, 'the answer broke off')
  }
  const { send } = await transport(sending.operation)
  const limit = Math.max(1, sending.limit - (performance.now() - begun))
  // An answer that broke off was a try of its own.
  return await send(address, answer?.ok ? { ...sending, limit, retries: sending.retries - 1 } : { ...sending, limit, first })
}

/** The transport of all other calls, loaded at the first key or touch (later.ts). */
const transport = (operation: string): Promise<typeof import('./transport.ts')> =>
  import('./transport.ts').catch((cause: unknown) => {
    throw new Failure('offline', operation, 'no way to ask', { cause })
  })

/** The result in a body of ours: an object in JSON. Any other text is a page of somebody else; JSON that breaks off is our own mistake. */
function resultOf(operation: string, text: string): unknown {
  if (!/^\s*\{/.test(text)) throw notOurs(operation)
  const answer: unknown = JSON.parse(text)
  const refusal = refusalIn(answer)
  if (refusal && refusal.statusCode >= 400) throw refusedWith(operation, refusal.statusCode, answer)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw notOurs(operation)
}
