import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getEsim, getSimcardDetails } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { simObstacle } from '#model/sim/simOrder.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { ByUs } from './ByUs.tsx'
import { activateCopy, requestCopy, simcardCopy } from './copy.ts'
import { REQUEST, simRequestFlow } from './flow.ts'
import { RequestForm } from './RequestForm.tsx'
import { requestReads } from './reads.ts'
import { Waits } from './Waits.tsx'

/** `/simkaart-aanvragen`: another card or an eSIM, for customers with a subscription. */
export default function Aanvragen() {
  const flow = useFlow(simRequestFlow, REQUEST)
  return (
    <FlowStep flow={flow} title={requestCopy.title} intro={requestCopy.intro}>
      <FlowColumn>
        <ReadBlock waiting={bones('11rem', '18rem')} failedText={simcardCopy.error}>
          <Offer />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Aanvragen.reads = requestReads

function Offer() {
  const simcard = useRead(getSimCard)
  const { state } = useRead(getEsim)
  const { waitsUntil } = useRead(getSimcardDetails)
  const overview = useRead(postpaidOverview)
  const obstacle = simObstacle(simcard, overview, state === 'used')
  if (obstacle === 'ended') return <Notice>{requestCopy.ended}</Notice>
  if (obstacle === 'blocked') return <ByUs simcard={simcard} />
  if (waitsUntil !== null) return <Waits until={waitsUntil} />
  if (obstacle === null) return <RequestForm />
  const isEsimReady = state === 'ready' || state === 'activating'
  return (
    <Notice
      action={
        <ButtonLink to={isEsimReady ? '/esim' : '/simkaart-activeren'} variant="outline" size="small">
          {isEsimReady ? activateCopy.esim.button : activateCopy.title}
        </ButtonLink>
      }
    >
      {isEsimReady ? requestCopy.pendingEsim : requestCopy.pendingExists}
    </Notice>
  )
}
