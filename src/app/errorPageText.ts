import { Failure } from '../api/failure.ts'
import { copy } from '../copy.ts'
import { toldByServer } from './toldByServer.ts'

/**
 * The text of the error page: the status code and the server's message, which is also the title. Messages of our own errors are English
 * and for developers, so fixed sentences replace them. No sentence appears twice.
 */
export function errorPageText(error: unknown): { status: number | null; message: string; more: string | null } {
  const failure = error instanceof Failure && error.status > 0 ? error : null
  const told = toldByServer(failure?.message ?? '')
  const message = told === '' || told === copy.serverBody ? copy.serverTitle : told
  return { status: failure?.status ?? null, message, more: message.includes(copy.serverBody) ? null : copy.serverBody }
}
