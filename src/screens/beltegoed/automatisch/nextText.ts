import type { AutoTopUp } from '../../../api/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { allowedFrom } from '../../../domain/autoTopUp.ts'
import { fits } from '../../../domain/topUp.ts'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { autoCopy } from './copy.ts'

const copy = autoCopy.on

/** When the credit (cents) is topped up next: the day, or what it waits for. A top-up with a day never exceeds the credit limit. */
export function nextText(auto: AutoTopUp, current: AutoCreditTopUp, balance: number, today: Day): string {
  const { nextOn, recent, bundle, offer } = auto
  const { type, amount, threshold } = current
  if (nextOn !== null) return dayText(nextOn)
  if (type === 'BALANCE' && threshold !== null) return copy.whenLow(euro(threshold))
  if (type === 'BUNDLE' && (bundle === null || bundle.toppedUp)) return copy.later
  if (!fits(amount, balance, offer.maximum)) return copy.whenItFits(euro(offer.maximum - amount))
  return allowedFrom(recent, today) > today ? copy.afterPause : copy.switching
}
