import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import type { Choice } from './choice.ts'
import { copy } from './copy.ts'
import { autoTopUpFlow } from './flow.ts'
import { IsOn } from './IsOn.tsx'
import { TurnOn } from './TurnOn.tsx'
import { Waiting } from './Waiting.tsx'

/** `/beltegoed-automatisch-opwaarderen`: the current setting, or turning it on with a first payment. */
export default function Automatisch() {
  const flow = useFlow(autoTopUpFlow, '/beltegoed-automatisch-opwaarderen')
  return (
    <FlowStep flow={flow} title={copy.title} intro={copy.intro}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />} failedText={copy.loadFailed}>
          <TopUpStatus choice={flow.draft} change={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Automatisch.reads = () => [getAutoTopUp, prepaidOverview]

type Props = { choice: Choice; change: (change: Partial<Choice>) => void }

function TopUpStatus({ choice, change }: Props) {
  const auto = useRead(getAutoTopUp)
  return auto.current ? <IsOn auto={auto} current={auto.current} /> : <TurnOn auto={auto} wanted={choice} change={change} />
}
