import type { Day } from '#kit/parts.ts'
import { minutesInFull, minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Campaign, PrepaidBundle, PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { lackingOf, nextStartOf } from '#model/credit/prepaidBundles.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { type Contents, prepaidBundleText } from '../shared/prepaidBundleText.ts'
import { copy } from './copy.ts'

export { prepaidBundleText as bundleText }

/** The event after the last day: `Verlengt automatisch op 22 december`, or `Stopt na 21 december`. */
export const afterText = ({ until, autoExtend }: Pick<Campaign, 'until' | 'autoExtend'>): string =>
  autoExtend ? copy.extendsOn(dayText(nextStartOf(until))) : copy.stopsAfter(dayText(until))

/** The credit the customer still needs before the next extension; null when the credit (cents) covers it or nothing is extended. */
export function needText(
  { until, autoExtend, price }: Pick<Campaign, 'until' | 'autoExtend'> & { price: number },
  balance: number,
) {
  if (!autoExtend || lackingOf(price, balance) === 0) return null
  return copy.need(euro(price), dayText(until), euro(balance))
}

export type ReceiptFact = { term: string; text: string; total?: true }

type Offered = {
  price: number
  balance: number
  topUp: number
  until: Day
  autoExtend: boolean
  lapsing: Contents | null
}

const toppedUpFact = (amount: number): ReceiptFact[] => (amount > 0 ? [{ term: copy.facts.toppedUp, text: euro(amount) }] : [])

/** The facts beside the buy button: until when it works, what happens next, the price, and what ends. Cents. */
export function offerFacts({ price, balance, topUp, until, autoExtend, lapsing }: Offered): ReceiptFact[] {
  return [
    { term: copy.facts.until, text: dayText(until) },
    { term: copy.facts.next, text: afterText({ until, autoExtend }) },
    ...(lapsing ? [{ term: copy.facts.lapses, text: prepaidBundleText(lapsing) }] : []),
    { term: copy.facts.price, text: euro(price) },
    ...(lackingOf(price, balance) > 0
      ? []
      : [...toppedUpFact(topUp), { term: copy.facts.after, text: euro(balance - price + topUp), total: true } as const]),
  ]
}

export const receiptFacts = ({
  orderNumber,
  until,
  autoExtend,
  price,
  method,
  toppedUp,
  balance,
}: PrepaidReceipt): ReceiptFact[] => [
  { term: flowCopy.overview.number, text: orderNumber },
  { term: copy.facts.until, text: dayText(until) },
  { term: copy.facts.next, text: afterText({ until, autoExtend }) },
  { term: copy.facts.paid[method], text: euro(price) },
  ...toppedUpFact(toppedUp),
  { term: copy.facts.balance, text: euro(balance), total: true },
]

export function bundleBoughtText(receipt: Pick<PrepaidReceipt, 'kind' | 'data' | 'minutes' | 'until' | 'autoExtend'>): string {
  const { kind, minutes, until, autoExtend } = receipt
  if (kind === 'mutual') return copy.mutual.done.introOn(minutesInFull(minutes ?? 0), dayText(until))
  const bundle = prepaidBundleText(receipt)
  return autoExtend
    ? copy.bundle.done.introAuto(bundle, dayText(nextStartOf(until)))
    : copy.bundle.done.intro(bundle, dayText(until))
}

/** The largest part of the bundle, in few letters: `4 GB`, `100 min`; undefined for unlimited calling alone. */
export function prepaidGotText({ data, minutes }: Contents): string | undefined {
  if (data > 0) return sizeText(data)
  return minutes === null ? undefined : minutesText(minutes)
}

/** A full glass means unlimited, so the largest bundle stays below it. */
const FULLEST = 0.9

/** The level of the bundle's glass, 0 to 1. The square root keeps 50 MB visible beside 20 GB. */
export const jarOf = ({ data }: Pick<PrepaidBundle, 'data'>, options: readonly Pick<PrepaidBundle, 'data'>[]): number =>
  FULLEST * Math.sqrt(data / Math.max(...options.map((option) => option.data), 1))
