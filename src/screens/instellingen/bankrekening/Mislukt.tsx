import * as v from 'valibot'
import { useReadState } from '../../../api/client.ts'
import { getBankAccount, NotLinked } from '../../../api/contract/bankAccount.ts'
import { overviewFor } from '../../../api/contract/overview.ts'
import { getUser } from '../../../api/contract/session.ts'
import type { AccessFacts } from '../../../domain/access.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { ibanText } from '../../../typed/ibanText.ts'
import { Message } from '../../../ui/Message.tsx'
import { unpaidDrawings } from '../../betaling/shared/paymentText.ts'
import { bankAccountCopy } from './copy.ts'
import { useRefund } from './refund.ts'

const copy = bankAccountCopy.notLinked

/** `…/mislukt`: why nothing changed, what happens to the cent, and a link to try again. */
export default function Mislukt() {
  const receipt = useReceipt(v.object({ why: NotLinked }))
  if (!receipt) return <Elsewhere to="/instellingen/wijzig/bankrekeningnummer" />
  const { why } = receipt
  return (
    <Message drawing={unpaidDrawings[why]} title={copy.heading}>
      <p className="lead">{why === 'other-account' ? <OtherAccount /> : copy.why[why]}</p>
      <p className="muted">{why === 'other-account' || why === 'other-name' ? <Refund /> : copy.nothing}</p>
      <div className="cluster">
        <ButtonLink to="/instellingen/wijzig/bankrekeningnummer" replace>
          {copy.button}
        </ButtonLink>
        <ContactLink />
      </div>
    </Message>
  )
}

Mislukt.reads = ({ prepaid }: AccessFacts) => [getBankAccount, getUser, overviewFor(prepaid)]

function OtherAccount() {
  const tried = useReadState(getBankAccount).value?.tried ?? null
  return tried === null ? copy.otherAccountUnknown : copy.otherAccount(ibanText(tried))
}

const Refund = () => useRefund()
