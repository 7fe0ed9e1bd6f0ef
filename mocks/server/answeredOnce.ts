import type { OrderOutcome } from '#model/order.ts'
import { asksProof } from '../security/proof.ts'
import { randomOf } from '../world/random.ts'
import { Refusal, type Reply, refusedReply } from './answers.ts'
import type { Browser, Written } from './browsers.ts'
import { entryNamed, withEntry } from './entries.ts'

/** How many answers to writes each browser remembers. */
const MOST_KEYS = 200

/** The account number of the customer who writes, or null for a guest. Keys of different customers are independent. */
type Writer = number | null

const nameOf = (writer: Writer, key: string): string => `${writer ?? 'guest'} ${key}`

/** Closes a key that was looked up before its write came: a late write with this key is refused. */
const closed: Written = { what: null, reply: refusedReply(new Refusal(409, 'This Idempotency-Key is closed', 'KEY_CLOSED')) }

/** The outcome of the customer's write with this key. Looking up an unknown key closes it, so that write can never be carried out later. */
export function outcomeOf(browser: Browser, account: number, key: string): OrderOutcome {
  const name = nameOf(account, key)
  const known = entryNamed(browser.written, name)
  if (!known) browser.written = withEntry(browser.written, name, closed, MOST_KEYS)
  if (!known || known.what === null) return { state: 'none' }
  const { status, body } = known.reply
  return status < 400 && 'result' in body ? { state: 'done', result: body.result } : { state: 'refused' }
}

/** The key and a fingerprint of the write. Throws a 400 refusal without a usable key. */
export function writeIn(request: Request, body: string): { key: string; what: string } {
  const key = request.headers.get('idempotency-key')
  if (!key || key.length > 100) throw new Refusal(400, 'Expected an Idempotency-Key')
  const text = `${new URL(request.url).search} ${body}`
  return { key, what: `${text.length} ${randomOf(text)()}` }
}

/**
 * Carries out a write once: a repeated key of the same customer gets the stored answer. A key that was used for another write is refused.
 * Answers of 500 and above are not stored, so those writes may be retried; nor are refusals that ask for a proof.
 */
export function answeredOnce(
  browser: Browser,
  writer: Writer,
  { key, what }: { key: string; what: string },
  carryOut: () => Reply,
): Reply {
  const name = nameOf(writer, key)
  const known = entryNamed(browser.written, name)
  if (known && known.what !== null && known.what !== what)
    throw new Refusal(409, 'This Idempotency-Key was used for another write', 'KEY_REUSED')
  if (known) return known.reply
  const reply = carryOut()
  if (reply.status < 500 && !asksProof(reply)) browser.written = withEntry(browser.written, name, { what, reply }, MOST_KEYS)
  return reply
}
