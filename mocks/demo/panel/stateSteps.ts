import type { PlainPath } from '#platform/router/href.ts'
import type { Decision } from '../../payment/paying.ts'
import type { WorldChange } from './control.ts'

/** A step towards a state: an event, a write of the customer, days that pass, other conditions, or a decided payment. */
export type StateStep =
  | { happen: { kind: string } & Record<string, unknown> }
  | { write: string; verb?: 'put'; input: object }
  /** A write whose input follows from what a read says. */
  | { write: string; after: string; input: (said: unknown) => object }
  | { days: number }
  | { workdays: number }
  /** Until the day on which this will happen, by its name in `GET /demo/coming`. */
  | { until: string }
  | { turn: WorldChange }
  /** A payment at the demo bank; `decision` null leaves it open. */
  | { after?: string; pays: (said: unknown) => { for: object; amount: number }; decision: Decision | null }

/** A state that a screen draws in its own way: who shows it, what must happen first, and where it is seen. */
export type State = {
  /** The name of the list of the contract, and the value in it. */
  readonly of: string
  readonly value: string
  readonly account: number
  readonly path: PlainPath
  readonly steps: readonly StateStep[]
}

type Ways = Record<string, { account: number; path?: PlainPath; steps?: readonly StateStep[] }>

export const states = (of: string, path: PlainPath, ways: Ways): State[] =>
  Object.entries(ways).map(([value, way]) => ({ of, value, path, steps: [], ...way }))

export const happens = (kind: string, more: object = {}): StateStep => ({ happen: { kind, ...more } })
export const overview = (patch: Record<string, unknown>): StateStep => ({ turn: { patch: { overview: patch } } })
export const showsFixMe = (templateType: string, more: object = {}) => overview({ fixMeBarItems: [{ templateType, ...more }] })
export const days = (count: number): StateStep => ({ days: count })
export const workdays = (count: number): StateStep => ({ workdays: count })
export const askedForRepair: StateStep = { write: 'requestRepair', input: { problem: 'SCREEN', message: '' } }
export const ported: StateStep = { until: 'Nummer komt over' }

/** Withdraws the phone that is on its way. */
export const withdrawsPhone: StateStep = {
  write: 'withdrawContract',
  after: 'getWithdrawals',
  input: (said) => ({ kind: 'phone', email: (said as { email: string }).email }),
}

/** Leaves little credit. */
export const buysPrepaidBundle: StateStep = {
  write: 'topupPrepaidBundle',
  verb: 'put',
  input: { id: 'PP-M', price: 1000, autoExtend: false },
}

export const inTerms: StateStep = {
  write: 'requestPaymentArrangement',
  after: 'getPaymentArrangements',
  input: (said) => {
    const { amount, firstOn } = (said as { offer: { amount: number; firstOn: string } }).offer
    return { terms: 3, amount, firstOn }
  },
}
export const topsUp = (decision: Decision | null): StateStep => ({
  pays: () => ({ for: { kind: 'top-up' }, amount: 2000 }),
  decision,
})
export const paysInvoices = (decision: Decision): StateStep => ({
  after: 'getInvoices',
  pays(said) {
    const open = (said as { invoices: { id: string; state: string; amount: number }[] }).invoices.filter(
      ({ state }) => state === 'NOT_PAID',
    )
    return { for: { kind: 'invoices', ids: open.map(({ id }) => id) }, amount: open.reduce((sum, { amount }) => sum + amount, 0) }
  },
  decision,
})

export const rejected = (code: string): Ways[string] => ({ account: 14, steps: [happens('number-rejected', { code })] })
export const phone = (status: string): Ways[string] => ({ account: 16, steps: [happens('phone-status', { status })] })
export const settled = (status: string): Ways[string] => ({
  account: 30,
  steps: [topsUp(null), { turn: { patch: { getPaymentStatus: { status } } } }],
})
