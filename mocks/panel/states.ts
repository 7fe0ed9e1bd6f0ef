import type { PlainPath } from '../../src/routes/href.ts'
import type { Decision } from '../paying.ts'
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

const states = (of: string, path: PlainPath, ways: Ways): State[] =>
  Object.entries(ways).map(([value, way]) => ({ of, value, path, steps: [], ...way }))

const happens = (kind: string, more: object = {}): Step => ({ happen: { kind, ...more } })
const overview = (patch: Record<string, unknown>): Step => ({ turn: { patch: { overview: patch } } })
const fixMe = (templateType: string, more: object = {}) => overview({ fixMeBarItems: [{ templateType, ...more }] })
const days = (count: number): Step => ({ days: count })
const workdays = (count: number): Step => ({ workdays: count })
const askedForRepair: Step = { write: 'requestRepair', input: { problem: 'SCREEN', message: '' } }
const ported: Step = { until: 'Nummer komt over' }

const inTerms: Step = {
  write: 'requestPaymentArrangement',
  after: 'getPaymentArrangements',
  input: (said) => {
    const { amount, firstOn } = (said as { offer: { amount: number; firstOn: string } }).offer
    return { terms: 3, amount, firstOn }
  },
}
const topUp = (decision: Decision | null): Step => ({
  pays: () => ({ for: { kind: 'top-up' }, amount: 2000 }),
  decision,
})
const paysInvoices = (decision: Decision): Step => ({
  after: 'getInvoices',
  pays(said) {
    const open = (said as { invoices: { id: string; state: string; amount: number }[] }).invoices.filter(
      ({ state }) => state === 'NOT_PAID',
    )
    return { for: { kind: 'invoices', ids: open.map(({ id }) => id) }, amount: open.reduce((sum, { amount }) => sum + amount, 0) }
  },
  decision,
})

const rejected = (code: string): Ways[string] => ({ account: 14, steps: [happens('number-rejected', { code })] })
const phone = (status: string): Ways[string] => ({ account: 16, steps: [happens('phone-status', { status })] })
const settled = (status: string): Ways[string] => ({
  account: 30,
  steps: [topUp(null), { turn: { patch: { getPaymentStatus: { status } } } }],
})

