import { Failure } from '../api/failure.ts'
import { copy } from '../copy.ts'

/** The reason phrases of HTTP itself. They are English and tell a customer nothing. */
const PHRASE =
  /^(?:internal server error|bad gateway|service unavailable|gateway time-?out|bad request|forbidden|not found|conflict)$/i

/** What the server says itself; empty when it says nothing a customer could read. */
export const toldByServer = (text: string): string => (PHRASE.test(text) ? '' : text)

/**
 * 'Error', the status code and the server's message, which is the title of the page too (spec 2 error page). What a fault of our own code says is
 * English and for developers: then there are our own sentences. Nothing is said twice.
 */
export function errorPageText(error: unknown): { status: number | null; message: string; more: string | null } {
  const failure = error instanceof Failure && error.status > 0 ? error : null
  const told = toldByServer(failure?.message ?? '')
  const message = told === '' || told === copy.serverBody ? copy.serverTitle : told
  return { status: failure?.status ?? null, message, more: message.includes(copy.serverBody) ? null : copy.serverBody }
}
