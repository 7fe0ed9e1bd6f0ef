import { callOptions } from './callOptions.ts'
import { wire } from './wire.ts'

/** Answers requested before the app had loaded, by address; each is used once. */
const asked = new Map<string, Promise<Response>>()

export const READ_LIMIT_MS = 14_000

const addressOf = (operation: string): string => new URL(`/api/get?endpoint=${operation}`, location.origin).href

/** Requests an operation without input while the app is still loading. */
export function startEarlyRead(operation: string): void {
  const patience = new AbortController()
  setTimeout(() => patience.abort(new DOMException('no answer in time', 'TimeoutError')), READ_LIMIT_MS)
  const answer = wire(addressOf(operation), { ...callOptions, signal: patience.signal })
  answer.catch(() => undefined) // the caller of takeEarlyRead handles the error
  asked.set(addressOf(operation), answer)
}

/** Takes the answer requested ahead for this address, if there is one. */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const answer = asked.get(address)
  asked.delete(address)
  return answer
}

/** Forgets the answers for a session that turned out to be over: they would count for whoever signs in on this page. */
export const forgetEarlyReads = (): void => asked.clear()
