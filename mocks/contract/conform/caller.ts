/** The response to a call. `body` is undefined when it is no JSON. */
export type Received = {
  readonly status: number
  readonly headers: Headers
  readonly cookies: readonly string[]
  readonly body: unknown
}

type Call = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** How long an answer may take (ms): as long as the app waits for an order. */
const LIMIT = 30_000

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A client with cookies of its own, that calls like the app does. */
export class Caller {
  readonly #url: string
  readonly jar = new Map<string, string>()
  calls = 0

  constructor(url: string) {
    this.#url = url
  }

  get isSecure(): boolean {
    return new URL(this.#url).protocol === 'https:'
  }

  async send({ method, path, body, headers }: Call): Promise<Received> {
    this.calls += 1
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, this.#url), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT),
      headers: {
        'X-Requested-With': 'mijn',
        Accept: 'application/json',
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) this.#keep(line)
    return { status: response.status, headers: response.headers, cookies, body: asJson(await response.text()) }
  }

  #keep(line: string): void {
    const { name, value, attributes } = setCookieIn(line)
    if (attributes.get('max-age') === '0' || value === '') this.jar.delete(name)
    else this.jar.set(name, value)
  }

  /** An operation of `/api`, with its input where its verb has it. `key`: the Idempotency-Key. */
  operation(
    { verb, name }: { verb: string; name: string },
    input?: unknown,
    { key, headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<Received> {
    const query = new URLSearchParams({ endpoint: name })
    if (verb === 'get' && input !== undefined) query.set('requestParams', JSON.stringify(input))
    return this.send({
      method: verb.toUpperCase(),
      path: `/api/${verb}?${query}`,
      ...(verb !== 'get' && input !== undefined && { body: input }),
      headers: { ...(key !== undefined && { 'Idempotency-Key': key }), ...headers },
    })
  }
}

/** A `Set-Cookie` line. The names of attributes are in lower case. */
export function setCookieIn(line: string): { name: string; value: string; attributes: ReadonlyMap<string, string> } {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
  const at = (text: string) => (text.includes('=') ? text.indexOf('=') : text.length)
  return {
    name: pair.slice(0, at(pair)),
    value: pair.slice(at(pair) + 1),
    attributes: new Map(rest.map((part) => [part.slice(0, at(part)).toLowerCase(), part.slice(at(part) + 1)])),
  }
}
