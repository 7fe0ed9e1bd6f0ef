/** Automatic top-ups in the demo. They happen when the credit drops or on their day. */

import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import {
  allowedFrom,
  bundleTopUpOn,
  type ExtendedBundle,
  MOST_TIMES,
  monthlyAfter,
  recentTopUps,
  toppedUpAt,
} from '#model/credit/autoTopUp.ts'
import { mayExtendBundle } from '#model/credit/prepaidBundles.ts'
import { fits } from '#model/credit/topUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { topUp } from '../../fixtures/catalogue/rates.ts'
import { prepaidBundleOf } from '../world/periods.ts'
import { type CreditChange, withCredit } from './credit.ts'

/** The current setting. For a bundle, the amount is the price of the running bundle. */
export function settingOf(account: PrepaidAccount): AutoCreditTopUp | null {
  const setting = account.autoTopUps[0] ?? null
  if (setting?.type !== 'BUNDLE') return setting
  return { ...setting, amount: prepaidBundleOf(account)?.price ?? setting.amount }
}

export const withSetting = (account: PrepaidAccount, setting: AutoCreditTopUp | null, today: Day): PrepaidAccount => ({
  ...account,
  autoTopUps: setting ? [setting] : [],
  autoSince: today,
})

/** A product that runs for a number of days and can be extended from the credit. */
export type Running = 'bundle' | 'mutual'

/**
 * The first day on which nothing is extended any more: a subscription begins, or the simcard is blocked after loss or theft, which leaves
 * the credit alone. Null without such a day.
 */
export const noExtensionFrom = ({ switching, simcard }: Pick<PrepaidAccount, 'switching' | 'simcard'>, today: Day): Day | null =>
  simcard.statusType === 'STOLEN' ? today : switching && dayOf(switching.at)

/** Is it extended on the day after its last? */
export function isExtended(account: PrepaidAccount, of: Running): boolean {
  const { ends, autoExtend } = account[of] ?? { ends: null, autoExtend: false }
  return autoExtend && ends !== null && mayExtendBundle(ends, noExtensionFrom(account, ends))
}

export function extendedBundleOf(account: PrepaidAccount): ExtendedBundle {
  const price = prepaidBundleOf(account)?.price
  const { bundle, toppedUpFor } = account
  if (!bundle || !isExtended(account, 'bundle') || price === undefined) return null
  return { price, until: bundle.ends, toppedUp: toppedUpFor === bundle.ends }
}

const isAutomatic = ({ kind, method }: PrepaidAccount['booked'][number]) => kind === 'autoTopUp' && method === 'directDebit'

/** The days of the latest automatic top-ups. The first payment at the bank does not count. */
const daysOf = ({ booked }: PrepaidAccount): Day[] =>
  booked
    .filter(isAutomatic)
    .slice(-MOST_TIMES)
    .map(({ at }) => dayOf(at))

const { maximum } = topUp

/** The automatic top-ups of the last 30 days. */
export const recentDaysOf = (account: PrepaidAccount, today: Day): Day[] => recentTopUps(daysOf(account), today)

const debited = (account: PrepaidAccount, amount: number, at: number): PrepaidAccount =>
  withCredit(account, { kind: 'autoTopUp', method: 'directDebit', amount }, at)

/** Tops up right after a change, when the credit has dropped too low. */
export function toppedUpAtOnce(account: PrepaidAccount, at: number): PrepaidAccount {
  const amount = toppedUpAt(account.balance, settingOf(account), { days: daysOf(account), today: dayOf(at), maximum })
  return amount > 0 ? debited(account, amount, at) : account
}

/** The first day, from `from` on, on which low credit may be topped up; null when it is not low, or is not topped up automatically. */
export function lowTopUpOn(account: PrepaidAccount, from: Day): Day | null {
  const setting = settingOf(account)
  if (setting?.type !== 'BALANCE' || account.balance >= (setting.threshold ?? 0)) return null
  return fits(setting.amount, account.balance, maximum) ? allowedFrom(daysOf(account), from) : null
}

/**
 * The next scheduled top-up if nothing else happens first, at `from` (ms) at the earliest; null when none has a day. A top-up for low credit
 * cannot be scheduled.
 */
export function dueTopUp(account: PrepaidAccount, from = 0): CreditChange | null {
  const setting = settingOf(account)
  if (!setting || setting.type === 'BALANCE') return null
  return setting.type === 'MONTHLY' ? onItsDay(account, setting, from) : beforeExtending(account, setting, from)
}

/** The customer right after an event at a moment (ms), which may make a top-up due on that day, or leave too little credit. */
export function toppedUpAfter(account: PrepaidAccount, at: number): PrepaidAccount {
  const due = dueTopUp(account, at)
  return toppedUpAtOnce(due && due.at <= at ? due.change(account) : account, at)
}

/** May this amount be topped up on a day? Not when it does not fit the credit, after the last of 3, or once a subscription has begun. */
export function mayTopUpOn(account: PrepaidAccount, amount: number, day: Day): boolean {
  const { switching, balance } = account
  if (switching && dayOf(switching.at) <= day) return false
  return allowedFrom(daysOf(account), day) === day && fits(amount, balance, maximum)
}

/**
 * Schedules a top-up on this day, if it is allowed then. `passed` marks the day as handled, topped up or not. Never before the latest
 * booking, nor before `from` (ms).
 */
const onDay = (
  day: Day,
  from: number,
  { amount }: AutoCreditTopUp,
  { booked }: PrepaidAccount,
  passed: Partial<Pick<PrepaidAccount, 'autoSince' | 'toppedUpFor'>>,
): CreditChange => {
  const at = Math.max(momentOf(day), from, booked.at(-1)?.at ?? 0)
  return {
    at,
    change: (account) => ({ ...(mayTopUpOn(account, amount, day) ? debited(account, amount, at) : account), ...passed }),
  }
}

function onItsDay(account: PrepaidAccount, setting: AutoCreditTopUp, from: number): CreditChange {
  const day = monthlyAfter(setting.dayOfMonth ?? 1, account.autoSince ?? dayOf(account.seenAt))
  return onDay(day, from, setting, account, { autoSince: day })
}

function beforeExtending(account: PrepaidAccount, setting: AutoCreditTopUp, from: number): CreditChange | null {
  const { bundle, toppedUpFor } = account
  if (!bundle || !isExtended(account, 'bundle') || toppedUpFor === bundle.ends) return null
  return onDay(bundleTopUpOn({ until: bundle.ends }), from, setting, account, { toppedUpFor: bundle.ends })
}
