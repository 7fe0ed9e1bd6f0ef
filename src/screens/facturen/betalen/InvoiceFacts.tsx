import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { standingText } from '../text.ts'
import { payInvoiceCopy as copy } from './copy.ts'

export const InvoiceFacts = ({ invoice }: { invoice: InvoiceSummary }) => (
  <Facts>
    <Fact term={copy.date}>{dayInFull(invoice.date)}</Fact>
    <Fact term={copy.state}>{standingText(invoice)}</Fact>
    {invoice.paidInTerms > 0 && <Fact term={copy.paidInTerms}>{euro(invoice.paidInTerms)}</Fact>}
  </Facts>
)
