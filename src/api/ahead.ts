import { wire } from './wire.ts'

/** Answers that were asked for before the app was there, by address; each is used once. */
const asked = new Map<string, Promise<Response>>()

/**
 * What every call carries (decisions D5). Nothing is stored, also because a browser lets equal requests wait for each other when it may
 * store the answer: a new try would wait for a dead one.
 */
export const callOptions = {
  headers: { 'X-Requested-With': 'mijn', Accept: 'application/json' },
  credentials: 'same-origin',
  cache: 'no-store',
} as const

/** A read gives up after this (ms): no spinner is endless. */
export const READ_LIMIT_MS = 14_000

/** The address of an operation without input. */
const addressOf = (operation: string): string => new URL(`/api/get?endpoint=${operation}`, location.origin).href

/** Asks for an operation without input, while the app is still on its way. */
export function askAhead(operation: string): void {
  const answer = wire(addressOf(operation), { ...callOptions, signal: AbortSignal.timeout(READ_LIMIT_MS) })
  answer.catch(() => undefined) // whoever asks for it hears what went wrong
  asked.set(addressOf(operation), answer)
}

/** The answer that is already on its way, so that it is not asked for twice. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = asked.get(address)
  asked.delete(address)
  return answer
}
