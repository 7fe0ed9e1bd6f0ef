import type { OrderOutcome } from '../src/api/contract/order.ts'
import { Refusal, refusal } from './answers.ts'
import type { Browser } from './browsers.ts'

/** So many answers to writes are remembered in each browser. */
const MOST_KEYS = 200

/** A key that was asked about before it was ever seen: what comes late with it is not carried out. */
const closed = (): Response => refusal(409, 'This Idempotency-Key is closed', 'KEY_CLOSED')

/** What became of a write of this customer (contract order). One that was never seen is closed: it was not done, and it never will be. */
export async function outcomeOf({ written, account }: Browser, key: string): Promise<OrderOutcome> {
  const known = written.get(key)
  if (!known) {
    written.set(key, { what: null, account: account?.number ?? null, response: Promise.resolve(closed()) })
    return { state: 'none' }
  }
  if (known.account !== account?.number || known.what === null) return { state: 'none' }
  const response = await Promise.race([known.response, Promise.resolve(null)])
  if (!response) return { state: 'pending' }
  const answer: { result?: unknown } = await response.clone().json()
  return response.ok ? { state: 'done', result: answer.result } : { state: 'refused' }
}

/**
 * Carries out a write once (decisions D5): the same key gets the same answer, also while the first is still on its way. A write without
 * a key is refused, and so is a key that was used for something else. What failed by our own fault may be tried again.
 */
export async function answeredOnce(browser: Browser, request: Request, answer: () => Promise<Response>): Promise<Response> {
  const key = request.headers.get('idempotency-key')
  if (!key || key.length > 100) throw new Refusal(400, 'Expected an Idempotency-Key')
  const what = `${new URL(request.url).search} ${await request.clone().text()}`
  const known = browser.written.get(key)
  if (known?.what === null) return closed()
  if (known && known.what !== what) return refusal(409, 'This Idempotency-Key was used for another write', 'KEY_REUSED')
  if (known) return (await known.response).clone()

  const response = answer()
  browser.written.set(key, { what, account: browser.account?.number ?? null, response })
  for (const oldest of browser.written.keys()) {
    if (browser.written.size <= MOST_KEYS) break
    browser.written.delete(oldest)
  }
  const { status } = await response
  if (status >= 500) browser.written.delete(key)
  return (await response).clone()
}
