import type { Account, Half, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { type Bundle, mutualBundle, type Portfolio, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { type Rates, rates } from '../../fixtures/catalogue/rates.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { isDoubled } from './complete.ts'
import { restOf } from './halves.ts'
import { prepaidBundleOf } from './periods.ts'

type Allowed = { size: number; additionalCompleteSize: number; isUnlimited: boolean }

/** What a period holds before anything is charged, and what is charged after that. Sizes in MB and minutes. */
export type Allowance = {
  data: Allowed | null
  voice: Allowed | null
  /** Minutes to other customers of ours, or null. */
  mutual: number | null
  smsUnlimited: boolean
  /** Internet stops when the bundle is empty: as it is set now. */
  dataCap: boolean
  rates: Rates
  /** What was charged before the prices changed; null when they did not. */
  ratesUntil: { from: Half; rates: Rates } | null
}

/** What is charged in a half of a day. */
export const ratesOn = ({ rates, ratesUntil }: Pick<Allowance, 'rates' | 'ratesUntil'>, half: Half): Rates =>
  ratesUntil && half < ratesUntil.from ? ratesUntil.rates : rates

/** The bundle with this id. Throws when there is none, since then a fixture is wrong. */
function found(id: string, bundles: readonly Bundle[]): Bundle {
  const bundle = bundles.find((candidate) => candidate.id === id)
  if (!bundle) throw new Error(`Unknown bundle ${id}`)
  return bundle
}

/** The bundles that a postpaid account has now; or those of a change on its way, when these are given. */
export function bundlesOf(account: Pick<PostpaidAccount, 'portfolio' | 'bundles'>) {
  const portfolio: Portfolio = portfolios[account.portfolio]
  return {
    data: found(account.bundles.data, portfolio.data),
    voice: found(account.bundles.voice, portfolio.voice),
    sms: account.bundles.sms ? portfolio.sms : null,
    smsUnlimited: account.bundles.sms || portfolio.sms === null,
    dataCap: account.bundles.dataCap ? portfolio.dataCap : null,
  }
}

/** A bundle of size 0 counts as no bundle. */
const allowed = ({ size, isUnlimited }: Pick<Bundle, 'size' | 'isUnlimited'>, doubled: boolean): Allowed | null =>
  isUnlimited || size > 0 ? { size, additionalCompleteSize: doubled ? size : 0, isUnlimited } : null

/** What an account has, or had, in this period, as seen today. */
export function allowanceOf(account: Account, period: Period, today: Day): Allowance {
  if (account.type === 'Prepaid') {
    const bundle = prepaidBundleOf(account)
    return {
      data: bundle && allowed({ size: bundle.data, isUnlimited: false }, false),
      voice: bundle && allowed({ size: bundle.minutes ?? 0, isUnlimited: bundle.minutes === null }, false),
      mutual: account.mutual && mutualBundle.minutes,
      smsUnlimited: false,
      dataCap: false,
      rates: rates[account.rates],
      ratesUntil: account.newestSince === null ? null : { from: restOf(account.newestSince), rates: rates.prepaidOld },
    }
  }
  const { portfolio, pending } = account
  const then = account.earlier.find(({ until }) => until >= period.from)
  const { voice, smsUnlimited, dataCap } = bundlesOf(then ? { portfolio, bundles: then.bundles } : account)
  const { data } = bundlesOf({ portfolio, bundles: then?.bundles ?? (pending?.internetNow ? pending.bundles : account.bundles) })
  const doubled = isDoubled(account, period, today)
  return {
    data: allowed(data, doubled),
    voice: allowed(voice, doubled),
    mutual: null,
    smsUnlimited,
    dataCap: dataCap !== null,
    rates: rates.postpaid,
    ratesUntil: null,
  }
}

/** Was internet stopped at an empty bundle in this half of a day? A switch counts from the morning after which it was made. */
export function isCappedIn(account: Account, half: Half): boolean {
  if (account.type === 'Prepaid') return false
  const later = account.dataCapSwitched.filter((switched) => restOf(switched) > half).length
  return later % 2 === 0 ? account.bundles.dataCap : !account.bundles.dataCap
}

/** MB or minutes to use before anything is charged. */
export const roomIn = (bundle: Allowed | null): number => {
  if (!bundle) return 0
  return bundle.isUnlimited ? Number.POSITIVE_INFINITY : bundle.size + bundle.additionalCompleteSize
}
