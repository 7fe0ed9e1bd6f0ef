import { dayOf } from '#kit/dates.ts'
import type { Standstill } from '#kit/parts.ts'
import { waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { FixMeType, Overview } from './contract.ts'
import { internetOf, isCreditFirst } from './internet.ts'

/** The step of a customer: out of a standstill, on one of the notices, or on the figures themselves. */
export type MainStep = 'standstill' | FixMeType | 'payInvoices' | 'buyData' | 'chooseBundle' | 'extendBundle' | 'topUp'

/** Standstills that the customer can end by the way out of their notice. A capped bundle has its way out below the figure. */
const endsByStep: readonly Standstill['why'][] = ['unpaid', 'term', 'blocked', 'stolen', 'switchedOff']

/** The notices that wait for something that the customer can do, the most urgent first. */
const byUrgency: readonly FixMeType[] = [
  'onboarding',
  'simActivation',
  'esimActivation',
  'paymentOverdue',
  'paymentFailed',
  'arrangementLate',
  'portingRejected',
  'portingSms',
  'orderWaiting',
  'extensionMissed',
  'lowBalance',
  'extensionLacking',
  'mutualMissed',
  'mutualLacking',
  'creditExpiring',
  'phoneReturn',
  'ibanMissing',
]

/**
 * The one step on the overview that helps this customer now: the only green button (design 1.3). Null: nothing needs doing, or only we can
 * do it. `now` in ms.
 */
export function mainStep(overview: Overview, now: number): MainStep | null {
  const standstill = overview.subscriptionActive ? standstillOn(overview.standstill, dayOf(now)) : null
  if (standstill && endsByStep.includes(standstill.why)) return 'standstill'
  const urgent = byUrgency.find((type) => overview.fixMeBarItems.some(({ templateType }) => templateType === type))
  // Without a bundle the credit is the number of the screen, with topping up below it.
  if (urgent === 'lowBalance' && isCreditFirst(overview, dayOf(now))) return 'topUp'
  return urgent ?? stepOnFigures(overview, now)
}

function stepOnFigures(overview: Overview, now: number): MainStep | null {
  const { balance, latestInvoice, buyDataEligible } = overview
  const internet = internetOf(overview, now)
  if (internet.kind === 'stopped') return latestInvoice && waitsForCustomer(latestInvoice) ? 'payInvoices' : null
  if (internet.standstill !== null) return internet.standstill.why === 'capped' && buyDataEligible ? 'buyData' : null
  if (balance !== null) {
    if (internet.kind === 'none' || (internet.kind === 'limited' && internet.empty)) return 'chooseBundle'
    return internet.bundle.autoExtend ? null : 'extendBundle'
  }
  if (!buyDataEligible || internet.kind === 'unlimited') return null
  if (internet.kind === 'none') return 'buyData'
  const { empty, low, forecast } = internet
  const runsOut = forecast ? forecast.runsOutOn !== null : low
  return empty || runsOut ? 'buyData' : null
}
