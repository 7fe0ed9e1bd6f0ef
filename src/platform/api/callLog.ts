/** A call of this tab, for the demo panel. `status` and `ms` are null while it is on its way; `failed` says why no answer came. */
export type LoggedCall = {
  readonly id: number
  /** The operation, or the path of a call that is none. */
  readonly name: string
  readonly method: string
  readonly url: string
  /** The Idempotency-Key of a write. */
  readonly key: string | null
  readonly at: number
  readonly body: string | null
  readonly status: number | null
  readonly ms: number | null
  readonly answer: string | null
  readonly failed: string | null
}

/** Older calls are dropped; longer texts (characters) are cut. */
const [MOST, LONGEST] = [80, 20_000]

let calls: readonly LoggedCall[] = []
const listeners = new Set<() => void>()

const set = (next: readonly LoggedCall[]) => {
  calls = next
  for (const tell of listeners) tell()
}
const change = (id: number, news: Partial<LoggedCall>) => set(calls.map((call) => (call.id === id ? { ...call, ...news } : call)))

/** The newest call first. */
export const loggedCalls = (): readonly LoggedCall[] => calls

export function onLoggedCall(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

let count = 0
let noted: unknown

/** The body of the next call. Reading it from the request would turn that into a stream, which is sent in another way. */
export const noteBody = (body: unknown): void => {
  noted = body
}

/** A `fetch` that logs each call of the product and its answer. The panel's own calls and the body of a login are left out. */
export const logging =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, globalThis.location?.href ?? 'http://localhost'), init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes('/demo/')) return fetcher(input, init)
    const name = searchParams.get('endpoint') ?? pathname.slice(1)
    const began = performance.now()
    count += 1
    const id = count
    const { method, url } = request
    const body = pathname.startsWith('/auth/') || noted === undefined ? null : JSON.stringify(noted)
    noted = undefined
    const key = request.headers.get('Idempotency-Key')
    const logged = { id, name, method, url, key, at: Date.now(), body, status: null, ms: null, answer: null, failed: null }
    set([logged, ...calls].slice(0, MOST))
    const ended = (news: Partial<LoggedCall>) => change(id, { ms: Math.round(performance.now() - began), ...news })
    try {
      const response = await fetcher(input, init)
      ended({ status: response.status })
      response
        .clone()
        .text()
        .then(
          (text) => change(id, { answer: cut(text) }),
          () => change(id, { failed: 'het antwoord brak af' }),
        )
      return response
    } catch (error) {
      ended({ failed: error instanceof Error ? error.name : 'geen antwoord' })
      throw error
    }
  }
