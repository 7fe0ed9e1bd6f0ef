import { ibanText } from '#kit/typed/ibanText.ts'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getBankAccount, LinkReceipt } from '#model/profile/contract/bankAccount.ts'
import { Confirmed } from '#page/flow/Confirmed.tsx'
import { doneSteps } from '#page/flow/flow.ts'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'

/** `…/bedankt`: the linked account. Its number is read from the backend, because the receipt does not hold it. */
export default function Bedankt() {
  const receipt = useReceipt(LinkReceipt)
  if (receipt?.linked !== true) return <Redirect to="/instellingen/wijzig/bankrekeningnummer" />
  const steps = doneSteps(bankAccountFlow)
  return (
    <Confirmed title={copy.done.heading} intro={<From />}>
      <Steps labels={steps} current={steps.length} />
      <ButtonLink to="/instellingen/gegevens" variant="primary-green" wide>
        {copy.done.button}
      </ButtonLink>
    </Confirmed>
  )
}

Bedankt.reads = () => [getBankAccount, getUser]

function From() {
  const { value, settled } = useReadState(getBankAccount)
  const isPrepaid = useIsPrepaid()
  if (!settled) return <Skeleton width="100%" height="1.4em" />
  const iban = value?.iban ?? null
  if (iban === null) return copy.done.unknown
  return isPrepaid ? copy.done.introPrepaid(ibanText(iban)) : copy.done.intro(ibanText(iban))
}
