import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Fact } from '#kit/ui/Facts.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { Refund } from '#model/subscription/contract/withdrawal.ts'
import { refundCopy as copy, refundText } from './refundText.ts'

/** Two lines on a phone that was withdrawn: when it came back, and what is paid back for it. */
export const RefundFacts = ({ refund }: { refund: Refund | null }) =>
  refund && (
    <>
      {refund.receivedOn !== null && <Fact term={copy.receivedOn}>{dayInFull(refund.receivedOn)}</Fact>}
      <Fact term={copy.refund}>{refundText(refund, dayOf(now()))}</Fact>
    </>
  )
