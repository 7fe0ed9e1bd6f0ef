import type { Refund } from '../../../api/contract/withdrawal.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { Fact } from '../../../ui/Facts.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { refundCopy as copy, refundText } from './refundText.ts'

/** Two lines on a phone that was withdrawn: when it came back, and what is paid back for it. */
export const RefundFacts = ({ refund }: { refund: Refund | null }) =>
  refund && (
    <>
      {refund.receivedOn !== null && <Fact term={copy.receivedOn}>{dayInFull(refund.receivedOn)}</Fact>}
      <Fact term={copy.refund}>{refundText(refund, dayOf(now()))}</Fact>
    </>
  )
