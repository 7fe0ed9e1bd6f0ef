/** Automatic top-ups in the demo: they happen by themselves, when the credit drops or their day comes. */
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { dayAt } from '../../fixtures/accounts/build.ts'
import { topUp } from '../../fixtures/catalogue/topUp.ts'
import type { AutoCreditTopUp } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import {
  allowedFrom,
  bundleTopUpOn,
  type ExtendedBundle,
  MOST_TIMES,
  monthlyAfter,
  recentOf,
  toppedUpAt,
} from '../../src/domain/autoTopUp.ts'
import { addDays, dayOf, daysBetween, momentOf } from '../../src/domain/dates.ts'
import { fits } from '../../src/domain/topUp.ts'
import { type Happening, withCredit } from './credit.ts'
import { prepaidBundleOf } from './periods.ts'

/** The setting that is on; of a bundle the price is that of the one that runs. */
export function settingOf(account: PrepaidAccount): AutoCreditTopUp | null {
  const setting = account.autoTopUps[0] ?? null
  if (setting?.type !== 'BUNDLE') return setting
  return { ...setting, amount: prepaidBundleOf(account)?.price ?? setting.amount }
}

/** The customer with another setting, or without one, from a day on. */
export function withSetting(account: PrepaidAccount, setting: AutoCreditTopUp | null, today: Day): PrepaidAccount {
  const { bundle } = account
  return {
    ...account,
    autoTopUps: setting ? [setting] : [],
    autoSince: today,
    // The day that the customer is told, from now on: the clock of the demo may go past it.
    bundle: bundle && { ...bundle, ends: dayAt(bundle.ends, today) },
  }
}

/** The bundle that runs and is extended. */
export function extendedBundleOf(account: PrepaidAccount, today: Day): ExtendedBundle {
  const price = prepaidBundleOf(account)?.price
  const { bundle, toppedUpFor } = account
  if (!bundle?.autoExtend || price === undefined) return null
  const until = dayAt(bundle.ends, today)
  return { price, until, toppedUp: toppedUpFor === until }
}

const isAutomatic = ({ kind, method }: PrepaidAccount['booked'][number]) => kind === 'autoTopUp' && method === 'directDebit'

/** The days of the last automatic top-ups: no more of them matter. The first one, paid at the bank, is none. */
const daysOf = ({ booked }: PrepaidAccount): Day[] =>
  booked
    .filter(isAutomatic)
    .slice(-MOST_TIMES)
    .map(({ at }) => dayOf(at))

const { maximum } = topUp

/** Of the last 30 days. */
export const recentDaysOf = (account: PrepaidAccount, today: Day): Day[] => recentOf(daysOf(account), today)

const debited = (account: PrepaidAccount, amount: number, at: number): PrepaidAccount =>
  withCredit(account, { kind: 'autoTopUp', method: 'directDebit', amount }, at)

/** Right after something else: the credit may have dropped. */
export function toppedUpAtOnce(account: PrepaidAccount, at: number): PrepaidAccount {
  const amount = toppedUpAt(account.balance, settingOf(account), { days: daysOf(account), today: dayOf(at), maximum })
  return amount > 0 ? debited(account, amount, at) : account
}

/** The customer on a day: what goes a day to calls and internet has gone, as far as there was credit. */
export function spentOn(account: PrepaidAccount, day: Day, since: number): PrepaidAccount {
  const { spends, spentUntil, balance } = account
  if (spends === 0) return account
  const days = daysBetween(spentUntil ?? dayOf(since), day)
  return days <= 0 ? account : { ...account, balance: Math.max(0, balance - days * spends), spentUntil: day }
}

/** The next one, when nothing else comes in between; null: none will come. */
export function dueTopUp(account: PrepaidAccount, since: number): Happening | null {
  const setting = settingOf(account)
  if (!setting) return null
  if (setting.type === 'BALANCE') return whenLow(account, setting.threshold ?? 0, since)
  return setting.type === 'MONTHLY' ? onItsDay(account, setting, since) : beforeExtending(account, setting)
}

/** On this day, when it is allowed then; `passed` says that the day has gone by, topped up or not. Never before what was paid last. */
const onDay = (
  day: Day,
  { amount }: AutoCreditTopUp,
  { booked }: PrepaidAccount,
  passed: Partial<Pick<PrepaidAccount, 'autoSince' | 'toppedUpFor'>>,
): Happening => {
  const at = Math.max(momentOf(day), booked.at(-1)?.at ?? 0)
  return {
    at,
    change(account) {
      const mayBe = allowedFrom(daysOf(account), day) === day && fits(amount, account.balance, maximum)
      return { ...(mayBe ? debited(account, amount, at) : account), ...passed }
    },
  }
}

function onItsDay(account: PrepaidAccount, setting: AutoCreditTopUp, since: number): Happening {
  const day = monthlyAfter(setting.dayOfMonth ?? 1, account.autoSince ?? dayOf(since))
  return onDay(day, setting, account, { autoSince: day })
}

function beforeExtending(account: PrepaidAccount, setting: AutoCreditTopUp): Happening | null {
  const { bundle, toppedUpFor } = account
  // What is told from today never comes nearer.
  if (!bundle?.autoExtend || typeof bundle.ends !== 'string' || toppedUpFor === bundle.ends) return null
  return onDay(bundleTopUpOn({ until: bundle.ends }), setting, account, { toppedUpFor: bundle.ends })
}

/** The day on which the credit will be below the threshold, and it is allowed. What is due at once has been done. */
function whenLow(account: PrepaidAccount, threshold: number, since: number): Happening | null {
  const { balance, spends, spentUntil } = account
  const days = daysOf(account)
  const from = spentUntil ?? dayOf(since)
  if (balance >= threshold && spends === 0) return null
  const low = balance < threshold ? from : addDays(from, Math.floor((balance - threshold) / spends) + 1)
  const day = allowedFrom(days, low)
  // What is low and allowed was topped up at once: then it waits for the days to pass.
  return { at: momentOf(day), change: (customer) => customer }
}
