import { useState } from 'react'
import { useRead } from '../../api/client.ts'
import { getTopupOptions } from '../../api/contract/credit.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPaymentIssuers } from '../../api/contract/payment.ts'
import { FlowColumn, FlowStep } from '../../flow/FlowStep.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { euro } from '../../words/money.ts'
import { creditCopy as copy } from './copy.ts'
import { topUpFlow } from './flow.ts'
import { WithCode } from './WithCode.tsx'
import { WithIdeal } from './WithIdeal.tsx'

const ways = [
  { value: 'ideal', text: copy.tabs.ideal },
  { value: 'code', text: copy.tabs.code },
] as const

/** `/beltegoed-opwaarderen`: tops up with iDEAL or with a code. */
export default function Opwaarderen() {
  const flow = useFlow(topUpFlow, '/beltegoed-opwaarderen')
  return (
    <FlowStep flow={flow} title={copy.title}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />}>
          <Ways draft={flow.draft} set={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Opwaarderen.reads = () => [prepaidOverview, getTopupOptions, getPaymentIssuers]

type Props = { draft: { amount: number | null }; set: (change: { amount: number }) => void }

function Ways({ draft, set }: Props) {
  const overview = useRead(prepaidOverview)
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  const [way, setWay] = useState<(typeof ways)[number]['value']>('ideal')
  return (
    <>
      <p className="lead">{copy.intro(euro(balance))}</p>
      <Segmented label={copy.tabs.label} options={ways} value={way} onChange={setWay} />
      {way === 'ideal' ? (
        <WithIdeal balance={balance} wanted={draft.amount} choose={(amount) => set({ amount })} />
      ) : (
        <WithCode />
      )}
      {overview.autoTopUps.length === 0 && (
        <p>
          {copy.autoHint[0]}{' '}
          <Link to="/beltegoed-automatisch-opwaarderen" className="link">
            {copy.autoHint[1]}
          </Link>
        </p>
      )}
    </>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="3.4rem" />
    <Bone width="100%" height="3rem" />
    <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="15rem" radius="var(--radius-lg)" />
  </div>
)
