import { useRead } from '../../../api/client.ts'
import { getBankAccount } from '../../../api/contract/bankAccount.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { getUser } from '../../../api/contract/session.ts'
import { FlowColumn, FlowStep } from '../../../flow/FlowStep.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ibanIn, isDutchIban } from '../../../typed/iban.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { ByForm } from './ByForm.tsx'
import { ByIdeal } from './ByIdeal.tsx'
import { bankAccountCopy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'
import { Iban } from './Iban.tsx'

const copy = bankAccountCopy.check

/** `…/wijziging-bankrekening-controleren`: the old and the new account, and how the new one is confirmed. */
export default function Controleren() {
  const flow = useFlow(bankAccountFlow, '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren')
  const iban = ibanIn(flow.draft.iban) ?? ''
  const isDutch = isDutchIban(iban)
  return (
    <FlowStep flow={flow} title={copy.heading} intro={isDutch ? copy.intro : copy.introForm}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />}>
          <div className="stack">
            <Card>
              <Accounts iban={iban} />
            </Card>
            {isDutch ? <ByIdeal iban={iban} /> : <ByForm iban={iban} done={flow.reset} />}
          </div>
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Controleren.reads = () => [getBankAccount, getUser, getPaymentIssuers]

function Accounts({ iban }: { iban: string }) {
  const { iban: old } = useRead(getBankAccount)
  const { firstName, lastName } = useRead(getUser)
  return (
    <Facts>
      <Fact term={copy.rows.old}>{old === null ? copy.noOld : <Iban>{old}</Iban>}</Fact>
      <Fact term={copy.rows.new}>
        <Iban>{iban}</Iban>
      </Fact>
      <Fact term={copy.rows.holder}>
        {firstName} {lastName}
      </Fact>
    </Facts>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="100%" height="10rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="18rem" radius="var(--radius-lg)" />
  </div>
)
