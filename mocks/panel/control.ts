/** What the panel asks of /demo; the shapes are the control's own (mocks/control.ts). */
export type DemoAccount = {
  type: 'Postpaid' | 'Prepaid'
  number: number
  title: string
  name: string
  phoneNumber: string
  password: string
  shows: readonly string[]
  showsText: string
}

export type DemoWorld = { account: number | null; signedIn: boolean; latency: number | null; faults: Record<string, unknown> }

export type DemoMessage = { at: number; method: 'EMAIL' | 'SMS'; to: string; text: string; link: string | null }

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`/demo/${path}`, {
    method,
    headers: { 'X-Requested-With': 'mijn', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`/demo/${path} answered ${response.status}`)
  // The demo's own server answers, in the shapes above.
  return answer as Answer
}

export const accounts = () => ask<DemoAccount[]>('accounts')
export const messages = () => ask<DemoMessage[]>('messages')
export const world = () => ask<DemoWorld>('world')
export const change = (what: { latency?: number | null; faults?: Record<string, string | null> }) =>
  ask<DemoWorld>('world', 'PUT', what)
export const reset = () => ask<DemoWorld>('reset', 'POST', {})
export const become = (account: number) => ask<{ result: unknown }>('login', 'POST', { account })
