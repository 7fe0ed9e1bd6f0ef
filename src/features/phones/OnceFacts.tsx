import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro, priceText } from '#kit/words/money.ts'
import type { PhoneSums } from '#model/phones/handsetSums.ts'
import { shopCopy } from './copy.ts'

/** The one-off costs: the down payment, and each cost under the backend's title. */
export const OnceFacts = ({ sums: { initial, once, now } }: { sums: Pick<PhoneSums, 'initial' | 'once' | 'now'> }) => (
  <Facts>
    <Fact term={shopCopy.oneOff.initial}>{euro(initial)}</Fact>
    {once.map(({ id, title, amount }) => (
      <Fact key={id} term={title}>
        {priceText(amount)}
      </Fact>
    ))}
    <Fact term={shopCopy.toPayNow} total>
      {euro(now)}
    </Fact>
  </Facts>
)
