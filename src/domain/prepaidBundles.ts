import type { AutoCreditTopUp, Overview } from '../api/contract/overview.ts'
import type { Day } from '../api/contract/parts.ts'
import { monthlyAfter } from './autoTopUp.ts'
import { leftOf } from './bundles.ts'
import { addDays } from './dates.ts'

/** Cents that the credit is short of a price; 0 when it is enough. A bundle is paid from the credit (domain 1.2). */
export const lackingOf = (price: number, balance: number): number => Math.max(0, price - balance)

/** The last day of a bundle that begins on `from`. A bundle of 1 day ends on the day on which it begins. */
export const lastDayOf = (from: Day, days: number): Day => addDays(from, days - 1)

/** The first day after the last: on it a bundle is extended, or it has stopped. */
export const nextStartOf = (until: Day): Day => addDays(until, 1)

type Ending = { until: Day; days: number; price: number; autoExtend: boolean }

/**
 * What a bundle becomes on the day after its last one: extended, when the customer wants that and has enough credit by then (domain
 * prepaidBundle autoExtendHint); null when it stops. Cents.
 */
export function extensionOf({ until, days, price, autoExtend }: Ending, balance: number): { until: Day; balance: number } | null {
  if (!autoExtend || lackingOf(price, balance) > 0) return null
  return { until: lastDayOf(nextStartOf(until), days), balance: balance - price }
}

/**
 * Cents that the credit will lack on the day of an extension: what is topped up by itself before that day is counted along, once. 0 when it is
 * enough.
 */
export function lackingAtExtension(
  { price, on }: { price: number; on: Day },
  balance: number,
  topUp: AutoCreditTopUp | null,
  today: Day,
): number {
  const isInTime =
    topUp?.type === 'BUNDLE' ||
    (topUp?.type === 'MONTHLY' && topUp.dayOfMonth !== null && monthlyAfter(topUp.dayOfMonth, today) < on)
  return lackingOf(price, balance + (topUp && isInTime ? topUp.amount : 0))
}

/**
 * The bundle that is chosen: the first that the customer asked for (ids) and that is sold. Nothing asked: what the credit pays for, which is
 * the one that runs, else the one that most people choose, else the dearest. When it pays for nothing: the cheapest. Undefined when nothing
 * is sold. Cents.
 */
export function chosenOf<Bundle extends { id: string; popular: boolean; price: number }>(
  options: readonly Bundle[],
  asked: readonly (string | null)[],
  { current, balance }: { current: string | undefined; balance: number },
): Bundle | undefined {
  const sold = asked.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const byPrice = options.toSorted((a, b) => a.price - b.price)
  const payable = byPrice.filter(({ price }) => lackingOf(price, balance) === 0)
  return (
    sold[0] ?? payable.find(({ id }) => id === current) ?? payable.find(({ popular }) => popular) ?? payable.at(-1) ?? byPrice[0]
  )
}

/** What is left of the bundle that runs, and ends when another begins: MB, and minutes (null: unlimited). null: nothing ends. */
export function lapsingOf({
  dataBundle,
  voiceSmsBundle,
}: Pick<Overview, 'dataBundle' | 'voiceSmsBundle'>): { data: number; minutes: number | null } | null {
  const data = dataBundle ? leftOf(dataBundle) : 0
  const minutes = voiceSmsBundle?.isUnlimited ? null : voiceSmsBundle ? leftOf(voiceSmsBundle) : 0
  return data === 0 && minutes === 0 ? null : { data, minutes }
}