/** Every state that a screen draws in its own way, in the order of the contract's lists. */
export const allStates: readonly State[] = [
  ...states('Simkaart', '/instellingen/simkaart', {
    NEW: { account: 8 },
    ACTIVE: { account: 1 },
    SOFTBLOCKED: { account: 6 },
    BLOCKED: { account: 3 },
    STOLEN: { account: 7 },
  }),
  ...states('Geen internet', '/', {
    unpaid: { account: 6 },
    term: { account: 6, steps: [inTerms] },
    checking: { account: 6, steps: [paysInvoices('slow')] },
    blocked: { account: 1, steps: [overview({ standstill: { why: 'blocked' } })] },
    stolen: { account: 7 },
    inactive: { account: 8 },
    switchedOff: {
      account: 1,
      steps: [{ write: 'updateNetworkSettings', verb: 'put', input: { setting: 'mobileData', on: false } }],
    },
    capped: { account: 28 },
  }),
  ...states('Nummerbehoud', '/nummerbehoud', {
    NO_PORTING: { account: 1 },
    PENDING: { account: 9 },
    REQUEST_SENT: { account: 14 },
    REJECTED: { account: 10 },
    COMPLETED: { account: 8, steps: [ported] },
    TERMINATED: { account: 8, steps: [happens('number-stopped')] },
    CANCELLED: { account: 14, steps: [{ write: 'numberportingCancel', input: {} }] },
  }),
  ...states('Afwijzing van nummerbehoud', '/nummerbehoud', {
    NUMBER_UNKNOWN: rejected('NUMBER_UNKNOWN'),
    CUSTOMER_NUMBER_MISMATCH: { account: 10 },
    WRONG_CONTRACT_TYPE: rejected('WRONG_CONTRACT_TYPE'),
    WRONG_PROVIDER: rejected('WRONG_PROVIDER'),
    SMS_NOT_CONFIRMED: { account: 9, steps: [days(2)] },
    CONTRACT_RUNNING: rejected('CONTRACT_RUNNING'),
    ALREADY_PORTING: rejected('ALREADY_PORTING'),
    NUMBER_NOT_ACTIVE: rejected('NUMBER_NOT_ACTIVE'),
    FRAUD_BLOCK: rejected('FRAUD_BLOCK'),
    NO_CONSENT: rejected('NO_CONSENT'),
    DATE_EXPIRED: rejected('DATE_EXPIRED'),
    OTHER: rejected('OTHER'),
  }),
  ...states('Abonnement', '/instellingen/abonnement', {
    Active: { account: 1 },
    Blocked: { account: 6 },
    Cancelled: { account: 1, steps: [happens('number-leaves')] },
    ToBeTerminated: { account: 4 },
    Terminated: { account: 3 },
  }),
  ...states('Telefoon op afbetaling', '/instellingen/abonnement', {
    INITIAL: phone('INITIAL'),
    NEW: phone('NEW'),
    ACCEPTED: phone('ACCEPTED'),
    DELIVERED: { account: 16 },
    PROCESSING_BY_LOGISTICS: phone('PROCESSING_BY_LOGISTICS'),
    WAIT_FOR_DELIVERY: { account: 18 },
    WAIT_FOR_RETURN: phone('WAIT_FOR_RETURN'),
    RETURN: phone('RETURN'),
    PAID_OFF: { account: 17 },
    TERMINATED: phone('TERMINATED'),
    CANCELLED: phone('CANCELLED'),
    REJECTED: phone('REJECTED'),
  }),
  ...states('Factuur', '/facturen', {
    PAID: { account: 1 },
    NOT_PAID: { account: 5 },
    TO_PAY: { account: 3 },
  }),
  ...states('Betalingsregeling', '/betalingsregelingen', {
    RUNNING: { account: 5 },
    FINISHED: { account: 5, steps: [happens('terms-paid')] },
    STOPPED: { account: 5, steps: [days(35)] },
  }),
  ...states('Betaling', '/betaling-controleren', {
    open: { account: 30, steps: [topUp(null)] },
    pending: { account: 30, steps: [topUp('slow')] },
    paid: { account: 30, steps: [topUp('paid')] },
    cancelled: { account: 30, steps: [topUp('cancelled')] },
    failed: { account: 30, steps: [topUp('failed')] },
    expired: { account: 30, steps: [topUp(null), days(2)] },
    'other-name': settled('other-name'),
    'other-account': settled('other-account'),
  }),
  ...states('Compleet', '/compleet', {
    ACTIVE: { account: 20 },
    OUT_OF_SYNC: { account: 21 },
    PENDING: { account: 1, steps: [{ write: 'activateComplete', input: {} }] },
    ELIGIBLE: { account: 1 },
    NOT_ELIGIBLE: { account: 2, path: '/instellingen/abonnement' },
  }),
  ...states('Cadeau', '/cadeau', {
    data: { account: 19 },
    voice: { account: 1, steps: [happens('gift-arrived', { type: 'voice', size: 60, until: '2099-12-31' })] },
  }),
  ...states('2-stapsbeveiliging', '/instellingen/gegevens/2-stapsbeveiliging', {
    ACTIVE: { account: 7 },
    PENDING_VERIFICATION: {
      account: 1,
      steps: [{ write: 'startMfaChange', input: { wanted: 'on', method: 'SMS', password: 'steltloper-26' } }],
    },
    DISABLED_BY_CUSTOMER: { account: 1 },
    UNSUPPORTED_PLATFORM: { account: 35 },
  }),
  ...states('Automatisch opwaarderen', '/beltegoed-automatisch-opwaarderen', {
    BALANCE: { account: 32 },
    MONTHLY: {
      account: 32,
      steps: [
        { write: 'updateAutoTopUp', verb: 'put', input: { type: 'MONTHLY', amount: 2000, threshold: null, dayOfMonth: 14 } },
      ],
    },
    BUNDLE: {
      account: 31,
      steps: [
        {
          pays: () => ({
            for: { kind: 'auto-top-up', setting: { type: 'BUNDLE', amount: 1000, threshold: null, dayOfMonth: null } },
            amount: 1000,
          }),
          decision: 'paid',
        },
      ],
    },
  }),
  ...states('Reparatie', '/reparatie', {
    REQUESTED: { account: 16, steps: [askedForRepair] },
    LABEL_SENT: { account: 16, steps: [askedForRepair, workdays(1)] },
    IN_REPAIR: { account: 16, steps: [askedForRepair, workdays(4)] },
    SENT_BACK: { account: 16, steps: [askedForRepair, workdays(10)] },
  }),
  ...states('Melding op het overzicht', '/', {
    portingSms: { account: 9 },
    portingSent: { account: 14 },
    portingApproved: { account: 8 },
    portingRejected: { account: 10 },
    portingDone: { account: 8, steps: [ported] },
    porting: { account: 1, steps: [fixMe('porting')] },
    simActivation: { account: 8 },
    esimActivation: { account: 12 },
    simActivating: { account: 8, steps: [fixMe('simActivating')] },
    lockWaiting: {
      account: 1,
      steps: [{ write: 'setNumberLock', verb: 'put', input: { on: true } }, happens('stranger-ordered')],
    },
    simBlocked: { account: 6 },
    paymentOverdue: { account: 6 },
    paymentFailed: { account: 1, steps: [fixMe('paymentFailed', { amount: 3050 })] },
    paymentChecking: { account: 6, steps: [paysInvoices('slow')] },
    orderWaiting: {
      account: 1,
      steps: [
        fixMe('orderWaiting', {
          keptUntil: 4_073_580_000_000,
          order: { brand: 'talura', name: 's2', spec: '128-zwart', payment: 'voorbeeld' },
        }),
      ],
    },
    arrangement: { account: 5 },
    arrangementLate: { account: 5, steps: [days(14)] },
    lowBalance: { account: 30 },
    extensionLacking: { account: 31, steps: [days(14)] },
    extensionMissed: { account: 31, steps: [days(45)] },
    onboarding: { account: 14 },
    mfa: { account: 1, steps: [fixMe('mfa')] },
    ibanMissing: { account: 1, steps: [fixMe('ibanMissing')] },
    terminating: { account: 4 },
    withdrawal: { account: 8 },
    phoneReturn: { account: 16, steps: [fixMe('phoneReturn', { date: '2099-01-31' })] },
    creditExpiring: { account: 36 },
    compensation: { account: 1, steps: [happens('outage-struck', { hours: 14, isOver: true })] },
    compensationCredit: { account: 31, steps: [happens('outage-struck', { hours: 14, isOver: true })] },
    outage: { account: 1, steps: [fixMe('outage', { area: 'Utrecht', time: '21:00' })] },
  }),
  ...states('Uitnodiging op het overzicht', '/', {
    complete: { account: 1 },
    memberDeal: { account: 1 },
    renew: { account: 15 },
    phone: { account: 16 },
    pendingBundle: { account: 23 },
    inactive: { account: 3 },
  }),
]

/** The state with this name; undefined for an unknown name. */
export const stateNamed = (name: string): State | undefined => allStates.find((state) => nameOf(state) === name)

/** The name of a state in links and in the search: `Simkaart: STOLEN`. */
export const nameOf = ({ of, value }: State): string => `${of}: ${value}`
