import { Failure } from '../api/failure.ts'
import { copy } from '../copy.ts'
import { toldByServer } from './toldByServer.ts'

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
