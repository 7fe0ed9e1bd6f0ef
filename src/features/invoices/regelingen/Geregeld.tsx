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
import { arrangementCopy } from './copy.ts'
import { planRows } from './text.ts'

const copy = arrangementCopy.done
const Receipt = v.union([ArrangementBegun, TermReceipt])

/** `/betalingsregelingen/bedankt`: a new arrangement, or a paid term. */
export default function Geregeld() {
  const receipt = useReceipt(Receipt)
  if (!receipt) return <Redirect to="/betalingsregelingen" />
  return receipt.kind === 'begun' ? <Begun {...receipt} /> : <TermPaid {...receipt} />
}

const Begun = ({ total, terms, simBlocked }: ArrangementBegun) => (
  <Thanks
    title={copy.begun}
    intro={copy.begunText(dayText(terms[0]?.dueOn ?? ''))}
    to="/betalingsregelingen"
    button={copy.toArrangements}
    quiet
  >
    {simBlocked && <PayFirst amount={euro(terms[0]?.amount ?? 0)} />}
    <Facts>
      {planRows(terms).map((row) => (
        <Fact key={row.term} term={row.term}>
          {row.amount}
        </Fact>
      ))}
      <Fact term={copy.facts.total} total>
        {euro(total)}
      </Fact>
    </Facts>
    <p className="small">{arrangementCopy.request.conditions}</p>
  </Thanks>
)

/** A blocked simcard works again only after payment. */
const PayFirst = ({ amount }: { amount: string }) => (
  <>
    <p className="strong">{copy.blockedText(amount)}</p>
    <ButtonLink to="/betalingsregelingen/termijn" variant="primary-green" wide>
      {copy.payFirst(amount)}
    </ButtonLink>
  </>
)

const TermPaid = ({ number, amount, left, next, reference, unblocks }: TermReceipt) => (
  <Thanks
    title={copy.paid}
    intro={copy.paidText(euro(amount))}
    got={euro(amount)}
    steps={onePageSteps}
    to={unblocks ? '/' : left === 0 ? '/facturen' : '/betalingsregelingen'}
    button={unblocks ? copy.toOverview : left === 0 ? copy.toInvoices : copy.toArrangements}
  >
    {unblocks && <Unblocked text={copy.unblocks} />}
    {left === 0 && <p className="strong">{copy.finished}</p>}
    <Facts>
      <Fact term={copy.facts.term}>{number}</Fact>
      <Fact term={copy.facts.method}>{copy.method}</Fact>
      {next && <Fact term={copy.facts.next}>{`${euro(next.amount)}, ${dayText(next.dueOn)}`}</Fact>}
      {left > 0 && <Fact term={copy.facts.left}>{euro(left)}</Fact>}
      <Fact term={copy.facts.paid} total>
        {euro(amount)}
      </Fact>
    </Facts>
    <p className="small muted">
      {copy.reference} <span className="mono">{paymentReference(reference)}</span>
    </p>
  </Thanks>
)
