import type { Day } from '#kit/parts.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { allowedFrom } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { fits } from '#model/credit/topUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { copy } from './copy.ts'

/** When the credit (cents) is topped up next: the day, or what it waits for. A top-up with a day never exceeds the credit limit. */
export function nextText(auto: AutoTopUp, current: AutoCreditTopUp, balance: number, today: Day): string {
  const { nextOn, recent, bundle, offer } = auto
  const { type, amount, threshold } = current
  if (nextOn !== null) return dayText(nextOn)
  if (type === 'BALANCE' && threshold !== null) return copy.on.whenLow(euro(threshold))
  if (type === 'BUNDLE' && (bundle === null || bundle.toppedUp)) return copy.on.later
  if (!fits(amount, balance, offer.maximum)) return copy.on.whenItFits(euro(offer.maximum - amount))
  return allowedFrom(recent, today) > today ? copy.on.afterPause : copy.on.switching
}
