import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { timeText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { createPayment } from '#model/payment/contract.ts'
import { getKeptHandset, type KeptHandset } from '#model/phones/contract/handsetRetention.ts'
import { totalOf } from '#model/phones/handsetSums.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { useSending } from '#platform/write/useSending.ts'
import { shopCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { CHECK, handsetFlow, ORDER_DONE } from './flow.ts'

/**
 * An order that was confirmed but not paid: it is kept for a while and can be paid in any tab. `otherwise` is shown when it is no longer
 * kept.
 */
export default function PayAgain({ otherwise }: { otherwise: ReactNode }) {
  const { brand, name, spec } = useAddress('/verlengen/telefoons/:brand/:name/:spec')
  const { value: kept, settled } = useReadState(getKeptHandset)
  if (!settled) return null
  const isThis = kept && kept.address.brand === brand && kept.address.name === name && kept.address.spec === spec
  return isThis ? <Paying kept={kept} /> : otherwise
}

function Paying({ kept: { phone, address, now, credit, monthly, months, to, keptUntil } }: { kept: KeptHandset }) {
  const { offers } = handsetFlow
  const order = useSending({ name: handsetFlow.name, order: createPayment, done: href(ORDER_DONE, address), offers }, true)
  const { sums } = copy
  return (
    <Card className="stack">
      <h2 className="title-card">{phone}</h2>
      <Facts>
        {credit > 0 && <Fact term={sums.phone(months)}>{euro(monthly)}</Fact>}
        <Fact term={shopCopy.toPayNow}>{euro(now)}</Fact>
        <Fact term={sums.total(months)}>{euro(totalOf({ now, credit, months }, to))}</Fact>
      </Facts>
      <Ideal
        amount={now}
        what={{ kind: 'handset' as const }}
        order={order}
        failed={copy.finish.failed}
        refusals={{ ...copy.check.refusals, ...copy.finish.refusals }}
        back={href(CHECK, address)}
        returnPath={href('/verlengen/telefoons/:brand/:name/:spec/afronding', address)}
        offline={copy.check.offline}
        button={copy.finish.again}
      >
        {copy.finish.kept(timeText(keptUntil))}
      </Ideal>
    </Card>
  )
}
