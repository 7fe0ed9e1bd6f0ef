import { parse } from 'valibot'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { isDocumented } from '../support/documented.ts'
import { guestOperations, operations } from '../support/operations.ts'

type Body = { result?: unknown; statusCode?: number; message?: string; code?: string } & Record<string, unknown>
export type Reply = { status: number; headers: Headers; body: Body; cookies: string[] }

export type Backend = ReturnType<typeof createBackend>
export const quickBackend = (): Backend => createBackend({ latency: 0 })

/** A browser at the mock backend: keeps its cookies and sends the login marker like the app does. */
export function visitor(backend: Backend, origin = 'http://localhost:4173') {
  const jar = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(new URL(path, origin), {
      method,
      headers: { 'X-Requested-With': 'mijn', cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await backend(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  async function ask(...call: Parameters<typeof send>): Promise<Reply> {
    const response = await send(...call)
    const { status, headers } = response
    const body: Body = await response.json()
    const [, operation] = /^\/api\/\w+\?endpoint=([^&]+)/.exec(call[1]) ?? []
    // NOT_FOUND is a fault of the demo, not a refusal.
    if (operation && body.code && body.code !== 'NOT_FOUND' && !isDocumented(operation, `${status} ${body.code}`))
      throw new Error(`The contract does not document that ${operation} refuses ${status} ${body.code}`)
    const contract = operation && (operations.get(operation) ?? guestOperations.get(operation))?.operation
    if (contract && status === 200) parse(contract.answer, body.result) // throws for an answer that does not fit
    return { status, headers, body, cookies: headers.getSetCookie() }
  }

  return {
    jar,
    send,
    ask,
    logIn: (login: string, password = 'steltloper-26') => ask('POST', '/auth/login', { login, password }),
    as: (account: number) => ask('POST', '/demo/login', { account }),
    read: (operation: string, params?: object) =>
      ask('GET', `/api/get?endpoint=${operation}${params ? `&requestParams=${encodeURIComponent(JSON.stringify(params))}` : ''}`),
    /** `key` defaults to a new one. */
    write(operation: string, input: object, key: string = crypto.randomUUID()) {
      const verb = (operations.get(operation) ?? guestOperations.get(operation))?.operation.verb ?? 'post'
      return ask(verb.toUpperCase(), `/api/${verb}?endpoint=${operation}`, input, { 'Idempotency-Key': key })
    },
    turn: (change: object) => ask('PUT', '/demo/world', change),
  }
}
