import { useEffect } from 'react'
import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { gotText } from '#features/bundles/shared/gotText.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { EVERYTHING } from '#model/changes.ts'
import { getMandateForm, SwitchReceipt } from '#model/switching/contract.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { doneSteps } from '#page/flow/flow.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { read, renew } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { NotFoundError } from '#platform/router/route.ts'
import { renewSession } from '#platform/session/renewSession.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import { switchFlow } from './flow.ts'
import { subscriptionRows } from './text.ts'

/** `/overstappen/bedankt`: the ordered subscription. Once it starts, the customer is a subscriber. */
export default function Overgestapt() {
  const receipt = useReceipt(SwitchReceipt)
  const isPrepaid = useIsPrepaid()

  useEffect(() => {
    if (receipt) void renewSession().then(() => renew(EVERYTHING))
  }, [receipt])

  // A subscriber who did not just order here has nothing to switch.
  if (!receipt && !isPrepaid) throw new NotFoundError('Page Not Found: /overstappen/bedankt')
  if (!receipt) return <Redirect to="/overstappen" />
  const { orderNumber, to, balance, form, startsOn, reflectionUntil } = receipt
  return (
    <Thanks
      title={copy.done.title}
      intro={copy.done.intro(dayInFull(startsOn))}
      got={gotText(to)}
      steps={doneSteps(switchFlow)}
      to="/"
      button={copy.done.button}
    >
      <p className="strong">{bundlesText(to).join(', ')}</p>
      <Facts>
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        {subscriptionRows(to, receipt, balance).map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
      </Facts>
      {form && (
        <>
          <Notice tone="warn">{copy.done.form}</Notice>
          <DocumentButton fetchDocument={() => read(getMandateForm)}>{copy.done.formButton}</DocumentButton>
        </>
      )}
      <p>
        {copy.done.reflection(dayInFull(reflectionUntil))}{' '}
        <Link className="link" to={isPrepaid ? '/overstappen' : '/annuleren'}>
          {isPrepaid ? copy.done.undo : copy.done.withdraw}
        </Link>
      </p>
      <OrderDocument orderNumber={orderNumber} />
    </Thanks>
  )
}
