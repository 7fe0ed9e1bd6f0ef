import type { ToWorker } from '../sw/messages.ts'

/** Says something to the worker that serves this page, if one does. */
export const tellWorker = (message: ToWorker): void => globalThis.navigator.serviceWorker?.controller?.postMessage(message)

/** Settles with what this worker answers. A worker that says nothing is not waited for here. */
export function askWorker(worker: ServiceWorker, message: ToWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(message, [port2])
  return answer
}
