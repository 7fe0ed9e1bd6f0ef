import { READ_LIMIT_MS, takeAhead } from './ahead.ts'
import { Failure, failureOf, refusalIn, refusedWith } from './failure.ts'
import { answers, calls } from './news.ts'
import type { Sending } from './transport.ts'

/** An order waits longer than a read (ms). */
const WRITE_LIMIT_MS = 30_000

/** The session's life in this page: what it aborts never reaches the screen. */
const epoch = new AbortController()

/** Ends all calls of this page, those to come too; a late answer is dropped. Only saying goodbye is still possible. */
export const endEpoch = (): void => epoch.abort()

let isOver = () => false

/** As long as `over` says so nothing is asked about a customer: the server still has to hear that their session has ended. */
export function askNothingWhile(over: () => boolean): void {
  isOver = over
}

type Call = Pick<Sending, 'operation' | 'method' | 'body' | 'headers'> & {
  path: string
  query?: Record<string, string>
  /** It only tells: waits no longer than a GET. */
  reads?: boolean
  /** Ask once, and wait this long at most (ms). */
  onceWithin?: number
  /** Goes on when the session in this page has ended, until this. */
  goodbye?: AbortSignal
}

/**
 * One HTTP call to the own origin; answers the `result` (decisions D5). Reads repeat at most twice, writes never.
 * Throws a Failure, or an AbortError when the session ended meanwhile.
 */
export async function call({ path, query, reads, onceWithin, goodbye, ...rest }: Call): Promise<unknown> {
  const { operation, method } = rest
  const signal = goodbye ?? epoch.signal
  const repeats = method === 'get' && onceWithin === undefined
  const limit = onceWithin ?? (reads || method === 'get' ? READ_LIMIT_MS : WRITE_LIMIT_MS)
  const address = new URL(path, globalThis.location?.origin ?? 'http://localhost')
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  calls.announce() // the session may turn out to be over
  signal.throwIfAborted()
  try {
    const isHeld = path.startsWith('/api/') ? isOver : undefined
    const text = await textOf(address, { ...rest, signal, limit, repeats, isHeld })
    signal.throwIfAborted()
    return resultOf(operation, JSON.parse(text))
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error, operation)
  }
}

/**
 * The body of the answer. The first screen's answers were asked for ahead: a good one is there without the transport, which is fetched
 * when something else is asked, or when the first try went wrong.
 */
async function textOf(address: URL, sending: Sending): Promise<string> {
  const begun = performance.now()
  const first = sending.repeats ? takeAhead(address.href) : undefined
  const answer = await first?.catch((cause: unknown) => {
    if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) return null
    throw new Failure('offline', sending.operation, 'no answer in time', { cause })
  })
  if (answer?.ok) {
    answers.announce()
    const text = await answer.text().catch(() => null)
    if (text !== null) return text
  }
  const { send } = await transport(sending.operation)
  const limit = Math.max(1, sending.limit - (performance.now() - begun))
  return await send(address, { ...sending, limit, first: answer?.ok ? undefined : first })
}

/** What every other call is made with; the app asks for it when the first screen is there. */
const transport = (operation: string): Promise<typeof import('./transport.ts')> =>
  import('./transport.ts').catch((cause: unknown) => {
    throw new Failure('offline', operation, 'no way to ask', { cause })
  })

function resultOf(operation: string, answer: unknown): unknown {
  const refusal = refusalIn(answer)
  if (refusal && refusal.statusCode >= 400) throw refusedWith(operation, refusal.statusCode, answer)
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  throw new Failure('broken', operation, 'an answer without a result')
}
