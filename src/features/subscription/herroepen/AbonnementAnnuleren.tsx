import { useRef, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { List } from '#kit/ui/List.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { getWithdrawals, type Withdrawals } from '#model/subscription/contract/withdrawal.ts'
import { reflectionDaysLeft } from '#model/subscription/withdrawal.ts'
import { type BackLink, PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import { Done } from './Done.tsx'
import { OpenContracts } from './OpenContracts.tsx'
import { ReceiptWaiting } from './Receipt.tsx'
import { Withdrawing } from './Withdrawing.tsx'

const PATH = '/abonnement-annuleren'

/** The way back. A new customer who has not confirmed the contract goes back to the welcome screen. */
function useWayBack(): BackLink {
  const { visitor } = usePlace()
  const isNew = visitor.kind === 'customer' && visitor.flags.contractAccepted === 'false'
  return isNew ? { to: '/welkom', label: copy.backToWelcome } : { to: '/instellingen/abonnement', label: copy.back }
}

/** The receipt when the subscription was withdrawn, the contract when it still can be. Neither: too late. */
const standingOf = ({ done, open }: Withdrawals) => ({
  receipt: done.find(({ kind }) => kind === 'subscription'),
  contract: open.find(({ kind }) => kind === 'subscription'),
})

/** `/abonnement-annuleren`: withdraws a new subscription within 14 days. */
export default function AbonnementAnnuleren() {
  const back = useWayBack()
  const known = useReadState(getWithdrawals).value
  const [isNew, setNew] = useState(false)
  const { receipt, contract } = known ? standingOf(known) : {}
  if (receipt)
    return (
      <div className="wrap page">
        <Done receipt={receipt} isNew={isNew} />
      </div>
    )
  const isLate = known !== null && contract === undefined
  const lateHeading = known?.open.length ? copy.subscription.tooLate.headingOfThis : copy.subscription.tooLate.heading
  return (
    <div className="wrap page">
      <PageHead
        title={isLate ? lateHeading : copy.subscription.heading}
        intro={contract && copy.subscription.intro(dayInFull(contract.until))}
        back={back}
      >
        {contract && <p className="strong">{copy.daysLeft(reflectionDaysLeft(contract.until, dayOf(now())))}</p>}
      </PageHead>
      <ReadBlock waiting={<ReceiptWaiting />} failedText={copy.failed}>
        <Subscription keep={() => navigate(back.to)} withdrawn={() => setNew(true)} />
      </ReadBlock>
    </div>
  )
}

AbonnementAnnuleren.reads = () => [getWithdrawals]

function Subscription({ keep, withdrawn }: { keep: () => void; withdrawn: () => void }) {
  const withdrawals = useRead(getWithdrawals)
  const { search } = usePlace()
  const { contract } = standingOf(withdrawals)
  const hasMoved = useRef(false)
  if (!contract) return <TooLate withdrawals={withdrawals} />
  return (
    <Withdrawing
      contract={contract}
      hasMoved={hasMoved}
      isConfirming={new URLSearchParams(search).get('stap') === 'bevestigen'}
      next={() => navigate(withQuery(href(PATH), { stap: 'bevestigen' }))}
      keep={keep}
      withdrawn={withdrawn}
    />
  )
}

const TooLate = ({ withdrawals: { subscriptionUntil: until, open } }: { withdrawals: Withdrawals }) => (
  <div className="stack">
    {until !== null && <p>{copy.subscription.tooLate.body(dayInFull(until))}</p>}
    {open.length > 0 && (
      <>
        <p>{copy.subscription.tooLate.others}</p>
        <List>
          <OpenContracts open={open} />
        </List>
      </>
    )}
    <ButtonLink to="/opzeggen">{copy.subscription.tooLate.button}</ButtonLink>
  </div>
)
