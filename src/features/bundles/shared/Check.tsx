import { type ReactNode, useId } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { euro } from '#kit/words/money.ts'
import { codes, monthlyOf } from '#model/bundles/bundleChange.ts'
import { type ChangeTerms, getChangeSummary } from '#model/bundles/contract/bundleOptions.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { FlowColumns, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '#page/flow/Terms.tsx'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus, type ShownOrder } from '#page/order/OrderStatus.tsx'
import { read } from '#platform/api/client.ts'
import type { OrderWords } from '#platform/write/refusalText.ts'
import { ChangeList } from '../Changes.tsx'
import { changeRows } from './bundleChanges.ts'
import { bundleCopy } from './copy.ts'
import { monthlySumText, whenRows } from './text.ts'

type Props = OrderWords & {
  terms: ChangeTerms
  order: ShownOrder
  send: () => void
  button: string
  replaces?: string | null
  children?: ReactNode
}

export function Check({ terms, order, send, button, failed, refusals = {}, replaces = null, children }: Props) {
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
          <OrderStatus order={order} failed={failed} refusals={refusals} />
          {children}
          <Section title={bundleCopy.check.changes}>
            <ChangeList rows={changeRows(terms, terms.completeBy !== null)} />
          </Section>
          <Section title={bundleCopy.check.when}>
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
          <Terms check={form.check} additional={begins ? bundleCopy.check.additional : null} />
          {begins && (
            <DocumentButton fetchDocument={() => read(getChangeSummary, asked)}>
              {bundleCopy.check.contractSummary}
            </DocumentButton>
          )}
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
    <h2 className="title-card">{bundleCopy.check.monthly}</h2>
    <p className="title-page num">{euro(monthlyOf(to))}</p>
    <p className="small muted">{monthlySumText(from, to)}</p>
  </>
)
