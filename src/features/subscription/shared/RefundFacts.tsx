import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Fact } from '#kit/ui/Facts.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Refund } from '#model/subscription/contract/withdrawal.ts'

/** Two lines on a phone that was withdrawn: when it came back, and what is paid back for it. */
export const RefundFacts = ({ refund }: { refund: Refund | null }) =>
  refund && (
    <>
      {refund.receivedOn !== null && <Fact term={refundCopy.receivedOn}>{dayInFull(refund.receivedOn)}</Fact>}
      <Fact term={refundCopy.refund}>{refundText(refund, dayOf(now()))}</Fact>
    </>
  )

/** The names of the two lines about a phone that goes back. */
const refundCopy = { receivedOn: 'Telefoon ontvangen op', refund: 'Terug op je rekening' } as const

/** The refund of a withdrawn phone, and its day: `€ 6,41, teruggestort op 8 december 2026`. */
function refundText({ amount, on }: Refund, today: Day): string {
  if (amount === 0) return 'Niets, je had nog niets betaald'
  if (on === null) return `${euro(amount)}, zodra we je telefoon hebben`
  return on > today ? `${euro(amount)}, op ${dayInFull(on)}` : `${euro(amount)}, teruggestort op ${dayInFull(on)}`
}
