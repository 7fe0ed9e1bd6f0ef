import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro } from '#kit/words/money.ts'
import { InvoicesReceipt } from '#model/payment/contract.ts'
import { paymentReference } from '#model/payment/paymentReference.ts'
import { onePageSteps } from '#page/flow/onePage.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { pathOf } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Unblocked } from '../shared/Unblocked.tsx'
import { copy } from './copy.ts'
import { ALL_OPEN } from './which.ts'

/** `/betaal-factuur/bedankt`: the payment, and what is still unpaid. */
export default function FactuurBetaald() {
  const receipt = useReceipt(InvoicesReceipt)
  if (!receipt) return <Redirect to="/facturen" />
  const { amount, count, left, reference, unblocks } = receipt
  return (
    <Thanks
      title={copy.done.title}
      intro={copy.done.body(euro(amount), count)}
      got={euro(amount)}
      steps={onePageSteps}
      to={unblocks ? '/' : '/facturen'}
      button={unblocks ? copy.done.toOverview : copy.done.button}
    >
      {unblocks && <Unblocked text={copy.done.unblocks} />}
      <Facts>
        <Fact term={copy.done.facts.method}>{copy.done.method}</Fact>
        {count > 1 && <Fact term={copy.done.facts.count}>{count}</Fact>}
        {left > 0 && <Fact term={copy.done.facts.left}>{euro(left)}</Fact>}
        <Fact term={copy.done.facts.amount} total>
          {euro(amount)}
        </Fact>
      </Facts>
      <p className="small muted">
        {copy.done.facts.reference} <span className="mono">{paymentReference(reference)}</span>
      </p>
      {left > 0 && (
        <ButtonLink to={pathOf('/betaal-factuur/:id', { id: ALL_OPEN })} variant="outline" wide>
          {copy.done.rest(euro(left))}
        </ButtonLink>
      )}
    </Thanks>
  )
}
