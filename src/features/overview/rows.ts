import { addDays } from '#kit/dates.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import { countText, minutesInFull, minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { bundleRoom, givenAwayOf, isLow, leftOf } from '#model/bundles/bundles.ts'
import type { Freshness } from '#model/device/freshness.ts'
import type { AutoCreditTopUp, Overview, Usps } from '#model/overview/contract.ts'
import { lacksForExtension } from '#model/overview/internet.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { listsCopy } from './listsCopy.ts'

const words = listsCopy.bundles

export type BundleRow = {
  icon: IconName
  title: string
  lines: string[]
  amount?: string
  badge?: { word: string; tone: 'accent' | 'good' | 'neutral' }
  /** The rest, 0 to 1. */
  meter?: number
  to: PlainPath | null
}

/** The rows of "Je bundels". Without `usps` the sentences mention no price. */
export function bundleRows(overview: Overview, usps: Usps | null, freshness: Freshness): BundleRow[] {
  if (!overview.subscriptionActive) return []
  return [
    dataRow(overview, freshness),
    voiceRow(overview, usps, freshness),
    smsRow(overview, usps),
    mutualRow(overview),
    dataCapRow(overview),
  ].filter((row) => row !== null)
}

/** Amount, meter and, when nearly empty, a badge, because colour alone is not enough. */
function remaining(
  left: number,
  total: number,
  text: (quantity: number) => string,
): Pick<BundleRow, 'amount' | 'badge' | 'meter'> {
  return {
    amount: left === 0 ? words.usedUp : words.left(text(left)),
    meter: left / total,
    ...(left > 0 && isLow(left, total) && { badge: { word: words.low, tone: 'accent' } }),
  }
}

/** The consequence when a prepaid bundle ends. Subscriptions simply start a new period. */
function afterwards(overview: Overview): string[] {
  const { dataBundle, balance } = overview
  if (!dataBundle || balance === null) return []
  const { autoExtend, until } = dataBundle
  if (lacksForExtension(overview)) return [words.autoExtendIf(dayText(addDays(until, 1)))]
  return [autoExtend ? words.autoExtendOn(dayText(addDays(until, 1))) : words.autoExtendOff(dayText(until))]
}

/** Null without a bundle: the hero already says so. */
function dataRow(overview: Overview, freshness: Freshness): BundleRow | null {
  const { dataBundle: bundle } = overview
  const row = { icon: 'data', title: words.data.title, to: '/verbruik/internet' } as const
  if (!bundle) return null
  const [room, left, gave] = [bundleRoom(bundle), leftOf(bundle), givenAwayOf(bundle)]
  if (bundle.isInfiniteBundle) return { ...row, lines: [words.used(sizeText(bundle.used))], amount: words.unlimited }
  if (room === 0) return null
  return {
    ...row,
    lines: [
      left === 0 ? words.data.empty : words.of(sizeText(room)),
      ...(gave > 0 ? [words.gave(sizeText(gave))] : []),
      ...(freshness === 'previous' ? [] : afterwards(overview)),
    ],
    ...remaining(left, room, sizeText),
  }
}

function voiceRow({ voiceSmsBundle: bundle, calls }: Overview, usps: Usps | null, freshness: Freshness): BundleRow {
  const row = { icon: 'call', title: words.voice.title, to: '/verbruik/bellen-en-sms' } as const
  if (bundle?.isUnlimited) return { ...row, lines: [words.used(minutesText(bundle.used))], amount: words.unlimited }
  const [total, left] = bundle ? [bundleRoom(bundle), leftOf(bundle)] : [0, 0]
  if (!bundle || total === 0) {
    const called = calls && calls.minutes > 0 ? [words.voice.called(minutesInFull(calls.minutes))] : []
    return {
      ...row,
      lines: [words.voice.none, ...called, ...(usps ? [words.voice.perMinute(euro(usps.voiceCostOutsideBundle))] : [])],
    }
  }
  // The price per minute is known for the current period only.
  const empty = usps && freshness !== 'previous' ? words.voice.empty(euro(usps.voiceCostOutsideBundle)) : words.voice.emptyBundle
  return {
    ...row,
    lines: [left === 0 ? empty : words.of(minutesText(total))],
    ...remaining(left, total, minutesText),
  }
}

function smsRow({ smsUnlimited, voiceSmsBundle, calls }: Overview, usps: Usps | null): BundleRow | null {
  const row = { icon: 'sms', title: words.sms.title, to: '/verbruik/bellen-en-sms' } as const
  const count = voiceSmsBundle?.smsUsed ?? calls?.sms
  const sent = count === undefined ? [] : [words.sms.used(count, countText(count))]
  if (smsUnlimited) return { ...row, lines: sent, amount: words.unlimited }
  const lines = usps ? [...sent, words.sms.perPiece(euro(usps.smsCostOutsideBundle))] : sent
  return lines.length > 0 ? { ...row, lines } : null
}

function mutualRow({ mutualBundle: bundle }: Overview): BundleRow | null {
  if (!bundle) return null
  const row = { icon: 'friends', title: words.mutual.title, to: '/onderling-bellen' } as const
  if (!bundle.active) return { ...row, lines: [words.mutual.none], badge: { word: words.off, tone: 'neutral' } }
  const until = bundle.until === null ? [] : [words.mutual.until(dayText(bundle.until))]
  return {
    ...row,
    lines: [words.mutual.to, ...until],
    ...remaining(Math.max(0, bundle.size - bundle.used), bundle.size, minutesText),
  }
}

/** Cancelled or blocked customers cannot change the data cap, so the row is not a link. */
function dataCapRow({ dataCap, buyDataEligible }: Overview): BundleRow | null {
  if (!dataCap) return null
  const row = { icon: 'data-cap', title: words.dataCap.title, to: buyDataEligible ? '/dataplafond' : null } as const
  return dataCap.active
    ? { ...row, lines: [words.dataCap.on], badge: { word: words.on, tone: 'good' } }
    : { ...row, lines: [], badge: { word: words.off, tone: 'neutral' } }
}

/** For example `Aan: € 20,00 bij een tegoed onder € 5,00`. */
export function autoTopUpRowText({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): string {
  const say = listsCopy.autoTopUp
  if (type === 'BUNDLE') return say.onBundle
  if (type === 'BALANCE' && threshold !== null) return say.onBalance(euro(amount), euro(threshold))
  if (type === 'MONTHLY' && dayOfMonth !== null) return say.onMonthly(euro(amount), dayOfMonth)
  return say.on(euro(amount))
}
