import { useEffect } from 'react'
import { useOptionalRead } from '../../../api/client.ts'
import { getAddress } from '../../../api/contract/address.ts'
import { HandsetReceipt } from '../../../api/contract/handsetRetention.ts'
import { livesOnWaddenIsland } from '../../../domain/address.ts'
import { dayInFull, weekdayText } from '../../../domain/dateText.ts'
import { euro } from '../../../domain/money.ts'
import { phoneOrderText } from '../../../domain/phoneOrderText.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { clearDraft } from '../../../flow/draft.ts'
import { OrderDocument } from '../../../flow/OrderOverview.tsx'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { Link } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Numbered } from '../../../ui/Numbered.tsx'
import { ContactLink } from '../../ContactLink.tsx'
import { orderPhoneCopy } from './copy.ts'
import { handsetFlow } from './flow.ts'

const copy = orderPhoneCopy.done

/** `…/bedankt`: the phone that was ordered, what happens now, and when it comes; or that the order was not granted. */
export default function Bedankt() {
  const receipt = useReceipt(HandsetReceipt)
  const isOrdered = receipt !== null
  useEffect(() => {
    // The trip to the bank has left the choices in the tab.
    if (isOrdered) clearDraft(handsetFlow)
  }, [isOrdered])
  if (receipt === null) return <Elsewhere to="/verlengen/telefoons" />
  return receipt.outcome === 'accepted' ? <Accepted receipt={receipt} /> : <Rejected receipt={receipt} />
}

const { choose, confirm, done } = flowCopy.steps
const steps = [choose, confirm, done]

function Accepted({ receipt }: { receipt: HandsetReceipt }) {
  const { phone, orderNumber, arrivesOn, paid, credit, monthly, months, contractEnd } = receipt
  const address = useOptionalRead(getAddress)
  const [delivered, document] = copy.next
  const accepted = phoneOrderText({ status: 'ACCEPTED', totalCredit: credit, totalPaid: 0 })
  return (
    <Thanks
      title={copy.title(phone.split(', ')[0] ?? phone)}
      intro={copy.intro(orderNumber)}
      steps={steps}
      to="/"
      button={copy.overview}
    >
      <h2 className="title-card">{flowCopy.next}</h2>
      <Numbered steps={[`${accepted}.`, delivered(weekdayText(arrivesOn)), document]} />
      {address && livesOnWaddenIsland(address.zipCode) && <p className="small muted">{copy.wadden}</p>}
      <Facts>
        <Fact term={copy.rows.paid}>{euro(paid)}</Fact>
        {credit > 0 && <Fact term={copy.rows.credit}>{euro(credit)}</Fact>}
        {credit > 0 && <Fact term={copy.rows.monthly(months)}>{euro(monthly)}</Fact>}
        <Fact term={copy.rows.ends}>{dayInFull(contractEnd)}</Fact>
      </Facts>
      <p>
        {copy.reflection}{' '}
        <Link className="link" to="/annuleren">
          {copy.withdraw}
        </Link>
      </p>
      <OrderDocument orderNumber={orderNumber} />
    </Thanks>
  )
}

function Rejected({ receipt: { orderNumber, paid } }: { receipt: HandsetReceipt }) {
  const { rejected } = copy
  return (
    <Thanks title={rejected.title} intro={paid > 0 ? rejected.back : rejected.nothing} to="/" button={copy.overview}>
      <p>{rejected.why}</p>
      <Facts>
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        <Fact term={copy.rows.paid}>{euro(paid)}</Fact>
      </Facts>
      <ContactLink />
    </Thanks>
  )
}
