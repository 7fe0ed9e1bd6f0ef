import type { Day } from '#kit/parts.ts'
import type { Period } from '#model/usage/contract.ts'
import type { Account, Half, PostpaidAccount, Span } from '../../fixtures/accounts/account.ts'
import { type Bundle, type Portfolio, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { type Rates, rates } from '../../fixtures/catalogue/rates.ts'
import { doubledFrom } from '../bundles/complete.ts'
import { dayOfHalf, restOf } from './halves.ts'
import { prepaidBundleOf } from './periods.ts'
import type { Room } from './pool.ts'

type Allowed = { size: number; additionalCompleteSize: number; isUnlimited: boolean }

/** The contents of a period and the rates outside it. Sizes in MB and minutes. */
export type Allowance = {
  data: Allowed | null
  voice: Allowed | null
  /** The same in the course of the period, oldest first. */
  rooms: { data: readonly Room[]; voice: readonly Room[] }
  /** When calls to other customers of ours came out of on-net calling, oldest first. */
  onNet: readonly Span[]
  smsUnlimited: boolean
  /** The current setting: internet stops when the bundle is empty. */
  dataCap: boolean
  rates: Rates
  /** The rates before a price change; null without one. */
  ratesUntil: { from: Half; rates: Rates } | null
}

/** The rates in a half-day. */
export const ratesOn = ({ rates, ratesUntil }: Pick<Allowance, 'rates' | 'ratesUntil'>, half: Half): Rates =>
  ratesUntil && half < ratesUntil.from ? ratesUntil.rates : rates

/** The bundle with this id. Throws for an unknown id, because then a fixture is wrong. */
function found(id: string, bundles: readonly Bundle[]): Bundle {
  const bundle = bundles.find((candidate) => candidate.id === id)
  if (!bundle) throw new Error(`Unknown bundle ${id}`)
  return bundle
}

/** The current bundles of a postpaid account, or those of the given change. */
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

/** The MB or minutes that can be used before anything is charged. */
export const roomIn = (bundle: Allowed | null): number => {
  if (!bundle) return 0
  return bundle.isUnlimited ? Number.POSITIVE_INFINITY : bundle.size + bundle.additionalCompleteSize
}

/** A bundle of size 0 counts as no bundle. */
const allowed = ({ size, isUnlimited }: Pick<Bundle, 'size' | 'isUnlimited'>, doubled: boolean): Allowed | null =>
  isUnlimited || size > 0 ? { size, additionalCompleteSize: doubled ? size : 0, isUnlimited } : null

/** A bundle from a half-day on, until the next one. */
type InTime = { readonly from: Half; readonly bundle: Pick<Bundle, 'size' | 'isUnlimited'> }

/** The internet bundles in the course of a period, oldest first: the usual one, and one that works before its change begins. */
function internetIn({ portfolio, earlyInternet }: PostpaidAccount, { from, until }: Period, usual: Bundle): InTime[] {
  const early = earlyInternet.flatMap((one) => [
    { from: one.from, bundle: found(one.data, portfolios[portfolio].data) },
    ...(one.until === null ? [] : [{ from: one.until, bundle: usual }]),
  ])
  return [{ from, bundle: usual }, ...early.filter((one) => from <= one.from && one.from <= restOf(until))]
}

/** A bundle of a period, of which the last one is shown, and what it held in the course of it. `doubled`: the day from which Compleet doubles it. */
function allowedIn(bundles: readonly InTime[], doubled: Day | null): { shown: Allowed | null; rooms: Room[] } {
  const isIn = (half: Half) => bundles.findLast(({ from }) => from <= half)?.bundle
  const sizeIn = (half: Half) => {
    const bundle = isIn(half)
    return bundle ? roomIn(allowed(bundle, doubled !== null && doubled <= half)) : 0
  }
  const halves = [...bundles.map(({ from }) => from), ...(doubled ? [doubled] : [])].toSorted()
  const last = bundles.at(-1)?.bundle
  return { shown: last ? allowed(last, doubled !== null) : null, rooms: halves.map((from) => ({ from, size: sizeIn(from) })) }
}

/** The allowance of an account in this period, as seen today. */
export function allowanceOf(account: Account, period: Period, today: Day): Allowance {
  const always = (bundle: InTime['bundle']): InTime[] => [{ from: period.from, bundle }]
  if (account.type === 'Prepaid') {
    const bundle = prepaidBundleOf(account)
    const data = allowedIn(always({ size: bundle?.data ?? 0, isUnlimited: false }), null)
    const voice = allowedIn(always({ size: bundle?.minutes ?? 0, isUnlimited: bundle?.minutes === null }), null)
    return {
      data: data.shown,
      voice: voice.shown,
      rooms: { data: data.rooms, voice: voice.rooms },
      onNet: account.onNet,
      smsUnlimited: false,
      dataCap: false,
      rates: rates[account.rates],
      ratesUntil: account.newestSince === null ? null : { from: restOf(account.newestSince), rates: rates.prepaidOld },
    }
  }
  const then = account.earlier.find(({ until }) => until >= period.from)
  const bundles = bundlesOf({ ...account, ...then })
  const doubled = doubledFrom(account, period, today)
  const data = allowedIn(internetIn(account, period, bundles.data), doubled)
  const voice = allowedIn(always(bundles.voice), doubled)
  return {
    data: data.shown,
    voice: voice.shown,
    rooms: { data: data.rooms, voice: voice.rooms },
    onNet: [],
    smsUnlimited: bundles.smsUnlimited,
    dataCap: bundles.dataCap !== null,
    rates: rates.postpaid,
    ratesUntil: null,
  }
}

/**
 * Did the data cap apply in this half-day? A switch counts from the first half-day after it. Other bundles begin with a cap of their own, and
 * leave that of the days before them.
 */
export function isCappedIn(account: Account, half: Half): boolean {
  if (account.type === 'Prepaid') return false
  const before = account.earlier.find(({ until }) => until >= dayOfHalf(half))
  const { dataCap } = (before ?? account).bundles
  const later = account.dataCapSwitched.filter(
    (switched) => restOf(switched) > half && (before === undefined || switched <= before.until),
  )
  return later.length % 2 === 0 ? dataCap : !dataCap
}
