import type { PlainPath } from '#platform/router/href.ts'
import type { Decision } from '../../payment/paying.ts'
import type { WorldChange } from './control.ts'

/** A step towards a state: an event, a write of the customer, days that pass, other conditions, or a decided payment. */
export type Step =
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
  readonly steps: readonly Step[]
}

type Ways = Record<string, { account: number; path?: PlainPath; steps?: readonly Step[] }>

export const states = (of: string, path: PlainPath, ways: Ways): State[] =>
  Object.entries(ways).map(([value, way]) => ({ of, value, path, steps: [], ...way }))

export const happens = (kind: string, more: object = {}): Step => ({ happen: { kind, ...more } })
export const overview = (patch: Record<string, unknown>): Step => ({ turn: { patch: { overview: patch } } })
export const fixMe = (templateType: string, more: object = {}) => overview({ fixMeBarItems: [{ templateType, ...more }] })
export const days = (count: number): Step => ({ days: count })
export const workdays = (count: number): Step => ({ workdays: count })
export const askedForRepair: Step = { write: 'requestRepair', input: { problem: 'SCREEN', message: '' } }
export const ported: Step = { until: 'Nummer komt over' }

/** Withdraws the phone that is on its way. */
export const withdrawsPhone: Step = {
  write: 'withdrawContract',
  after: 'getWithdrawals',
  input: (said) => ({ kind: 'phone', email: (said as { email: string }).email }),
}

/** Leaves little credit. */
export const buysPrepaidBundle: Step = {
  write: 'topupPrepaidBundle',
  verb: 'put',
  input: { id: 'PP-M', price: 1000, autoExtend: false },
}

export const inTerms: Step = {
  write: 'requestPaymentArrangement',
  after: 'getPaymentArrangements',
  input: (said) => {
    const { amount, firstOn } = (said as { offer: { amount: number; firstOn: string } }).offer
    return { terms: 3, amount, firstOn }
  },
}
export const topUp = (decision: Decision | null): Step => ({
  pays: () => ({ for: { kind: 'top-up' }, amount: 2000 }),
  decision,
})
export const paysInvoices = (decision: Decision): Step => ({
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
  steps: [topUp(null), { turn: { patch: { getPaymentStatus: { status } } } }],
})
