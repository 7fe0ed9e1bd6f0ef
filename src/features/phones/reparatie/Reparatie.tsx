import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getRepair, type Repair } from '#model/phones/contract/repair.ts'
import { isOnItsWay } from '#model/phones/phoneState.ts'
import { isOver } from '#model/phones/repair.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { EmptyState } from '#page/EmptyState.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import type { Reads } from '#platform/router/route.ts'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import { RepairForm } from './RepairForm.tsx'

/** `/reparatie`: requesting a repair and following it. */
export default function Reparatie() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={<Intro />} />
      <ReadBlock waiting={bones('7rem', '17rem')} failedText={copy.loadFailed}>
        <RepairStatus />
      </ReadBlock>
    </div>
  )
}

Reparatie.reads = ({ prepaid }: Parameters<Reads>[0]) => [getRepair, ...(prepaid ? [] : [handsetOrder])]

function Intro() {
  const told = useReadState(getRepair).value
  const isAsked = told?.phone && (told.request === null || isOver(told.request))
  return isAsked ? copy.intro : copy.introAlone
}

function RepairStatus() {
  const { phone, request } = useRead(getRepair)
  const isGoingOn = request !== null && !isOver(request)
  return (
    <div className="stack">
      {request && <Requested request={request} />}
      {!isGoingOn && (phone ? <RepairForm phone={phone} isAgain={request !== null} /> : <NoPhone />)}
    </div>
  )
}

function Requested({ request: { reference, problem, requestedOn, state } }: { request: NonNullable<Repair['request']> }) {
  const words = copy.request
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card" id="reparatie" tabIndex={-1}>
          {words.title}
        </h2>
        <p role="status">{state === 'REQUESTED' ? copy.success : copy.next[state]}</p>
        <Facts>
          <Fact term={words.state}>
            <Badge tone={state === 'SENT_BACK' ? 'good' : 'info'}>{copy.states[state]}</Badge>
          </Fact>
          <Fact term={words.reference}>{reference}</Fact>
          <Fact term={words.problem}>{copy.problem[problem]}</Fact>
          <Fact term={words.requestedOn}>{dayText(requestedOn)}</Fact>
        </Facts>
      </div>
    </Card>
  )
}

/** No phone to repair: none was bought here, or it has not arrived yet. Only customers with a subscription can have one. */
function NoPhone() {
  return useIsPostpaid() ? <Subscriber /> : <None />
}

function Subscriber() {
  const order = useReadState(handsetOrder).value?.[0] ?? null
  return order !== null && isOnItsWay(order) ? <Notice>{copy.onItsWay}</Notice> : <None />
}

const None = () => (
  <EmptyState title={copy.empty} text={copy.emptyMore}>
    <ContactLink />
  </EmptyState>
)
