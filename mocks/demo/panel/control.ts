import type { Day } from '#kit/parts.ts'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { newKey } from '#platform/api/newKey.ts'
import { wire } from '#platform/api/wire.ts'
import type { Decision } from '../../payment/paying.ts'
import type { ShopConditions } from '../../server/browsers.ts'
import type { FaultName } from '../../server/faults.ts'
import type { Coming } from '../../world/coming.ts'
import type { OfferedHappening } from '../../world/happenings.ts'

export type { OfferedHappening }

/** The panel's client of `/demo`; mocks/server/control.ts defines the shapes. */
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

/** A fault until it is removed, or for the next calls only. */
type DemoFault = FaultName | { fault: FaultName; times: number }

export type DemoWorld = {
  account: number | null
  signedIn: boolean
  /** Ms, or null for the usual delay. */
  latency: number | null
  /** Kbit/s, or null for a line that costs no time. */
  line: number | null
  faults: Record<string, DemoFault>
  /** The offset of the demo clock in ms. */
  clock: number
  events: number | null
  /** Cents. */
  priceRise: number
  shop: ShopConditions
  patch: object | null
  /** ISO; `today` is its day. */
  now: string
  today: Day
  /** The last six digits of the card that is on its way. */
  simDigits: string | null
  happenings: OfferedHappening[]
  operations: string[]
}

export type WorldChange = {
  latency?: number | null
  line?: number | null
  faults?: Record<string, DemoFault | null> | null
  /** A day, at the current time of day; null restores the real time. */
  clock?: Day | null
  events?: number | null
  priceRise?: number
  shop?: Partial<ShopConditions> | null
  patch?: Readonly<Record<string, object>> | null
}

export type DemoMessage = { at: number; method: 'EMAIL' | 'SMS'; to: string; text: string; link: string | null }

export type DemoPayment = {
  amount: number
  status: PaymentStatus
  decision: Decision | null
  back: string
  /** The payment links a bank account. */
  links: boolean
}

/** The mock backend refused a request. */
export class DemoRefusal extends Error {
  readonly status: number
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.status = status
  }
}

/** Sends a request to the mock backend. Throws a DemoRefusal when it was refused. Each write gets a new key. */
export async function askDemo(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await wire(path, {
    method,
    headers: {
      'X-Requested-With': 'mijn',
      ...(path.startsWith('/api/') && method !== 'GET' && { 'Idempotency-Key': newKey() }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new DemoRefusal(path, response.status)
  return answer
}

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const answer = await askDemo(method, `/demo/${path}`, body)
  // The demo's own server answers, in the shapes above.
  return answer as Answer
}

export const readAccounts = () => ask<DemoAccount[]>('accounts')
export const messages = () => ask<DemoMessage[]>('messages')
export const world = () => ask<DemoWorld>('world')
export const readComing = () => ask<Coming[]>('coming')
export const changeWorld = (what: WorldChange) => ask<DemoWorld>('world', 'PUT', what)
export const reset = () => ask<DemoWorld>('reset', 'POST', {})
export const signInAs = (account: number) => ask<{ result: unknown }>('login', 'POST', { account })
export const makeHappen = ({ happening }: OfferedHappening) => ask<DemoWorld>('happen', 'POST', happening)
export const state = () => ask<{ hasStandIns: boolean }>('state')
/** Restores a state document and answers the session that it signs in, like signing in does; null: signed out. */
export const takeState = (document: unknown) => ask<{ result: unknown }>('state', 'PUT', document)
/** Keeps the state of this browser on the server, under a short id. */
export const shorten = (path: string) => ask<{ id: string; hasStandIns: boolean }>('short', 'POST', { path })
export const unshorten = (id: string) => ask<{ path: string; state: unknown }>(`short?id=${encodeURIComponent(id)}`)
export const payment = (id: string) => ask<DemoPayment>(`payment?id=${encodeURIComponent(id)}`)
export const decidePayment = (id: string, decision: Decision) => ask<DemoPayment>('payment', 'POST', { id, decision })

/** `anew` loads the page again; `refresh` asks again what is on screen; `done` is called when all that has been tried. */
export type Turn = (what: WorldChange, how?: { anew?: boolean; refresh?: boolean; done?: (() => void) | undefined }) => void
