import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { euro, sumOf } from '#kit/words/money.ts'
import { paidInTermsOf, planOf } from '#model/invoices/arrangements.ts'
import {
  type Arrangement,
  type ArrangementRefusal,
  getPaymentArrangements,
  type PaymentArrangements,
} from '#model/invoices/contract/arrangements.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { pathOf } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { payCopy } from '#platform/write/copy.ts'
import { ALL_OPEN } from '../betalen/which.ts'
import { copy } from './copy.ts'
import { arrangementFlow } from './flow.ts'
import { Running } from './Running.tsx'
import { countChosen, optionsOf, planRows } from './text.ts'

const earlierCopy = copy.earlier

const back = { to: '/facturen', label: copy.back } as const

/** `/betalingsregelingen`: payment arrangements, and requesting one. */
export default function Betalingsregelingen() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.heading} intro={copy.intro} back={back} />
      <ReadBlock
        waiting={<FlowColumn>{bones('1.8em 60%', '18rem')}</FlowColumn>}
        failedText={copy.loadFailed}
        offlineText={copy.offline}
      >
        <FlowColumn>
          <All />
        </FlowColumn>
      </ReadBlock>
    </div>
  )
}

Betalingsregelingen.reads = () => [getPaymentArrangements]

function All() {
  const { arrangements, offer, refusal, simBlocked } = useRead(getPaymentArrangements)
  const running = arrangements.find(({ state }) => state === 'RUNNING')
  return (
    <>
      {running && <Running arrangement={running} simBlocked={simBlocked} />}
      {offer && <Request offer={offer} simBlocked={simBlocked} />}
      {arrangements.length === 0 && !offer && <Empty refusal={refusal} />}
      {arrangements.length > 0 && !running && !offer && refusal && <Notice>{copy.refusals[refusal]}</Notice>}
      <Earlier arrangements={arrangements.filter(({ state }) => state !== 'RUNNING')} isOpen={refusal === 'STOPPED'} />
      <div className="stack stack--tight">
        <p className="muted">{copy.help}</p>
        <div>
          <ContactLink small />
        </div>
      </div>
    </>
  )
}

const Empty = ({ refusal }: { refusal: ArrangementRefusal | null }) => (
  <div className="stack">
    <Scene name="empty" />
    <h2 className="title-section">{copy.emptyTitle}</h2>
    <p className="lead">{refusal === 'PAYMENT_PENDING' ? copy.refusals.PAYMENT_PENDING : copy.empty}</p>
  </div>
)

type Props = {
  arrangements: readonly Arrangement[] /** The newest arrangement stopped and is not fully paid. */
  isOpen: boolean
}

function Earlier({ arrangements, isOpen }: Props) {
  if (arrangements.length === 0) return null
  return (
    <Section title={earlierCopy.title}>
      {arrangements.map((arrangement, at) => (
        <One key={arrangement.terms[0]?.dueOn} arrangement={arrangement} mayPay={isOpen && at === 0} />
      ))}
    </Section>
  )
}

function One({ arrangement: { state, total, terms }, mayPay }: { arrangement: Arrangement; mayPay: boolean }) {
  const isFinished = state === 'FINISHED'
  return (
    <Card className="stack">
      <div className="split">
        <h3 className="title-card">{copy.active.title(euro(total))}</h3>
        <Badge tone={isFinished ? 'good' : 'bad'}>{earlierCopy.states[isFinished ? 'FINISHED' : 'STOPPED']}</Badge>
      </div>
      <p>{isFinished ? earlierCopy.finished : earlierCopy.stopped}</p>
      {!isFinished && <p className="muted">{copy.active.progress(euro(paidInTermsOf(terms)), euro(total))}</p>}
      {mayPay && (
        <div>
          <ButtonLink to={pathOf('/betaal-factuur/:id', { id: ALL_OPEN })} variant="primary-green">
            {earlierCopy.pay}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

type RequestProps = { offer: NonNullable<PaymentArrangements['offer']>; simBlocked: boolean }

/** Requests an arrangement: the number of terms, their dates, and the consequence of a missed term. */
function Request({ offer, simBlocked }: RequestProps) {
  const { draft, set } = useFlow(arrangementFlow, '/betalingsregelingen')
  const order = useOrder(arrangementFlow, true)
  const { amount, firstOn, invoices } = offer
  const count = countChosen(draft.terms, amount)
  const plan = planOf(amount, count, firstOn)
  return (
    <Section title={copy.request.heading}>
      <p>{copy.request.body(euro(amount), invoices)}</p>
      <RadioCards
        name="termijnen"
        label={copy.request.choose}
        value={String(count)}
        onChange={(value) => {
          set({ terms: Number(value) })
          order.again()
        }}
        options={optionsOf(offer).map((option) => ({
          value: String(option.count),
          title: option.title,
          price: option.price,
          ...(option.text !== null && { text: option.text }),
        }))}
      />
      <Card className="stack">
        <h3 className="title-card">{copy.request.plan}</h3>
        <Facts>
          {planRows(plan).map((row) => (
            <Fact key={row.term} term={row.term}>
              {row.amount}
            </Fact>
          ))}
          <Fact term={copy.request.total} total>
            {euro(sumOf(plan))}
          </Fact>
        </Facts>
        <p className="small">{copy.request.conditions}</p>
        {simBlocked && <p className="small">{copy.request.blocked}</p>}
        <OrderStatus order={order} failed={copy.request.failed} refusals={copy.refusals} price={payCopy} />
        <OrderButton
          standing={order.standing}
          wide
          offline={copy.request.offline}
          onPress={() => void order.submit({ terms: count, amount, firstOn })}
        >
          {copy.request.button}
        </OrderButton>
      </Card>
    </Section>
  )
}
