import type { ToWorker } from '../sw/messages.ts'

/** Sends a message to the worker that controls this page, if any. */
export const tellWorker = (message: ToWorker): void => globalThis.navigator.serviceWorker?.controller?.postMessage(message)

/** Sends a message and settles with the worker's answer. No time-out. */
export function askWorker(worker: ServiceWorker, message: ToWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(message, [port2])
  return answer
}
