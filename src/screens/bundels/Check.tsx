import { type ReactNode, useId } from 'react'
import { read } from '../../api/client.ts'
import { type ChangeTerms, getChangeSummary } from '../../api/contract/bundleOptions.ts'
import { codes, monthlyOf } from '../../domain/bundleChange.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { FlowColumns, OnlyPhone } from '../../flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '../../flow/Terms.tsx'
import { OrderButton } from '../../order/OrderButton.tsx'
import { OrderStanding, type ShownOrder } from '../../order/OrderStanding.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Form } from '../../ui/Form.tsx'
import { useForm } from '../../ui/useForm.ts'
import { euro } from '../../words/money.ts'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'
import { changeRows } from './shared/bundleChanges.ts'
import { sumText, whenRows } from './text.ts'

const copy = bundleCopy.check

type Props = {
  terms: ChangeTerms
  order: ShownOrder
  send: () => void
  button: string
  failed: string
  refused: Readonly<Record<string, string>>
  replaces?: string | null
  children?: ReactNode
}

export function Check({ terms, order, send, button, failed, refused, replaces = null, children }: Props) {
  const formId = useId()
  const begins = terms.contractEnd !== null || terms.reflectionUntil !== null
  const form = useForm(noTerms, termsRules(begins))
  const campaignIDs = codes.flatMap((code) => terms.to[code]?.id ?? [])
  const asked = { campaignIDs, ...(replaces !== null && { replaces }) }
  const confirm = (
    <OrderButton standing={order.standing} form={formId} wide>
      {button}
    </OrderButton>
  )
  return (
    <FlowColumns
      summary={
        <>
          <Monthly terms={terms} />
          {confirm}
        </>
      }
    >
      <Form id={formId} review={form.review} onValid={send}>
        <div className="stack stack--loose">
          <OrderStanding
            order={order}
            failed={failed}
            refused={(code) => (code === undefined ? null : (refused[code] ?? null))}
          />
          {children}
          <Section title={copy.changes}>
            <Changes rows={changeRows(terms, terms.completeBy !== null)} />
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
          {begins && <DocumentButton fetchDocument={() => read(getChangeSummary, asked)}>{copy.contractSummary}</DocumentButton>}
          <OnlyPhone>
            <Monthly terms={terms} />
            {confirm}
          </OnlyPhone>
        </div>
      </Form>
    </FlowColumns>
  )
}

const Monthly = ({ terms: { from, to } }: { terms: ChangeTerms }) => (
  <>
    <h2 className="title-card">{copy.monthly}</h2>
    <p className="title-page num">{euro(monthlyOf(to))}</p>
    <p className="small muted">{sumText(from, to)}</p>
  </>
)
