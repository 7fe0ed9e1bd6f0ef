import type { Day } from '#kit/parts.ts'
import { euro } from '#kit/words/money.ts'
import { balanceState } from '#model/credit/credit.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { enoughText, isLowBalance, validityNote } from './credit.ts'
import { creditCopy as say } from './creditCopy.ts'
import { type HeroText, nothingShown } from './heroText.ts'

/** The credit as the number of the screen, and how far it goes. Without `usps` no price is mentioned. */
export function creditText(overview: Overview, usps: Usps | null, today: Day): HeroText {
  const { balance, creditValidUntil: until } = overview
  const credit = balance ?? 0 // every prepaid customer has credit
  return {
    ...nothingShown,
    amount: { value: euro(credit), unit: '' },
    of: until === null ? say.of : `${say.of}, ${lower(validityNote(until, today))}`,
    badge: isLowBalance(credit) ? say.low : null,
    forecast: enoughText(overview, usps, today),
    note: usps ? say.perMb(euro(usps.dataCostOutsideBundle)) : say.noBundle,
    low: balanceState(credit) !== 'enough',
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
