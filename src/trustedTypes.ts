/**
 * Must run before React: with Trusted Types enforced, react-aria's announcer clears itself with `innerHTML = ''`.
 * Only the empty string passes; everything else throws, as it should.
 */
const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes // not in the DOM's types yet

type TrustedTypes = {
  createPolicy: <Rules extends { createHTML?: (text: string) => string | null; createScriptURL?: (url: string) => string }>(
    name: string,
    rules: Rules,
  ) => { createScriptURL: (url: string) => string }
}

types?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })

const worker = types?.createPolicy('worker', {
  createScriptURL: (url) => {
    if (url !== '/sw.js') throw new TypeError(`not the service worker: ${url}`)
    return url
  },
})

/** The address of the service worker, as `register` wants it. */
export const workerUrl = (): string => worker?.createScriptURL('/sw.js') ?? '/sw.js'
