import * as v from 'valibot'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { ArrangementBegun, TermReceipt } from '#model/invoices/contract/arrangements.ts'
import { paymentReference } from '#model/payment/paymentReference.ts'
import { onePageSteps } from '#page/flow/onePage.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Unblocked } from '../shared/Unblocked.tsx'
import { copy } from './copy.ts'
import { planRows } from './text.ts'

const Receipt = v.union([ArrangementBegun, TermReceipt])

/** `/betalingsregelingen/bedankt`: a new arrangement, or a paid term. */
export default function Geregeld() {
  const receipt = useReceipt(Receipt)
  if (!receipt) return <Redirect to="/betalingsregelingen" />
  return receipt.kind === 'begun' ? <Begun {...receipt} /> : <TermPaid {...receipt} />
}

const Begun = ({ total, terms, simBlocked }: ArrangementBegun) => (
  <Thanks
    title={copy.done.begun}
    intro={copy.done.begunText(dayText(terms[0]?.dueOn ?? ''))}
    to="/betalingsregelingen"
    button={copy.done.toArrangements}
    quiet
  >
    {simBlocked && <PayFirst amount={euro(terms[0]?.amount ?? 0)} />}
    <Facts>
      {planRows(terms).map((row) => (
        <Fact key={row.term} term={row.term}>
          {row.amount}
        </Fact>
      ))}
      <Fact term={copy.done.facts.total} total>
        {euro(total)}
      </Fact>
    </Facts>
    <p className="small">{copy.request.conditions}</p>
  </Thanks>
)

/** A blocked simcard works again only after payment. */
const PayFirst = ({ amount }: { amount: string }) => (
  <>
    <p className="strong">{copy.done.blockedText(amount)}</p>
    <ButtonLink to="/betalingsregelingen/termijn" variant="primary-green" wide>
      {copy.done.payFirst(amount)}
    </ButtonLink>
  </>
)

const TermPaid = ({ number, amount, left, next, reference, unblocks }: TermReceipt) => (
  <Thanks
    title={copy.done.paid}
    intro={copy.done.paidText(euro(amount))}
    got={euro(amount)}
    steps={onePageSteps}
    to={unblocks ? '/' : left === 0 ? '/facturen' : '/betalingsregelingen'}
    button={unblocks ? copy.done.toOverview : left === 0 ? copy.done.toInvoices : copy.done.toArrangements}
  >
    {unblocks && <Unblocked text={copy.done.unblocks} />}
    {left === 0 && <p className="strong">{copy.done.finished}</p>}
    <Facts>
      <Fact term={copy.done.facts.term}>{number}</Fact>
      <Fact term={copy.done.facts.method}>{copy.done.method}</Fact>
      {next && <Fact term={copy.done.facts.next}>{`${euro(next.amount)}, ${dayText(next.dueOn)}`}</Fact>}
      {left > 0 && <Fact term={copy.done.facts.left}>{euro(left)}</Fact>}
      <Fact term={copy.done.facts.paid} total>
        {euro(amount)}
      </Fact>
    </Facts>
    <p className="small muted">
      {copy.done.reference} <span className="mono">{paymentReference(reference)}</span>
    </p>
  </Thanks>
)
