import { addDays, dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import type { DataBundle, Overview, Usps } from '#model/overview/contract.ts'
import { costsAhead } from '#model/overview/costsAhead.ts'
import { type Foretold, foretoldOf } from '#model/overview/foretold.ts'
import { freshnessOfOverview, refillOf } from '#model/overview/internet.ts'

/** internet: percent used; end: days before the bundle renews or stops; costs: cents outside the bundle, now or at this pace; credit: cents left. */
export const warningKinds = ['internet', 'end', 'costs', 'credit'] as const
export type WarningKind = (typeof warningKinds)[number]

/** The warnings that a customer chose. `at` stays when a warning is turned off. */
export type WarningChoices = Readonly<Record<WarningKind, { on: boolean; at: number }>>

type Range = { min: number; max: number; step: number; start: number }

/** The possible thresholds, in the unit of each kind. */
export const ranges: Readonly<Record<WarningKind, Range>> = {
  internet: { min: 50, max: 100, step: 5, start: 80 },
  end: { min: 1, max: 14, step: 1, start: 3 },
  costs: { min: 500, max: 10_000, step: 500, start: 1000 },
  credit: { min: 100, max: 2000, step: 100, start: 500 },
}

const offAt = ({ start }: Range) => ({ on: false, at: start })

/** Nobody is warned who did not ask for it. */
export const noChoices: WarningChoices = {
  internet: offAt(ranges.internet),
  end: offAt(ranges.end),
  costs: offAt(ranges.costs),
  credit: offAt(ranges.credit),
}

export const isAnyOn = (choices: WarningChoices): boolean => warningKinds.some((kind) => choices[kind].on)

/** Only credit runs out, and only a subscription gets costs on an invoice. */
export const kindsFor = (isPrepaid: boolean): readonly WarningKind[] =>
  isPrepaid ? ['internet', 'end', 'credit'] : ['internet', 'end', 'costs']

type Facts =
  /** `perMb`: what more internet costs (cents); null when a data cap stops it or the price is unknown. */
  | { kind: 'internet'; percent: number; left: number; room: number; until: Day; perMb: number | null }
  /** `left` (MB) is null when unlimited. */
  | { kind: 'end'; days: number; until: Day; renews: boolean; left: number | null }
  | { kind: 'costs'; amount: number; invoiceOn: Day }
  /** The invoice of a customer who goes on as before. */
  | ({ kind: 'pace' } & Foretold)
  | { kind: 'credit'; balance: number; below: number }

/** Something that the customer wanted to hear. `key`: the same while nothing new can be said. `updatedAt` (ms): of the figures. */
export type Warning = Facts & { key: string; updatedAt: number }

/** Why a warning of this kind can never come for these figures; null when it can. */
export function idleReason(kind: WarningKind, { dataBundle, subscriptionActive }: Overview): 'none' | 'unlimited' | null {
  if (kind === 'costs' || kind === 'credit') return null
  if (!subscriptionActive || !dataBundle) return 'none'
  if (dataBundle.isInfiniteBundle) return kind === 'internet' ? 'unlimited' : null
  return bundleRoom(dataBundle) === 0 ? 'none' : null
}

/** The part of a limited bundle that is used, in whole percent: never rounded up to an amount that was not reached. */
export function percentUsed(bundle: DataBundle): number {
  const room = bundleRoom(bundle)
  return Math.floor(((room - leftOf(bundle)) * 100) / room)
}

function internetFacts(at: number, { dataBundle, dataCap }: Overview, usps: Usps | null): Facts | null {
  if (!dataBundle || percentUsed(dataBundle) < at) return null
  const [left, room] = [leftOf(dataBundle), bundleRoom(dataBundle)]
  const perMb = dataCap?.active === false ? (usps?.dataCostOutsideBundle ?? null) : null
  return { kind: 'internet', percent: percentUsed(dataBundle), left, room, until: dataBundle.until, perMb }
}

function endFacts(at: number, overview: Overview, today: Day): Facts | null {
  const { dataBundle } = overview
  if (!dataBundle) return null
  const { until } = dataBundle
  const days = daysBetween(today, addDays(until, 1))
  const left = dataBundle.isInfiniteBundle ? null : leftOf(dataBundle)
  return days > at ? null : { kind: 'end', days, until, renews: refillOf(overview, dataBundle) !== undefined, left }
}

function costsFacts(at: number, { currentCosts }: Overview): Facts | null {
  const amount = currentCosts ? sumOf(currentCosts.outside) : 0
  return currentCosts && amount >= at ? { kind: 'costs', amount, invoiceOn: currentCosts.invoiceOn } : null
}

/** The costs that this pace leads to, before they are there: the most useful moment to hear of them. */
function paceFacts(at: number, overview: Overview, usps: Usps | null, now: number): Facts | null {
  const ahead = usps && costsAhead(overview, usps)
  const outside = sumOf(overview.currentCosts?.outside ?? [])
  const foretold = usps && foretoldOf(overview, usps, now)
  if (!ahead || !foretold || outside >= at) return null
  return outside + ahead.total.expected - ahead.amount >= at ? { kind: 'pace', ...foretold } : null
}

const creditFacts = (at: number, { balance }: Overview): Facts | null =>
  balance !== null && balance < at ? { kind: 'credit', balance, below: at } : null

/** The warnings that apply at `now` (ms). Figures of an ended period prove nothing about this one; only credit stays. */
function factsOf(kind: WarningKind, at: number, overview: Overview, usps: Usps | null, now: number): Facts | null {
  if (kind === 'credit') return creditFacts(at, overview)
  if (freshnessOfOverview(overview, now) === 'previous' || idleReason(kind, overview) !== null) return null
  if (kind === 'internet') return internetFacts(at, overview, usps)
  if (kind === 'end') return endFacts(at, overview, dayOf(now))
  return costsFacts(at, overview) ?? paceFacts(at, overview, usps, now)
}

/** The period in which a warning is shown once. That of credit ends when it is topped up, see `saidStill`. */
function periodOf(facts: Facts, { dataBundle }: Overview): string {
  if (facts.kind === 'internet') return dataBundle?.from ?? ''
  if (facts.kind === 'end') return facts.until
  if (facts.kind === 'pace') return facts.date
  return facts.kind === 'costs' ? facts.invoiceOn : 'low'
}

/** All warnings that apply now, shown before or not. Without `usps`, the prices of the offer, coming costs give no warning. */
export const warningsOf = (choices: WarningChoices, overview: Overview, usps: Usps | null, now: number): Warning[] =>
  warningKinds.flatMap((kind) => {
    const { on, at } = choices[kind]
    const facts = on ? factsOf(kind, at, overview, usps, now) : null
    if (!facts) return []
    return [{ ...facts, key: `${facts.kind}:${at}:${periodOf(facts, overview)}`, updatedAt: Date.parse(overview.updatedAt) }]
  })

const partsOf = (key: string) => {
  const [kind, at, period] = key.split(':')
  return { kind, at: Number(at), period }
}

/** The said keys without those of low credit that was topped up since: it may become low again. */
const saidStill = (said: readonly string[], { balance }: Overview): string[] =>
  said.filter((key) => {
    const { kind, at } = partsOf(key)
    return kind !== 'credit' || balance === null || balance < at
  })

/** The keys of one kind of earlier periods are of no use any more. */
const andSaid = (said: readonly string[], { key }: Warning): string[] => {
  const { kind, period } = partsOf(key)
  const isPast = (other: ReturnType<typeof partsOf>) => other.kind === kind && other.period !== period
  return [...said.filter((other) => other !== key && !isPast(partsOf(other))), key]
}

/** The warnings to show now, each once per period, and the keys of all that were shown. */
export function dueWarnings(
  { choices, said }: { choices: WarningChoices; said: readonly string[] },
  overview: Overview,
  usps: Usps | null,
  now: number,
): { due: Warning[]; said: readonly string[] } {
  const before = saidStill(said, overview)
  const due = warningsOf(choices, overview, usps, now).filter(({ key }) => !before.includes(key))
  return { due, said: due.reduce(andSaid, before) }
}

/**
 * The number on the app's icon: what the customer has to do something about, of the warnings they chose and the topics of their push
 * messages. Figures that are not fresh count nothing.
 */
export function badgeOf(choices: WarningChoices, overview: Overview, now: number, topics: readonly string[] = []): number {
  if (freshnessOfOverview(overview, now) !== 'fresh') return 0
  const isThere = (...kinds: readonly string[]) => overview.fixMeBarItems.some(({ templateType }) => kinds.includes(templateType))
  const isUnpaid = (isAnyOn(choices) || topics.includes('payment')) && isThere('paymentOverdue', 'paymentFailed')
  const isLow =
    warningsOf(choices, overview, null, now).some(({ kind }) => kind === 'credit') ||
    (topics.includes('credit') && isThere('lowBalance'))
  return Number(isUnpaid) + Number(isLow)
}

/** Older figures (ms) are shown with their moment. */
const RECENT_MS = 3_600_000

/** True when the moment of the figures belongs in the sentence. */
export const needsMoment = ({ updatedAt }: Pick<Warning, 'updatedAt'>, now: number): boolean => now - updatedAt > RECENT_MS
