import * as v from 'valibot'
import { useReadState } from '../../../api/client.ts'
import { getBankAccount, NotLinked } from '../../../api/contract/bankAccount.ts'
import { getUser } from '../../../api/contract/session.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { useIsPrepaid } from '../../../session/visitor.ts'
import { ibanText } from '../../../typed/ibanText.ts'
import { Message } from '../../../ui/Message.tsx'
import { nextInvoiceText } from '../../../words/nextInvoice.ts'
import { bankAccountCopy } from './copy.ts'

const copy = bankAccountCopy.notLinked

/** `…/mislukt`: why nothing changed, what happens to the cent, and a link to try again. */
export default function Mislukt() {
  const receipt = useReceipt(v.object({ why: NotLinked }))
  if (!receipt) return <Elsewhere to="/instellingen/wijzig/bankrekeningnummer" />
  const { why } = receipt
  return (
    <Message drawing="error" title={copy.heading}>
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

Mislukt.reads = () => [getBankAccount, getUser]

function OtherAccount() {
  const tried = useReadState(getBankAccount).value?.tried ?? null
  return tried === null ? copy.otherAccountUnknown : copy.otherAccount(ibanText(tried))
}

const Refund = () =>
  useIsPrepaid() ? bankAccountCopy.check.refundPrepaid : bankAccountCopy.check.refund(nextInvoiceText(dayOf(now())))
