import { onHost } from './base.ts'

/**
 * Must run before React: with Trusted Types enforced, react-aria's announcer clears itself with `innerHTML = ''`. Only the empty string
 * passes; everything else throws, as intended.
 */
const WORKER = onHost('/sw.js')

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes // missing from the DOM types

type TrustedTypes = {
  createPolicy: <Rules extends { createHTML?: (text: string) => string | null; createScriptURL?: (url: string) => string }>(
    name: string,
    rules: Rules,
  ) => { createScriptURL: (url: string) => string }
}

types?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })

const worker = types?.createPolicy('worker', {
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError(`not the service worker: ${url}`)
    return url
  },
})

/** The service worker's address as a trusted script URL. */
export const workerUrl = (): string => worker?.createScriptURL(WORKER) ?? WORKER
