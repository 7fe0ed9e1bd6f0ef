import type { ToWorker } from '#sw/messages.ts'

/** Sends a message to the worker that controls this page, if any. */
export const tellWorker = (message: ToWorker): void => globalThis.navigator.serviceWorker?.controller?.postMessage(message)
