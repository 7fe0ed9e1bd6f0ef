import { useRead } from '../../../api/client.ts'
import { getPaymentArrangements } from '../../../api/contract/arrangements.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { nextTermOf } from '../../../domain/arrangements.ts'
import { FlowColumn, FlowStep } from '../../../flow/FlowStep.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { useOrder } from '../../../flow/useOrder.ts'
import { Ideal } from '../../../order/Ideal.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { arrangementCopy } from './copy.ts'
import { termFlow } from './flow.ts'
import { leftOf } from './text.ts'

const copy = arrangementCopy.pay
const refusals: Readonly<Record<string, string>> = copy.refusals
const back = { to: '/betalingsregelingen', label: copy.back } as const

/** `/betalingsregelingen/termijn`: pays the next term now. */
export default function TermijnBetalen() {
  const flow = useFlow(termFlow, '/betalingsregelingen/termijn')
  return (
    <FlowStep flow={{ ...flow, back }} title={copy.title}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />} failedText={arrangementCopy.loadFailed} offlineText={arrangementCopy.offline}>
          <Next />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

TermijnBetalen.reads = () => [getPaymentArrangements, getPaymentIssuers]

function Next() {
  const { arrangements, simBlocked } = useRead(getPaymentArrangements)
  const order = useOrder(termFlow, true)
  const { terms = [], total = 0, processing = false } = arrangements.find(({ state }) => state === 'RUNNING') ?? {}
  const next = nextTermOf(terms)
  if (!next || processing) return <Nothing title={processing ? copy.refusals.PAYMENT_PENDING : copy.none} />
  const number = terms.indexOf(next) + 1
  return (
    <>
      <p className="lead">{copy.intro(euro(next.amount), number, euro(total))}</p>
      <Card>
        <Facts>
          <Fact term={copy.dueOn}>{dayText(next.dueOn)}</Fact>
          <Fact term={copy.left}>{euro(leftOf(terms) - next.amount)}</Fact>
          <Fact term={copy.amount} total>
            {euro(next.amount)}
          </Fact>
        </Facts>
      </Card>
      <Card className="stack">
        <Ideal
          amount={next.amount}
          what={{ kind: 'term', number }}
          order={order}
          failed={copy.failed}
          offline={copy.offline}
          refused={(code) => (code === undefined ? null : (refusals[code] ?? null))}
        >
          {simBlocked && copy.unblocks}
        </Ideal>
      </Card>
    </>
  )
}

const Nothing = ({ title }: { title: string }) => (
  <Notice
    title={title}
    action={
      <ButtonLink to="/betalingsregelingen" variant="outline" size="small">
        {copy.back}
      </ButtonLink>
    }
  />
)

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="1.6em" />
    <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
  </div>
)
