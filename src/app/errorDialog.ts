import { copy } from '#kit/copy.ts'
import type { Waiter } from '#platform/api/events.ts'
import { Failure } from '#platform/api/failure.ts'
import { tryAgain } from '#platform/connection/again.ts'
import { isModalOpen, openModal } from '#platform/stores/modal.ts'
import { modalCopy } from './modal/copy.ts'

/**
 * Opens the error dialog. A read can be retried from there; a write only on its own screen. A failed write of a dialog is shown in that
 * dialog, and not again after it.
 */
export async function tell({ status, statusText, message }: Failure, waiting: Waiter): Promise<void> {
  if (waiting !== 'read' && isModalOpen()) return
  const answer = await openModal({
    id: 'ErrorModal',
    ...errorText(status, statusText, message),
    showFooter: true,
    confirmButtonLabel: waiting === 'read' ? copy.retry : modalCopy.error.close,
    cancelButtonLabel: modalCopy.error.close,
    showCancelButton: waiting === 'read',
  })
  if (answer !== 'confirm' || waiting !== 'read') return
  tryAgain()
  const { refreshAll } = await import('#platform/api/client.ts')
  refreshAll()
}

/**
 * The title is the answer's status text unless that is an HTTP reason phrase, else a fixed title; the body is the server's message, else
 * fixed sentences.
 */
export function errorText(status: number, statusText: string, message: string): { title: string; body: string } {
  const [title, body] = [toldByServer(statusText), toldByServer(message)]
  const own = title === copy.serverTitle ? copy.serverBody : `${copy.serverTitle}. ${copy.serverBody}`
  return { title: title || modalCopy.error.code(status), body: body || own }
}

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

/** The reason phrases of HTTP: English, and meaningless to a customer. */
const PHRASE =
  /^(?:internal server error|bad gateway|service unavailable|gateway time-?out|bad request|forbidden|not found|conflict)$/i

/** The server's own text; empty when it is only an HTTP reason phrase. */
const toldByServer = (text: string): string => (PHRASE.test(text) ? '' : text)
