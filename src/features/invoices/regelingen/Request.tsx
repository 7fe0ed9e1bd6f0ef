import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { euro, sumOf } from '#kit/words/money.ts'
import { planOf } from '#model/invoices/arrangements.ts'
import type { PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { payCopy } from '#platform/write/copy.ts'
import { copy } from './copy.ts'
import { requestFlow } from './flow.ts'
import { countChosen, optionsOf, planRows } from './text.ts'

type Props = { offer: NonNullable<PaymentArrangements['offer']>; simBlocked: boolean }

/** Requests an arrangement: the number of terms, their dates, and the consequence of a missed term. */
export function Request({ offer, simBlocked }: Props) {
  const { draft, set } = useFlow(requestFlow, '/betalingsregelingen')
  const order = useOrder(requestFlow, true)
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
