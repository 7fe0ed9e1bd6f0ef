import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro } from '#kit/words/money.ts'
import { TopUpReceipt } from '#model/credit/contract/credit.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { backIn } from './back.ts'
import { copy } from './copy.ts'
import { topUpFlow } from './flow.ts'

/** `/beltegoed-opwaarderen/bedankt`: the top-up and the new balance. */
export default function Opgewaardeerd() {
  const receipt = useReceipt(TopUpReceipt)
  const back = backIn(usePlace().search)
  if (!receipt) return <Redirect to="/beltegoed-opwaarderen" />
  const { orderNumber, amount, balance, method, returned } = receipt
  return (
    <Thanks
      title={copy.done.title(euro(balance))}
      intro={copy.done.intro(euro(amount - returned))}
      got={euro(amount - returned)}
      steps={doneSteps(topUpFlow)}
      to="/"
      button={copy.done.overview}
    >
      {returned > 0 && <p className="strong">{copy.done.returned(euro(returned))}</p>}
      <Facts>
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        <Fact term={copy.done.facts.method}>{copy.done.methods[method]}</Fact>
        <Fact term={copy.done.facts.amount}>{euro(amount - returned)}</Fact>
        <Fact term={copy.done.facts.balance} total>
          {euro(balance)}
        </Fact>
      </Facts>
      <OrderDocument orderNumber={orderNumber} />
      <ButtonLink to={back ?? '/kies-prepaid-bundel'} variant="outline" wide>
        {back ? copy.done.back : copy.done.bundle}
      </ButtonLink>
    </Thanks>
  )
}
