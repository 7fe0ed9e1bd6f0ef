import type { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { nextStartOf } from '../../domain/prepaidBundles.ts'
import { flowCopy } from '../../flow/copy.ts'
import { OrderDocument } from '../../flow/OrderOverview.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { prepaidCopy as copy } from './copy.ts'

/** What was paid, until when it can be used and what happens then, to keep. */
export function Receipt({ receipt: { orderNumber, until, autoExtend, price, balance } }: { receipt: PrepaidReceipt }) {
  const next = dayText(nextStartOf(until))
  return (
    <>
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <Facts>
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        <Fact term={copy.facts.until}>{dayText(until)}</Fact>
        <Fact term={copy.facts.next}>{autoExtend ? copy.extendsOn(next) : copy.stopsOn(next)}</Fact>
        <Fact term={copy.facts.paid}>{euro(price)}</Fact>
        <Fact term={copy.facts.balance} total>
          {euro(balance)}
        </Fact>
      </Facts>
      <OrderDocument orderNumber={orderNumber} />
    </>
  )
}
