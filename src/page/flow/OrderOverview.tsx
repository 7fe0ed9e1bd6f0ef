import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro, priceText } from '#kit/words/money.ts'
import { getOrderDocument } from '#model/order.ts'
import { read } from '#platform/api/client.ts'
import { flowCopy } from './copy.ts'
import { DocumentButton } from './DocumentButton.tsx'

/**
 * A line of an order. Amounts in cents; null: no amount of that kind. `isNone`: the line states that something is absent, so its price is
 * not shown as free.
 */
export type OrderLine = { title: string; oneOff: number | null; monthly: number | null; isNone?: boolean }

/** The one-off and monthly costs of an order, each with its sum. */
export const OrderLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Facts>
    <Sum title={flowCopy.overview.oneOff} amounts={lines.map(({ oneOff, ...line }) => ({ ...line, amount: oneOff }))} />
    <Sum title={flowCopy.overview.monthly} amounts={lines.map(({ monthly, ...line }) => ({ ...line, amount: monthly }))} />
  </Facts>
)

type Amount = Pick<OrderLine, 'title' | 'isNone'> & { amount: number | null }

function Sum({ title: total, amounts }: { title: string; amounts: readonly Amount[] }) {
  const paid = amounts.flatMap(({ amount, ...line }) => (amount === null ? [] : [{ ...line, amount }]))
  if (paid.length === 0) return null
  return (
    <>
      {paid.map(({ title, amount, isNone = false }) => (
        <Fact key={title} term={title}>
          {isNone ? euro(amount) : priceText(amount)}
        </Fact>
      ))}
      <Fact term={total} total>
        {priceText(paid.reduce((sum, { amount }) => sum + amount, 0))}
      </Fact>
    </>
  )
}

/** The PDF of a placed order. */
export function OrderDocument({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="stack stack--tight">
      <DocumentButton fetchDocument={() => read(getOrderDocument, { orderNumber })}>{flowCopy.overview.download}</DocumentButton>
      <p className="small muted">{flowCopy.overview.footer}</p>
    </div>
  )
}
