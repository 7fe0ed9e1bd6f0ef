import { useEffect } from 'react'
import { EVERYTHING } from '../../../api/changes.ts'
import { read, renew } from '../../../api/client.ts'
import { getMandateForm, SwitchReceipt } from '../../../api/contract/switching.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { DocumentButton } from '../../../flow/DocumentButton.tsx'
import { doneSteps } from '../../../flow/flow.ts'
import { OrderDocument } from '../../../flow/OrderOverview.tsx'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { Link } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { NotFound } from '../../../routes/route.ts'
import { renewSession } from '../../../session/renewSession.ts'
import { useIsPrepaid } from '../../../session/visitor.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { bundlesText } from '../shared/bundleChoiceText.ts'
import { gotText } from '../shared/gotText.ts'
import { switchCopy } from './copy.ts'
import { switchFlow } from './flow.ts'
import { subscriptionRows } from './text.ts'

const copy = switchCopy.done

/** `/overstappen/bedankt`: the ordered subscription. Once it starts, the customer is a subscriber. */
export default function Overgestapt() {
  const receipt = useReceipt(SwitchReceipt)
  const isPrepaid = useIsPrepaid()

  useEffect(() => {
    if (receipt) void renewSession().then(() => renew(EVERYTHING))
  }, [receipt])

  // A subscriber who did not just order here has nothing to switch.
  if (!receipt && !isPrepaid) throw new NotFound('Page Not Found: /overstappen/bedankt')
  if (!receipt) return <Elsewhere to="/overstappen" />
  const { orderNumber, to, balance, form, startsOn, reflectionUntil } = receipt
  return (
    <Thanks
      title={copy.title}
      intro={copy.intro(dayInFull(startsOn))}
      got={gotText(to)}
      steps={doneSteps(switchFlow)}
      to="/"
      button={copy.button}
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
          <Notice tone="warn">{copy.form}</Notice>
          <DocumentButton fetchDocument={() => read(getMandateForm)}>{copy.formButton}</DocumentButton>
        </>
      )}
      <p>
        {copy.reflection(dayInFull(reflectionUntil))}{' '}
        <Link className="link" to={isPrepaid ? '/overstappen' : '/annuleren'}>
          {isPrepaid ? copy.undo : copy.withdraw}
        </Link>
      </p>
      <OrderDocument orderNumber={orderNumber} />
    </Thanks>
  )
}
