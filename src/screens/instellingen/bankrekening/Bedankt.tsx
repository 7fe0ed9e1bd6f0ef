import { useReadState } from '../../../api/client.ts'
import { getBankAccount, LinkReceipt } from '../../../api/contract/bankAccount.ts'
import { getUser } from '../../../api/contract/session.ts'
import { Confirmed } from '../../../flow/Confirmed.tsx'
import { doneSteps } from '../../../flow/flow.ts'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { useIsPrepaid } from '../../../session/visitor.ts'
import { ibanText } from '../../../typed/ibanText.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { bankAccountCopy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'

const copy = bankAccountCopy.done

/** `…/bedankt`: the linked account. Its number is read from the backend, because the receipt does not hold it. */
export default function Bedankt() {
  const receipt = useReceipt(LinkReceipt)
  if (receipt?.linked !== true) return <Elsewhere to="/instellingen/wijzig/bankrekeningnummer" />
  const steps = doneSteps(bankAccountFlow)
  return (
    <Confirmed title={copy.heading} intro={<From />}>
      <Steps labels={steps} current={steps.length} />
      <ButtonLink to="/instellingen/gegevens" variant="primary-green" wide>
        {copy.button}
      </ButtonLink>
    </Confirmed>
  )
}

Bedankt.reads = () => [getBankAccount, getUser]

function From() {
  const { value, settled } = useReadState(getBankAccount)
  const isPrepaid = useIsPrepaid()
  if (!settled) return <Bone width="100%" height="1.4em" />
  const iban = value?.iban ?? null
  if (iban === null) return copy.unknown
  return isPrepaid ? copy.introPrepaid(ibanText(iban)) : copy.intro(ibanText(iban))
}
