import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import type { AutoCreditTopUp, Overview } from '#model/overview/contract.ts'
import { monthlyAfter } from './autoTopUp.ts'

/** The cents that the credit falls short of a price, 0 when sufficient. A bundle is paid from the credit (domain 1.2). */
export const lackingOf = (price: number, balance: number): number => Math.max(0, price - balance)

/** The last day of a bundle that starts on `from`; a bundle of 1 day ends the same day. */
export const lastDayOf = (from: Day, days: number): Day => addDays(from, days - 1)

/** The day after the last one, on which a bundle is extended or has stopped. */
export const nextStartOf = (until: Day): Day => addDays(until, 1)

/** Can what ends on a day be extended on the next one? `from`: the first day on which nothing is extended any more. */
export const mayExtendBundle = (until: Day, from: Day | null): boolean => from === null || nextStartOf(until) < from

type Ending = { until: Day; days: number; price: number; autoExtend: boolean }

/**
 * The extension of a bundle on the day after its last: its new last day and the credit afterwards (cents). Null when the customer does not
 * want it or the credit is too low (domain prepaidBundle autoExtendHint).
 */
export function extensionOf({ until, days, price, autoExtend }: Ending, balance: number): { until: Day; balance: number } | null {
  if (!autoExtend || lackingOf(price, balance) > 0) return null
  return { until: lastDayOf(nextStartOf(until), days), balance: balance - price }
}

/**
 * The cents that the credit will fall short on the day of an extension, 0 when sufficient. One automatic top-up before that day is
 * included, or on it: the top-up comes first.
 */
export function lackingAtExtension(
  { price, on }: { price: number; on: Day },
  balance: number,
  topUp: AutoCreditTopUp | null,
  today: Day,
): number {
  const isInTime =
    topUp?.type === 'BUNDLE' ||
    (topUp?.type === 'MONTHLY' && topUp.dayOfMonth !== null && monthlyAfter(topUp.dayOfMonth, today) <= on)
  return lackingOf(price, balance + (topUp && isInTime ? topUp.amount : 0))
}

/**
 * The preselected bundle: the first of the `asked` ids that is sold. Otherwise of the affordable ones the running, the most popular or the
 * most expensive bundle; when none is affordable the cheapest. Undefined when nothing is sold.
 */
export function chosenPrepaidBundle<Bundle extends { id: string; popular: boolean; price: number }>(
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

/** The rest of the running bundle that a new one ends: MB, and minutes (null: unlimited). Null when nothing is lost. */
export function lapsingOf({
  dataBundle,
  voiceSmsBundle,
}: Pick<Overview, 'dataBundle' | 'voiceSmsBundle'>): { data: number; minutes: number | null } | null {
  const data = dataBundle ? leftOf(dataBundle) : 0
  const minutes = voiceSmsBundle?.isUnlimited ? null : voiceSmsBundle ? leftOf(voiceSmsBundle) : 0
  return data === 0 && minutes === 0 ? null : { data, minutes }
}
