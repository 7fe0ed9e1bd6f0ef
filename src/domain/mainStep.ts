import type { FixMeType, Overview } from '../api/contract/overview.ts'
import type { Standstill } from '../api/contract/parts.ts'
import { balanceState } from './credit.ts'
import { dayOf } from './dates.ts'
import { waitsForCustomer } from './dueInvoices.ts'
import { internetOf, isCreditFirst } from './internet.ts'
import { standstillOn } from './standstill.ts'

/** The step of a customer: out of a standstill, on one of the notices, or on the figures themselves. */
export type MainStep = 'standstill' | FixMeType | 'payInvoices' | 'buyData' | 'chooseBundle' | 'extendBundle' | 'topUp'

/** Whether the customer can end a standstill by the way out of its notice. A capped bundle has its way out below the figure. */
const endsByStep: Record<Standstill['why'], boolean> = {
  unpaid: true,
  term: true,
  checking: false,
  blocked: true,
  stolen: true,
  inactive: false,
  switchedOff: true,
  capped: false,
}

/** How urgent a notice is, 1 first; null when it waits for nothing that the customer can do. */
const urgency: Record<FixMeType, number | null> = {
  onboarding: 1,
  simActivation: 2,
  esimActivation: 2,
  paymentOverdue: 3,
  paymentFailed: 3,
  arrangementLate: 3,
  portingRejected: 4,
  portingSms: 5,
  orderWaiting: 6,
  extensionMissed: 7,
  lowBalance: 8,
  extensionLacking: 9,
  mutualMissed: 10,
  mutualLacking: 11,
  creditExpiring: 12,
  phoneReturn: 13,
  ibanMissing: 14,
  portingSent: null,
  portingApproved: null,
  portingDone: null,
  porting: null,
  simActivating: null,
  lockWaiting: null,
  simBlocked: null,
  paymentChecking: null,
  arrangement: null,
  mfa: null,
  terminating: null,
  withdrawal: null,
  outage: null,
  compensation: null,
  compensationCredit: null,
}

/**
 * The one step on the overview that helps this customer now: the only green button (design 1.3). Null: nothing needs doing, or only we can
 * do it. `now` in ms.
 */
export function mainStep(overview: Overview, now: number): MainStep | null {
  const standstill = overview.subscriptionActive ? standstillOn(overview.standstill, dayOf(now)) : null
  if (standstill && endsByStep[standstill.why]) return 'standstill'
  const urgent = overview.fixMeBarItems
    .flatMap(({ templateType: type }) => (urgency[type] === null ? [] : { type, rank: urgency[type] }))
    .toSorted((a, b) => a.rank - b.rank)
    // The credit is the number of the screen then, with topping up below it.
    .find(({ type }) => type !== 'lowBalance' || !isCreditFirst(overview, dayOf(now)))
  return urgent?.type ?? stepOnFigures(overview, now)
}

function stepOnFigures(overview: Overview, now: number): MainStep | null {
  const { balance, latestInvoice, buyDataEligible } = overview
  const internet = internetOf(overview, now)
  if (internet.kind === 'stopped') return latestInvoice && waitsForCustomer(latestInvoice) ? 'payInvoices' : null
  if (internet.standstill !== null) return internet.standstill.why === 'capped' && buyDataEligible ? 'buyData' : null
  if (balance !== null) {
    if (internet.kind === 'none') return balanceState(balance) === 'enough' ? 'chooseBundle' : 'topUp'
    if (internet.kind === 'limited' && internet.empty) return 'chooseBundle'
    return internet.bundle.autoExtend ? null : 'extendBundle'
  }
  if (!buyDataEligible || internet.kind === 'unlimited') return null
  if (internet.kind === 'none') return 'buyData'
  const { empty, low, forecast } = internet
  const runsOut = forecast ? forecast.runsOutOn !== null : low
  return empty || runsOut ? 'buyData' : null
}
