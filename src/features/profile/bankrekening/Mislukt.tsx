import * as v from 'valibot'
import { unpaidDrawings } from '#features/payment/shared/paymentText.ts'
import { ibanText } from '#kit/typed/ibanText.ts'
import { Message } from '#kit/ui/Message.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { getBankAccount, NotLinked } from '#model/profile/contract/bankAccount.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'
import { useRefund } from './refund.ts'

/** `…/mislukt`: why nothing changed, what happens to the cent, and a link to try again. */
export default function Mislukt() {
  const receipt = useReceipt(v.object({ why: NotLinked }))
  if (!receipt) return <Redirect to="/instellingen/wijzig/bankrekeningnummer" />
  const { why } = receipt
  return (
    <Message drawing={unpaidDrawings[why]} title={copy.notLinked.heading}>
      <p className="lead">{why === 'other-account' ? <OtherAccount /> : copy.notLinked.why[why]}</p>
      <p className="muted">{why === 'other-account' || why === 'other-name' ? <Refund /> : copy.notLinked.nothing}</p>
      <div className="cluster">
        <ButtonLink to="/instellingen/wijzig/bankrekeningnummer" replace>
          {copy.notLinked.button}
        </ButtonLink>
        <ContactLink />
      </div>
    </Message>
  )
}

Mislukt.reads = ({ prepaid }: AccessFacts) => [getBankAccount, getUser, overviewFor(prepaid)]

function OtherAccount() {
  const tried = useReadState(getBankAccount).value?.tried ?? null
  return tried === null ? copy.notLinked.otherAccountUnknown : copy.notLinked.otherAccount(ibanText(tried))
}

const Refund = () => useRefund()
