import type { OrderOutcome } from '../src/api/contract/order.ts'
import { Refusal, type Reply, refusedReply } from './answers.ts'
import type { Browser, Written } from './browsers.ts'
import { entryOf, withEntry } from './entries.ts'
import { randomOf } from './random.ts'

/** How many answers to writes each browser remembers. */
const MOST_KEYS = 200

/** Whose write it is: the number of an account, or null for what guests may do. The keys of one customer say nothing to another. */
type Writer = number | null

const nameOf = (writer: Writer, key: string): string => `${writer ?? 'guest'} ${key}`

/** The answer to a key that was looked up before any write came with it: a write that comes with it later is not carried out. */
const closed: Written = { what: null, reply: refusedReply(new Refusal(409, 'This Idempotency-Key is closed', 'KEY_CLOSED')) }

/** What became of a write of this customer (contract order). One that was never seen is closed: it was not done, and it never will be. */
export function outcomeOf(browser: Browser, account: number, key: string): OrderOutcome {
  const name = nameOf(account, key)
  const known = entryOf(browser.written, name)
  if (!known) browser.written = withEntry(browser.written, name, closed, MOST_KEYS)
  if (!known || known.what === null) return { state: 'none' }
  const { status, body } = known.reply
  return status < 400 && 'result' in body ? { state: 'done', result: body.result } : { state: 'refused' }
}

/** Which write this is: its key, and enough to tell what it asks from anything else. Refused with 400 without a key. */
export function writeIn(request: Request, body: string): { key: string; what: string } {
  const key = request.headers.get('idempotency-key')
  if (!key || key.length > 100) throw new Refusal(400, 'Expected an Idempotency-Key')
  const text = `${new URL(request.url).search} ${body}`
  return { key, what: `${text.length} ${randomOf(text)()}` }
}

/**
 * Carries out a write once (decisions D5): the same key of the same customer gets the same answer. A key that was used for something else is
 * refused. What failed by our own fault may be tried again.
 */
export function answeredOnce(
  browser: Browser,
  writer: Writer,
  { key, what }: { key: string; what: string },
  carryOut: () => Reply,
): Reply {
  const name = nameOf(writer, key)
  const known = entryOf(browser.written, name)
  if (known && known.what !== null && known.what !== what)
    throw new Refusal(409, 'This Idempotency-Key was used for another write', 'KEY_REUSED')
  if (known) return known.reply
  const reply = carryOut()
  if (reply.status < 500) browser.written = withEntry(browser.written, name, { what, reply }, MOST_KEYS)
  return reply
}
