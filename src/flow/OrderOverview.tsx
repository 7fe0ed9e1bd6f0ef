import { read } from '../api/client.ts'
import { getOrderDocument } from '../api/contract/order.ts'
import { priceText } from '../domain/money.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { flowCopy } from './copy.ts'
import { DocumentButton } from './DocumentButton.tsx'

const copy = flowCopy.overview

/** One thing that is ordered. Amounts in cents; null: nothing of that kind. */
export type OrderLine = { title: string; oneOff: number | null; monthly: number | null }

/** What an order comes to: what is paid once and what is paid every month, each with its sum. */
export const OrderLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Facts>
    <Sum title={copy.oneOff} amounts={lines.map(({ title, oneOff }) => ({ title, amount: oneOff }))} />
    <Sum title={copy.monthly} amounts={lines.map(({ title, monthly }) => ({ title, amount: monthly }))} />
  </Facts>
)

type Amount = { title: string; amount: number | null }

function Sum({ title: total, amounts }: { title: string; amounts: readonly Amount[] }) {
  const paid = amounts.flatMap(({ title, amount }) => (amount === null ? [] : [{ title, amount }]))
  if (paid.length === 0) return null
  return (
    <>
      {paid.map(({ title, amount }) => (
        <Fact key={title} term={title}>
          {priceText(amount)}
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
