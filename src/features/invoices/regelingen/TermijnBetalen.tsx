import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { nextTermOf } from '#model/invoices/arrangements.ts'
import { getPaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useOnePage } from '#page/flow/onePage.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useSending } from '#platform/write/useSending.ts'
import { copy } from './copy.ts'
import { termOrder } from './flow.ts'
import { termsLeft } from './text.ts'

const back = { to: '/betalingsregelingen', label: copy.pay.back } as const

/** `/betalingsregelingen/termijn`: pays the next term now. */
export default function TermijnBetalen() {
  const flow = useOnePage(termOrder)
  return (
    <FlowStep flow={{ ...flow, back }} title={copy.pay.title}>
      <FlowColumn>
        <ReadBlock waiting={bones('1.6em 90%', '24rem')} failedText={copy.loadFailed} offlineText={copy.offline}>
          <Next />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

TermijnBetalen.reads = () => [getPaymentArrangements, getPaymentIssuers]

function Next() {
  const { arrangements, simBlocked } = useRead(getPaymentArrangements)
  const order = useSending(termOrder, true)
  const { terms = [], total = 0, processing = false } = arrangements.find(({ state }) => state === 'RUNNING') ?? {}
  const next = nextTermOf(terms)
  if (!next || processing) return <Nothing title={processing ? copy.pay.refusals.PAYMENT_PENDING : copy.pay.none} />
  const number = terms.indexOf(next) + 1
  return (
    <>
      <p className="lead">{copy.pay.intro(euro(next.amount), number, euro(total))}</p>
      <Card>
        <Facts>
          <Fact term={copy.pay.dueOn}>{dayText(next.dueOn)}</Fact>
          <Fact term={copy.pay.left}>{euro(termsLeft(terms) - next.amount)}</Fact>
          <Fact term={copy.pay.amount} total>
            {euro(next.amount)}
          </Fact>
        </Facts>
      </Card>
      <Card className="stack">
        <Ideal
          amount={next.amount}
          what={{ kind: 'term', number }}
          order={order}
          failed={copy.pay.failed}
          offline={copy.pay.offline}
          refusals={copy.pay.refusals}
        >
          {simBlocked && copy.pay.unblocks}
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
        {copy.pay.back}
      </ButtonLink>
    }
  />
)
