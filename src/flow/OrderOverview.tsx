import { read } from '../api/client.ts'
import { getOrderDocument } from '../api/contract/order.ts'
import { euro } from '../domain/money.ts'
import { Fact, Facts } from '../ui/Facts.tsx'
import { flowCopy } from './copy.ts'
import { DocumentButton } from './DocumentButton.tsx'

const copy = flowCopy.overview

/** One thing that is ordered. Amounts in cents; null: nothing of that kind. */
export type OrderLine = { title: string; oneOff: number | null; monthly: number | null }

const free = (cents: number) => (cents === 0 ? flowCopy.free : euro(cents))
const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

/** What an order comes to: what is paid once and what is paid every month, each with its sum. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const [once, monthly] = [lines.filter(({ oneOff }) => oneOff !== null), lines.filter((line) => line.monthly !== null)]
  return (
    <Facts>
      {once.map(({ title, oneOff }) => (
        <Fact key={title} term={`${title} (${copy.oneOff.toLowerCase()})`}>
          {free(oneOff ?? 0)}
        </Fact>
      ))}
      {once.length > 0 && (
        <Fact term={copy.oneOff} total>
          {free(sumOf(once.map(({ oneOff }) => oneOff)))}
        </Fact>
      )}
      {monthly.map((line) => (
        <Fact key={line.title} term={line.title}>
          {free(line.monthly ?? 0)}
        </Fact>
      ))}
      {monthly.length > 0 && (
        <Fact term={copy.monthly} total>
          {free(sumOf(monthly.map((line) => line.monthly)))}
        </Fact>
      )}
    </Facts>
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
