import { useId } from 'react'
import { read, useRead } from '../../api/client.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { getContractDocument } from '../../api/contract/simcard.ts'
import { reading } from '../../api/operation.ts'
import {
  beginsContract,
  changePayload,
  chosenOf,
  contractEnd,
  currentOf,
  discountOf,
  isChange,
  monthlyOf,
  type Selection,
  startsAtOnce,
} from '../../domain/bundleChange.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '../../flow/FlowStep.tsx'
import { OrderButton } from '../../flow/OrderButton.tsx'
import { OrderStanding } from '../../flow/OrderStanding.tsx'
import { noTerms, Terms, termsRules } from '../../flow/Terms.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Form } from '../../ui/Form.tsx'
import { useForm } from '../../ui/useForm.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'
import { bundleFlow } from './flow.ts'

const copy = bundleCopy.check

/** `/bundels-wijzigen/controle`: only what changes, when, and the consent. */
export default function Controle() {
  const flow = useFlow(bundleFlow, '/bundels-wijzigen/controle')
  return (
    <FlowStep flow={flow} title={copy.title} intro={copy.intro}>
      <ReadBlock
        reads={[reading(getPostpaidOptionsV2)]}
        waiting={
          <FlowColumn>
            <Bone width="100%" height="20rem" radius="var(--radius-lg)" />
          </FlowColumn>
        }
        failedText={bundleCopy.loadFailed}
      >
        <Checking draft={flow.draft} />
      </ReadBlock>
    </FlowStep>
  )
}

function Checking({ draft }: { draft: Selection }) {
  const options = useRead(getPostpaidOptionsV2)
  const order = useOrder(bundleFlow, true)
  const formId = useId()
  const [from, to] = [currentOf(options), chosenOf(options, draft)]
  const begins = beginsContract(from, to)
  const form = useForm(noTerms, termsRules(begins))
  // Chosen in another tab, or back to what it was: there is nothing to confirm. What is being sent is still on screen.
  const isOpen = order.standing.kind === 'open'
  if (isOpen && (!isChange(options, draft) || options.pendingPeriod !== null)) return <Elsewhere to="/bundels-wijzigen" />

  const [before, after] = [monthlyOf(from), monthlyOf(to)]
  const button = (
    <OrderButton standing={order.standing} form={formId} wide>
      {after > before ? copy.confirm : copy.confirmNoCosts}
    </OrderButton>
  )
  return (
    <FlowColumns
      summary={
        <>
          <Sum from={from} to={to} />
          {button}
        </>
      }
    >
      <Form id={formId} review={form.review} onValid={() => void order.submit(changePayload(to, draft))}>
        <div className="stack stack--loose">
          <OrderStanding
            order={order}
            failed={copy.error}
            refused={(code) => (code === undefined ? null : (copy.refused[code] ?? null))}
          />
          <Section title={copy.changes}>
            <Changes from={from} to={to} complete={draft.complete} />
          </Section>
          <When options={options} from={from} to={to} />
          <Terms check={form.check} additional={begins ? copy.additional : null} />
          {begins && (
            <DocumentButton fetchDocument={() => read(getContractDocument, { document: 'summary' })}>
              {copy.contractSummary}
            </DocumentButton>
          )}
          <OnlyPhone>
            <Sum from={from} to={to} />
            {button}
          </OnlyPhone>
        </div>
      </Form>
    </FlowColumns>
  )
}

type Compared = { from: ReturnType<typeof currentOf>; to: ReturnType<typeof currentOf> }

function When({ options: { startsOn }, from, to }: Compared & { options: PostpaidOptions }) {
  const begins = beginsContract(from, to)
  const end = begins ? contractEnd(to.period, startsOn) : null
  return (
    <Section title={copy.when}>
      <Card>
        <Facts>
          <Fact term={copy.startsOn}>{dayInFull(startsOn)}</Fact>
          {startsAtOnce(from, to) && <Fact term={bundleCopy.kinds.ADDON_INET}>{copy.internetNow}</Fact>}
          {end !== null && <Fact term={copy.endsOn}>{dayInFull(end)}</Fact>}
          {begins && <Fact term={copy.reflection}>{copy.reflectionDays}</Fact>}
        </Facts>
      </Card>
    </Section>
  )
}

/** What it comes to, against what it is now, and what it will be when a discount has ended. */
function Sum({ from, to }: Compared) {
  const [before, after, months] = [monthlyOf(from), monthlyOf(to), discountOf(to)]
  const amount = euro(Math.abs(after - before))
  return (
    <>
      <h2 className="title-card">{copy.monthly}</h2>
      <p className="title-page num">{euro(after)}</p>
      <p className="small muted">
        {after > before ? copy.more(amount) : after < before ? copy.less(amount) : copy.same}
        {months !== null && ` ${bundleCopy.summary.after(months, euro(monthlyOf(to, true)))}`}
      </p>
    </>
  )
}
