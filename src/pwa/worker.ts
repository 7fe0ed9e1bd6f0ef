import type { ToWorker } from '../sw/messages.ts'

/** Says something to the worker that serves this page, if one does. */
export const tellWorker = (message: ToWorker): void => globalThis.navigator.serviceWorker?.controller?.postMessage(message)
