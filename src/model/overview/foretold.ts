import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import type { Overview, Usps } from './contract.ts'
import { type CostsAhead, costsAhead } from './costsAhead.ts'
import { internetOf } from './internet.ts'

/** Smaller rises are not mentioned: cents, and a part of the invoice. */
const LITTLE = 100
const LITTLE_PART = 0.05

/** True when the customer's pace may make the invoice clearly higher than what is on it now. */
export const isRising = ({ amount, total }: CostsAhead): boolean =>
  total.most - amount > Math.max(LITTLE, Math.abs(amount) * LITTLE_PART)

/** A way to stop costs: extra bundles of the offer (`size` in MB or minutes, together), the data cap, or a limit to all. Cents. */
export type Remedy =
  | { readonly kind: 'data' | 'voice'; readonly size: number; readonly price: number }
  | { readonly kind: 'cap' | 'limit'; readonly price: number }

/** The number of remedies that are shown. */
const REMEDIES = 2

const byPrice = (ways: readonly (Remedy | null)[]): Remedy[] =>
  ways.filter((way) => way !== null).toSorted((one, other) => one.price - other.price)

/** The extra that covers `needed` (MB or minutes); null when it costs more than it saves (cents). */
function extraFor(kind: 'data' | 'voice', needed: number, saves: number, size: number, price: number): Remedy | null {
  const count = Math.max(1, Math.ceil(needed / size))
  return count * price < saves ? { kind, size: count * size, price: count * price } : null
}

/**
 * The two cheapest ways to stop the expected costs, for somebody who may buy: first one that keeps everything working, then one that stops
 * something. Without one of either kind, two of the other.
 */
function remediesFor({ beyond, more: { data, voice } }: CostsAhead, usps: Usps, overview: Overview): readonly Remedy[] {
  const { buyDataEligible, dataCap, costLimit } = overview
  if (!buyDataEligible) return []
  const [keeping, ...otherKeeping] = byPrice([
    extraFor('data', beyond.data.expected, data.expected, usps.extraDataBundleSize, usps.extraDataPrice),
    extraFor('voice', beyond.voice.expected, voice.expected, usps.extraVoiceBundleSize, usps.extraVoicePrice),
  ])
  const [stopping, ...otherStopping] = byPrice([
    dataCap && !dataCap.active && usps.dataCapPrice < data.expected ? { kind: 'cap', price: usps.dataCapPrice } : null,
    provider.costLimit && costLimit === null ? { kind: 'limit', price: 0 } : null,
  ])
  return [keeping, stopping, ...otherKeeping, ...otherStopping].filter((way) => way !== undefined).slice(0, REMEDIES)
}

/** Why an invoice rises: a bundle runs out (on a day, perhaps, or it already has) or there is none. `price`: cents per MB or minute. */
export type Cause =
  | { readonly kind: 'data'; readonly price: number; readonly bundle: 'none' | 'empty' | 'mayEnd' | { readonly endsOn: Day } }
  | { readonly kind: 'voice'; readonly price: number; readonly bundle: 'none' | 'empty' | 'mayEnd' }
  | { readonly kind: 'sms'; readonly price: number }
  | { readonly kind: 'other' }

/** A kind that adds less gets no sentence: cents, and a part of the whole rise. */
const WORTH = 50
const WORTH_PART = 0.1

function causesOf({ amount, total, more }: CostsAhead, usps: Usps, overview: Overview, now: number): Cause[] {
  const { voiceSmsBundle } = overview
  const internet = internetOf(overview, now)
  const dataBundle = (): (Cause & { kind: 'data' })['bundle'] => {
    if (internet.kind !== 'limited') return 'none'
    if (internet.empty) return 'empty'
    return internet.forecast?.runsOutOn ? { endsOn: internet.forecast.runsOutOn } : 'mayEnd'
  }
  const voice = voiceSmsBundle ? (leftOf(voiceSmsBundle) === 0 ? 'empty' : 'mayEnd') : 'none'
  const causes: (Cause & { amount: number })[] = [
    { kind: 'data', amount: more.data.most, price: usps.dataCostOutsideBundle, bundle: dataBundle() },
    { kind: 'voice', amount: more.voice.most, price: usps.voiceCostOutsideBundle, bundle: voice },
    { kind: 'sms', amount: more.sms.most, price: usps.smsCostOutsideBundle },
    { kind: 'other', amount: more.other.most },
  ]
  const least = Math.max(WORTH, (total.most - amount) * WORTH_PART)
  return causes.filter((cause) => cause.amount >= least).map(({ amount: _, ...cause }) => cause)
}

const EURO = 100
const rounded = (amount: number): number => Math.round(amount / EURO) * EURO

/** The range as it is shown: outwards to whole euros (cents), and one amount when that is as good. */
function toldRange({ amount, total: { least, expected, most } }: CostsAhead): Pick<Foretold, 'least' | 'most'> {
  if (most - least <= EURO) return { least: rounded(expected), most: rounded(expected) }
  return { least: least === amount ? amount : Math.floor(least / EURO) * EURO, most: Math.ceil(most / EURO) * EURO }
}

/** The announcement of a next invoice that rises (cents). */
export type Foretold = {
  readonly date: Day
  readonly least: number
  readonly most: number
  readonly causes: readonly Cause[]
  readonly ways: readonly Remedy[]
}

/** The announcement of the next invoice; null when it changes too little to mention. */
export function foretoldOf(overview: Overview, usps: Usps, now: number): Foretold | null {
  const ahead = costsAhead(overview, usps)
  if (!ahead || !isRising(ahead)) return null
  return {
    date: ahead.date,
    ...toldRange(ahead),
    causes: causesOf(ahead, usps, overview, now),
    ways: remediesFor(ahead, usps, overview),
  }
}
