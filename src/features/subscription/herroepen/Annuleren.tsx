import { useRef, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { isRunningPorting } from '#model/porting/porting.ts'
import { getWithdrawals, type Withdrawable } from '#model/subscription/contract/withdrawal.ts'
import { reflectionDaysLeft } from '#model/subscription/withdrawal.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { StepPart } from '#page/flow/StepPart.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import { Done } from './Done.tsx'
import { OpenContracts } from './OpenContracts.tsx'
import { ReceiptWaiting, WithdrawalReceiptCard } from './Receipt.tsx'
import { Withdrawing } from './Withdrawing.tsx'

/** The contract and step in the address: `/annuleren?wat=phone&stap=bevestigen`. */
function useChosen(): { contract: Withdrawable | undefined; isConfirming: boolean } {
  const { search } = usePlace()
  const query = new URLSearchParams(search)
  const open = useReadState(getWithdrawals).value?.open ?? []
  const contract = open.find(({ kind }) => kind !== 'subscription' && kind === query.get('wat'))
  return { contract, isConfirming: query.get('stap') === 'bevestigen' }
}

/** `/annuleren`: lists the contracts in their reflection period and withdraws them. */
export default function Annuleren() {
  const { contract } = useChosen()
  const done = useReadState(getWithdrawals).value?.done ?? []
  const [reference, setReference] = useState<string | null>(null)
  const receipt = done.find((one) => one.reference === reference)
  if (receipt)
    return (
      <div className="wrap page">
        <Done receipt={receipt} isNew />
      </div>
    )
  return (
    <div className="wrap page">
      <PageHead
        title={contract ? copy.chooser.title : copy.chooser.heading}
        intro={contract ? copy.chooser.until(dayInFull(contract.until)) : copy.chooser.intro}
        back={{ to: '/instellingen/abonnement', label: copy.back }}
      >
        {contract && <p className="strong">{copy.daysLeft(reflectionDaysLeft(contract.until, dayOf(now())))}</p>}
      </PageHead>
      <ReadBlock waiting={<ReceiptWaiting />} failedText={copy.failed}>
        <Choosing withdrawn={setReference} />
      </ReadBlock>
    </div>
  )
}

Annuleren.reads = () => [getWithdrawals]

function Choosing({ withdrawn }: { withdrawn: (reference: string) => void }) {
  const { open, done } = useRead(getWithdrawals)
  const hasStopped = done.some(({ kind }) => kind === 'subscription')
  const { contract, isConfirming } = useChosen()
  const hasMoved = useRef(false)
  if (contract)
    return (
      <Withdrawing
        contract={contract}
        hasMoved={hasMoved}
        isConfirming={isConfirming}
        next={() => navigate(withQuery('/annuleren', { wat: contract.kind, stap: 'bevestigen' }))}
        keep={() => navigate(href('/annuleren'))}
        withdrawn={withdrawn}
      />
    )
  return (
    <StepPart label={copy.chooser.heading} hasMoved={hasMoved}>
      {!hasStopped && <Choices open={open} />}
      {done.length > 0 && (
        <Section title={copy.chooser.done}>
          <div className="stack">
            {done.map((receipt) => (
              <WithdrawalReceiptCard key={receipt.reference} receipt={receipt} />
            ))}
          </div>
        </Section>
      )}
    </StepPart>
  )
}

function Choices({ open }: { open: readonly Withdrawable[] }) {
  const porting = useReadState(numberportingGetStatus).value
  const isMoving = porting !== null && isRunningPorting(porting.status)
  if (open.length === 0 && !isMoving) return <Nothing />
  return (
    <List>
      <OpenContracts open={open} />
      {isMoving && (
        <LinkRow
          to="/nummerbehoud-annuleren"
          icon="porting"
          title={copy.chooser.porting}
          text={copy.chooser.portingText}
          end={<Icon name="chevron-right" small />}
        />
      )}
    </List>
  )
}

const Nothing = () => (
  <Notice
    action={
      <ButtonLink to="/opzeggen" variant="outline" size="small">
        {copy.chooser.terminate}
      </ButtonLink>
    }
  >
    {copy.chooser.empty}
  </Notice>
)
