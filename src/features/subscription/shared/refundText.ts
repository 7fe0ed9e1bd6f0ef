import type { Day } from '#kit/parts.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Refund } from '#model/subscription/contract/withdrawal.ts'

/** The names of the two lines about a phone that goes back. */
export const refundCopy = { receivedOn: 'Telefoon ontvangen op', refund: 'Terug op je rekening' } as const

/** What goes back for a phone that was withdrawn, and when: `€ 6,41, teruggestort op 8 december 2026`. */
export function refundText({ amount, on }: Refund, today: Day): string {
  if (amount === 0) return 'Niets, je had nog niets betaald'
  if (on === null) return `${euro(amount)}, zodra we je telefoon hebben`
  return on > today ? `${euro(amount)}, op ${dayInFull(on)}` : `${euro(amount)}, teruggestort op ${dayInFull(on)}`
}
