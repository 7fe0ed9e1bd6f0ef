let answering: typeof fetch = (input, init) => fetch(input, init)

/** `fetch` for every call of this page to its backend. */
export const wire: typeof fetch = (input, init) => answering(input, init)

/** From now on the calls are answered by another `fetch`: in a demo without a server that is a backend inside the page. */
export function answerBy(other: typeof fetch): void {
  answering = other
}
