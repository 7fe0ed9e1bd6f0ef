import { read } from '../api/client.ts'
import { getOrderDocument } from '../api/contract/order.ts'
import { euro, priceText } from '../domain/money.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { flowCopy } from './copy.ts'
import { DocumentButton } from './DocumentButton.tsx'

const copy = flowCopy.overview

/** One thing that is ordered. Amounts in cents; null: nothing of that kind. `isNone`: that there is none, which is not called free. */
export type OrderLine = { title: string; oneOff: number | null; monthly: number | null; isNone?: boolean }

/** What an order comes to: what is paid once and what is paid every month, each with its sum. */
export const OrderLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Facts>
    <Sum title={copy.oneOff} amounts={lines.map(({ oneOff, ...line }) => ({ ...line, amount: oneOff }))} />
    <Sum title={copy.monthly} amounts={lines.map(({ monthly, ...line }) => ({ ...line, amount: monthly }))} />
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

/** The overview of an order that was placed, to keep. */
export function OrderDocument({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="stack stack--tight">
      <DocumentButton fetchDocument={() => read(getOrderDocument, { orderNumber })}>{copy.download}</DocumentButton>
      <p className="small muted">{copy.footer}</p>
    </div>
  )
}
