import { sizeText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { freshnessOf } from '#model/device/freshness.ts'
import type { OutageType } from '#model/outage/contract.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { blockCause, canUnblock, isPhysicalSim } from '#model/sim/simcard.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { copy } from './copy.ts'

/** The facts that the app could look up; null: unknown (yet). */
export type KnownOutage = { overview: Overview | null; simcard: Simcard | null }

/** A fact that the app has checked for the customer; `fine`: this is not the cause. */
type OutageCheck = { text: string; fine: boolean }

const isAboutData = (type: OutageType): boolean => type === 'NO_DATA' || type === 'SLOW_DATA'

/** The checks for this kind of problem, from current figures; `now` in ms. A blocked card is reported above every step. */
export function checksOf(type: OutageType, { overview, simcard }: KnownOutage, now: number): OutageCheck[] {
  const checks: OutageCheck[] = []
  if (simcard?.status === 'Actief') checks.push({ text: copy.known.simActive, fine: true })
  if (overview === null) return checks
  if (!overview.subscriptionActive) return [{ text: copy.known.stopped, fine: false }]
  const { balance } = overview
  if (balance !== null)
    checks.push(
      balance > 0 ? { text: copy.known.balance(euro(balance)), fine: true } : { text: copy.known.noBalance, fine: false },
    )
  return isAboutData(type) ? [...checks, ...dataChecks(overview, now)] : checks
}

/** Figures of a past period say nothing about now. */
function dataChecks({ dataBundle, dataCap, standstill, updatedAt }: Overview, now: number): OutageCheck[] {
  if (dataBundle === null || freshnessOf({ updatedAt: Date.parse(updatedAt), until: dataBundle.until }, now) === 'previous')
    return []
  if (dataBundle.isInfiniteBundle) return [{ text: copy.known.unlimited, fine: true }]
  const isCapped = dataCap?.active === true
  if (bundleRoom(dataBundle) === 0) return []
  const left = leftOf(dataBundle)
  if (left === 0 && standstill?.limited) return [{ text: copy.known.emptyLimited, fine: false }]
  if (left === 0) return [{ text: isCapped ? copy.known.emptyCapped : copy.known.empty, fine: !isCapped }]
  const bundle = { text: copy.known.left(sizeText(left)), fine: true }
  return dataCap === null ? [bundle] : [bundle, { text: isCapped ? copy.known.capWaits : copy.known.capOff, fine: true }]
}

/** The tips that only the customer can try, as indexes in the list of tips. */
export function tipsFor(type: OutageType, known: KnownOutage, now: number): number[] {
  const { restart, flightMode, mobileData, bundle, roaming, otherPhone } = copy.tipAt
  const usesData = isAboutData(type)
  const { overview } = known
  const isBundleKnown = overview !== null && (!overview.subscriptionActive || dataChecks(overview, now).length > 0)
  const hasCard = known.simcard === null || isPhysicalSim(known.simcard.type)
  return [
    restart,
    flightMode,
    ...(usesData || type === 'ABROAD' ? [mobileData] : []),
    ...(usesData && !isBundleKnown ? [bundle] : []),
    ...(type === 'ABROAD' ? [roaming] : []),
    ...(hasCard ? [otherPhone] : []),
  ]
}

/** The way out for a customer with a blocked card. */
export function wayOutOf(simcard: Simcard, overview: Parameters<typeof blockCause>[1]): [to: PlainPath, label: string] {
  const { unblock, pay, look } = copy.simBlocked
  if (canUnblock(simcard)) return ['/simkaart-deblokkeren', unblock]
  const cause = blockCause(simcard, overview)
  return cause.kind === 'overdue' ? ['/facturen', pay(euro(cause.amount))] : ['/instellingen/simkaart', look]
}
