import { useId } from 'react'
import { read, useRead } from '../../api/client.ts'
import { type ChangeTerms, getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { getContractDocument } from '../../api/contract/simcard.ts'
import { reading } from '../../api/operation.ts'
import { now } from '../../clock.ts'
import { changePayload, chosenOf, currentOf, isChange, monthlyOf, mustChoose, type Selection } from '../../domain/bundleChange.ts'
import { termsOf } from '../../domain/changeTerms.ts'
import { dayOf } from '../../domain/dates.ts'
import { euro } from '../../domain/money.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '../../flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '../../flow/Terms.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { OrderButton } from '../../order/OrderButton.tsx'
import { OrderStanding } from '../../order/OrderStanding.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Form } from '../../ui/Form.tsx'
import { useForm } from '../../ui/useForm.ts'
import { changeRows } from '../bundleChanges.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'
import { bundleFlow } from './flow.ts'
import { sumText, whenRows } from './text.ts'

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
  const { startsOn } = options
  const terms = termsOf(
    { from: currentOf(options), to: chosenOf(options, draft), startsOn, complete: draft.complete },
    dayOf(now()),
  )
  const begins = terms.contractEnd !== null
  const form = useForm(noTerms, termsRules(begins))
  // Chosen in another tab, or back to what it was: there is nothing to confirm. What is being sent is still on screen.
  const isOpen = order.standing.kind === 'open'
  const isOrder = isChange(options, draft) && mustChoose(options, draft) === null && options.pendingPeriod === null
  if (isOpen && !isOrder) return <Elsewhere to="/bundels-wijzigen" />

  const button = (
    <OrderButton standing={order.standing} form={formId} wide>
      {monthlyOf(terms.to) > monthlyOf(terms.from) ? copy.confirm : copy.confirmNoCosts}
    </OrderButton>
  )
  return (
    <FlowColumns
      summary={
        <>
          <Sum terms={terms} />
          {button}
        </>
      }
    >
      <Form id={formId} review={form.review} onValid={() => void order.submit(changePayload(terms.to, draft))}>
        <div className="stack stack--loose">
          <OrderStanding
            order={order}
            failed={copy.error}
            refused={(code) => (code === undefined ? null : (copy.refused[code] ?? null))}
          />
          <Section title={copy.changes}>
            <Changes rows={changeRows(terms, draft.complete)} />
          </Section>
          <Section title={copy.when}>
            <Card>
              <Facts>
                {whenRows(terms).map(({ term, text }) => (
                  <Fact key={term} term={term}>
                    {text}
                  </Fact>
                ))}
              </Facts>
            </Card>
          </Section>
          <Terms check={form.check} additional={begins ? copy.additional : null} />
          {begins && (
            <DocumentButton fetchDocument={() => read(getContractDocument, { document: 'summary' })}>
              {copy.contractSummary}
            </DocumentButton>
          )}
          <OnlyPhone>
            <Sum terms={terms} />
            {button}
          </OnlyPhone>
        </div>
      </Form>
    </FlowColumns>
  )
}

/** What it comes to, against what it is now. */
const Sum = ({ terms: { from, to } }: { terms: ChangeTerms }) => (
  <>
    <h2 className="title-card">{copy.monthly}</h2>
    <p className="title-page num">{euro(monthlyOf(to))}</p>
    <p className="small muted">{sumText(from, to)}</p>
  </>
)
